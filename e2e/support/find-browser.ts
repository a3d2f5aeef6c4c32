import { execFile, execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

export interface FoundBrowser {
  path: string
  /** One line that says how it was found. */
  how: string
}

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const onPath = (env: NodeJS.ProcessEnv): string | undefined =>
  NAMES.flatMap((name) => (env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name))).find(isExecutable)

/** Playwright's own build, if one was downloaded before. */
const playwrights = async (): Promise<string | undefined> => {
  const { chromium } = await import('playwright-core')
  const path = chromium.executablePath()
  return isExecutable(path) ? path : undefined
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)

const installPlaywrights = async (): Promise<string | undefined> => {
  await run(process.execPath, [require.resolve('playwright-core/cli.js'), 'install', '--only-shell', 'chromium'], {
    timeout: 180_000,
  })
  return playwrights()
}

const installDebians = async (env: NodeJS.ProcessEnv): Promise<string | undefined> => {
  const options = { timeout: 600_000, env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } }
  await run('apt-get', ['update', '-qq'], options)
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options)
  return onPath(env)
}

/**
 * Finds a Chromium: `CHROME_PATH`, then one on the `PATH`, then Playwright's; else installs Playwright's own, else
 * Debian's package.
 *
 * @throws Error that says what was tried when there is none to be had
 */
export const findBrowser = async (env: NodeJS.ProcessEnv): Promise<FoundBrowser> => {
  const chosen = env['CHROME_PATH']
  if (chosen) {
    if (!isExecutable(chosen)) throw new Error(`CHROME_PATH is set to ${chosen}, which is no program that can be run`)
    return { path: chosen, how: `Browser: ${chosen} (CHROME_PATH)` }
  }
  const installed = onPath(env)
  if (installed) return { path: installed, how: `Browser: ${installed} (found on the PATH)` }
  const downloaded = await playwrights()
  if (downloaded) return { path: downloaded, how: `Browser: ${downloaded} (Playwright’s, downloaded before)` }

  const tried: string[] = []
  for (const [name, install] of [
    ['Playwright’s own', installPlaywrights],
    ['Debian’s package', () => installDebians(env)],
  ] as const)
    try {
      const path = await install()
      if (path) return { path, how: `Browser: ${path} (installed: ${name})` }
      tried.push(`${name}: installed, but not found`)
    } catch (error) {
      tried.push(`${name}: ${messageOf(error)}`)
    }
  throw new Error(`No Chromium was found, and none could be installed. ${tried.join('; ')}. Set CHROME_PATH.`)
}

/** Version line of a browser, to be shown beside results. */
export const browserVersion = (path: string): string =>
  execFileSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8' }).trim()
