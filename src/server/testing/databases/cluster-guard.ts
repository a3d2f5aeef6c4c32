import { spawn } from 'node:child_process'

/** Waits until its parent is gone, however that ended, and runs what its arguments say: a command, then a folder to remove. */
const PROGRAM = `
const { execFileSync } = require('node:child_process')
const { rmSync } = require('node:fs')
const [folder, command, ...args] = process.argv.slice(1)
process.once('disconnect', () => {
  try { execFileSync(command, args, { stdio: 'ignore' }) } catch {}
  rmSync(folder, { recursive: true, force: true })
})
process.on('message', () => process.exit(0))
`

/**
 * Has a database server stopped when this process ends without stopping it, as by Ctrl-C.
 *
 * @param folder removed afterwards
 * @param stop command line that stops the server
 * @returns ends the guard: the server was stopped
 */
export const guardCluster = (folder: string, stop: readonly string[]): (() => void) => {
  const guard = spawn(process.execPath, ['-e', PROGRAM, folder, ...stop], {
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  guard.unref()
  guard.channel?.unref()
  return () => void guard.send('stopped')
}
