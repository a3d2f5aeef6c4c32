import { execFileSync } from 'node:child_process'
import { findOnPath, isExecutable } from './executable'
import { downloadedBrowser, INSTALLERS, SHELL } from './install-browser'
import type { BrowserInstaller } from './install-browser'

const FULL = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

export interface FoundBrowser {
  path: string
  /** One line that says how it was found. */
  how: string
}

/** What `findBrowser` uses outside its environment. */
export interface BrowserSources {
  downloaded: () => Promise<string | undefined>
  installers: readonly BrowserInstaller[]
}

const SOURCES: BrowserSources = { downloaded: downloadedBrowser, installers: INSTALLERS }

const messageOf = (error: unknown): string =>
  error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)

const findInstalled = (env: NodeJS.ProcessEnv, names: readonly string[]): FoundBrowser | null => {
  const path = findOnPath(env, names)
  return path === undefined ? null : { path, how: `Browser: ${path} (found on the PATH)` }
}

/**
 * Finds a Chromium: `CHROME_PATH`, else a headless shell or a full browser on the `PATH`, else Playwright's; else
 * installs Debian's headless shell or Playwright's. With `CI` set, a full browser on the `PATH` is the last choice,
 * since the tests take half as long again in it.
 *
 * @throws Error that says what was tried when there is none to be had
 */
export const findBrowser = async (
  env: NodeJS.ProcessEnv,
  { downloaded, installers }: BrowserSources = SOURCES,
): Promise<FoundBrowser> => {
  const chosen = env['CHROME_PATH']
  if (chosen) {
    if (!isExecutable(chosen)) throw new Error(`CHROME_PATH is set to ${chosen}, which is no program that can be run`)
    return { path: chosen, how: `Browser: ${chosen} (CHROME_PATH)` }
  }
  const installed = findInstalled(env, env['CI'] ? [SHELL] : [SHELL, ...FULL])
  if (installed) return installed
  const before = await downloaded()
  if (before) return { path: before, how: `Browser: ${before} (Playwright’s, downloaded before)` }

  const tried: string[] = []
  for (const { name, install } of installers)
    try {
      const path = await install(env)
      if (path) return { path, how: `Browser: ${path} (installed: ${name})` }
      tried.push(`${name}: installed, but not found`)
    } catch (error) {
      tried.push(`${name}: ${messageOf(error)}`)
    }
  const full = findInstalled(env, FULL)
  if (full) return full
  throw new Error(`No Chromium was found, and none could be installed. ${tried.join('; ')}. Set CHROME_PATH.`)
}

/**
 * Path of a full browser, which has features that the headless shell lacks; undefined if there is none on the `PATH`.
 */
export const findFullBrowser = (env: NodeJS.ProcessEnv): string | undefined => findOnPath(env, FULL)

/** Version line of a browser, to be shown beside results. */
export const browserVersion = (path: string): string =>
  execFileSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8' }).trim()
