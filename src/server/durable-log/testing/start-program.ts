import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { z } from 'zod'
import { bundleProgram } from '../../testing/bundle-program'

export interface RunningProgram {
  url: string
  pid: number
  kill: () => Promise<void>
  stop: () => Promise<void>
}

/** @param tracer command line in front of the program, such as that of strace */
export const startProgram = async (dataDir: string, tracer: readonly string[] = []): Promise<RunningProgram> => {
  const program = [process.execPath, await bundleProgram(resolve(__dirname, 'service-program.ts')), dataDir]
  const [command = '', ...args] = [...tracer, ...program]
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  let errors = ''
  child.stderr?.on('data', (text: Buffer) => (errors += text.toString('utf8')))
  const ended = once(child, 'exit')
  const ready = await Promise.race([once(child, 'message'), ended.then(() => null)])
  if (ready === null) throw new Error(`The program ended: ${errors}`)
  const { url } = z.object({ url: z.string() }).parse(ready[0])
  return {
    url,
    pid: child.pid ?? 0,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    stop: async () => {
      child.send('stop')
      await ended
    },
  }
}
