import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

const CLI = require.resolve('netlify-cli/bin/run.js')

/** Nothing is looked up, opened or reported; Deno, which the command would download for edge functions, is left out. */
const ENVIRONMENT = { CI: 'true', BROWSER: 'none', NETLIFY_TELEMETRY_DISABLED: '1', NO_UPDATE_NOTIFIER: '1' }

const launch = (
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): { child: ChildProcess; lines: string[] } => {
  const child = spawn(process.execPath, [CLI, ...args], {
    cwd,
    env: { ...process.env, ...ENVIRONMENT, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => lines.push(line))
  return { child, lines }
}

/** Runs `netlify build --offline`. @throws Error with its output when it fails */
export const netlifyBuild = async (cwd: string, env: NodeJS.ProcessEnv): Promise<string> => {
  const { child, lines } = launch(['build', '--offline'], cwd, env)
  await once(child, 'close')
  if (child.exitCode !== 0) throw new Error(`netlify build failed:\n${lines.join('\n')}`)
  return lines.join('\n')
}

/** Runs `netlify serve`, the host's own reading of a folder, until closed. */
export const netlifyServe = async (
  cwd: string,
  port: number,
  functionsPort: number,
): Promise<{ close: () => Promise<void> }> => {
  const flags = ['serve', '--offline', '-p', String(port), '--functions-port', String(functionsPort)]
  const { child, lines } = launch([...flags, '--internal-disable-edge-functions'], cwd, {})
  const ended = once(child, 'exit')
  const close = async () => {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
  for (let tries = 0; tries < 120; tries += 1) {
    if (child.exitCode !== null) throw new Error(`netlify serve ended:\n${lines.join('\n')}`)
    const answered = await fetch(`http://localhost:${port}/`).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) return { close }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  await close()
  throw new Error(`netlify serve did not answer within a minute:\n${lines.join('\n')}`)
}
