import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** Starts a thread that runs a program of this folder. @param program name of its file */
export const startThread = (program: string): Worker => {
  // A thread does not take over how its process reads TypeScript: it is told anew.
  const lines = [require.resolve('tsx/cjs'), join(__dirname, program)].map((file) => `require(${JSON.stringify(file)})`)
  return new Worker(lines.join('\n'), { eval: true, execArgv: [] })
}
