import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { systemErrorCode } from '../../domain/errors/system-error'

/** How long a process may take to end when asked to, in ms. */
const GRACE = 5_000

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

/** Signals a process and everything it started: each child leads a process group of its own. */
const signalGroup = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(-pid, name)
  } catch (error) {
    if (systemErrorCode(error) !== 'ESRCH') throw error
  }
}

/** Ends a process and everything it started. */
const endGroup = async (child: ChildProcess): Promise<void> => {
  if (hasEnded(child) || child.pid === undefined) return
  const { pid } = child
  const ended = once(child, 'exit')
  signalGroup(pid, 'SIGTERM')
  const timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), GRACE)
  await ended
  clearTimeout(timer)
}

export interface RunOptions {
  env: NodeJS.ProcessEnv
  /** Folder to run in; this process's own without one. */
  cwd?: string
  /** Called with every line that the process writes. */
  onLine?: (line: string) => void
}

/** The processes that a command started; `end` ends all of them. */
export interface Children {
  /** Runs a program to its end, which is the end of all that it started. @throws Error with its last lines when it ends otherwise than well */
  run: (name: string, args: readonly string[], options: RunOptions) => Promise<void>
  /** Starts a Node program that says `{ ready: true }` over IPC. @throws Error with its last lines when it ends before */
  startService: (name: string, args: readonly string[], options: RunOptions) => Promise<ChildProcess>
  end: () => Promise<void>
}

/** How many of a process's last lines an error repeats. */
const TAIL = 30

export const createChildren = (): Children => {
  const children = new Set<ChildProcess>()

  const start = (args: readonly string[], { env, cwd, onLine }: RunOptions) => {
    const child = spawn(process.execPath, args, { env, cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
    children.add(child)
    child.once('exit', () => children.delete(child))
    const tail: string[] = []
    for (const stream of [child.stdout, child.stderr])
      if (stream)
        createInterface({ input: stream }).on('line', (line) => {
          tail.push(line)
          if (tail.length > TAIL) tail.shift()
          onLine?.(line)
        })
    return { child, tail }
  }
  const failure = (name: string, tail: readonly string[]) => new Error(`${name} failed:\n${tail.join('\n')}`)

  return {
    async run(name, args, options) {
      const { child, tail } = start(args, options)
      // A worker of a build that failed lives on at times, and with it the end of the output that is waited for.
      child.once('exit', () => {
        if (child.pid !== undefined) signalGroup(child.pid, 'SIGKILL')
      })
      await once(child, 'close')
      if (child.exitCode !== 0) throw failure(name, tail)
    },
    async startService(name, args, options) {
      const { child, tail } = start(args, options)
      await new Promise<void>((resolve, reject) => {
        child.once('message', () => resolve())
        child.once('close', () => reject(failure(name, tail)))
        child.once('error', reject)
      })
      return child
    },
    end: async () => {
      await Promise.all([...children].map(endGroup))
    },
  }
}
