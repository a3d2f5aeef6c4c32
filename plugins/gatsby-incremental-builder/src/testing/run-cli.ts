import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { RebuildResult, StartResult } from '../types'

const ROOT = resolve(__dirname, '../../../..')
const CLI = resolve(__dirname, '../../cli.ts')

export interface Failed {
  type: 'failed'
  name: string
  message: string
  stage?: string
  dirty?: boolean
}
export type Rebuilt = RebuildResult & { type: 'rebuilt' }
export type Started = StartResult & { type: 'started' }
type Answer = Failed | Rebuilt | Started

/** The command, as another program would run it. */
export const runCli = (directory: string, args: readonly string[] = []) => {
  const { PATH, HOME, TMPDIR } = process.env
  // Room for short-lived objects: less time for collecting them.
  const child = spawn(
    process.execPath,
    ['--max-semi-space-size=64', '--import', 'tsx', CLI, '--directory', directory, ...args],
    {
      cwd: ROOT,
      env: { PATH, HOME, ...(TMPDIR && { TMPDIR }), CI: 'true' },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  )
  const log: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => log.push(line))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const ended = once(child, 'exit')

  const answer = async (): Promise<Answer> => {
    const { value, done } = await lines.next()
    if (done) throw new Error(`the command ended:\n${log.slice(-40).join('\n')}`)
    return JSON.parse(value) as Answer
  }
  const ask = async (request: object): Promise<Answer> => {
    child.stdin.write(`${JSON.stringify(request)}\n`)
    return answer()
  }

  return {
    pid: child.pid ?? 0,
    /** Whether its log has a text. */
    hasSaid: (text: string): boolean => log.some((line) => line.includes(text)),
    /** Asks for a rebuild without waiting for the answer. */
    request: (request: object = { events: [] }): void => void child.stdin.write(`${JSON.stringify(request)}\n`),
    /** The first line. @throws with the log when the build failed */
    async started(): Promise<Started> {
      const first = await answer()
      if (first.type !== 'started') throw new Error(`${JSON.stringify(first)}\n${log.slice(-40).join('\n')}`)
      return first
    },
    first: answer,
    async rebuilt(request: object = { events: [] }): Promise<Rebuilt> {
      const result = await ask(request)
      if (result.type !== 'rebuilt') throw new Error(`${JSON.stringify(result)}\n${log.slice(-40).join('\n')}`)
      return result
    },
    async failed(request: object = { events: [] }): Promise<Failed> {
      const result = await ask(request)
      if (result.type !== 'failed') throw new Error(`it did not fail: ${JSON.stringify(result)}`)
      return result
    },
    /** Ends the input, as a pipe that closes. */
    async stop(): Promise<void> {
      child.stdin.end()
      await ended
    },
    /** `kill -9`. */
    async kill(): Promise<void> {
      child.kill('SIGKILL')
      await ended
    },
  }
}

export type RunningCli = ReturnType<typeof runCli>
