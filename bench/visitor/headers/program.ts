import { spawn } from 'node:child_process'
import { join } from 'node:path'

/**
 * Runs a program of this folder. Its packages are installed apart, so types and lint do not cover it.
 *
 * @param input what it reads from standard input
 * @returns what it wrote, parsed from JSON
 * @throws Error with what it wrote to standard error when it fails
 */
export const runProgram = (file: string, input: string, variables: NodeJS.ProcessEnv = {}): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, file)], { env: { ...process.env, ...variables } })
    let output = ''
    let errors = ''
    child.stdout.on('data', (piece: Buffer) => void (output += piece.toString()))
    child.stderr.on('data', (piece: Buffer) => void (errors += piece.toString()))
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0
        ? resolve(JSON.parse(output))
        : reject(new Error(`${file} ended with ${code}: ${errors.slice(-2000)}`)),
    )
    child.stdin.end(input)
  })
