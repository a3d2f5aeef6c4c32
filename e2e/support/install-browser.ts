import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { findOnPath, isExecutable } from './executable'

const run = promisify(execFile)

/** Debian's Chromium without windows. It starts no second renderer for each page, so a suite takes a third less time. */
export const SHELL = 'chromium-headless-shell'

/** An installed browser, or undefined when the installation left none. */
export interface BrowserInstaller {
  name: string
  install: (env: NodeJS.ProcessEnv) => Promise<string | undefined>
}

/** Programs in the folder beside Playwright's Chromium where its headless shell of the same revision is unpacked. */
const shellsBeside = (chromium: string): string[] => {
  const folder = dirname(dirname(chromium))
  const shells = folder.replace(/chromium-(\d+)$/, 'chromium_headless_shell-$1')
  if (shells === folder || !existsSync(shells)) return []
  return readdirSync(shells).flatMap((platform) =>
    ['chrome-headless-shell', 'chrome-headless-shell.exe'].map((name) => join(shells, platform, name)),
  )
}

/** Path of Playwright's own build, if it was downloaded before; its headless shell comes first. */
export const downloadedBrowser = async (): Promise<string | undefined> => {
  const { chromium } = await import('playwright-core')
  const path = chromium.executablePath()
  return [...shellsBeside(path), path].find(isExecutable)
}

/** Ways to install a browser, in the order in which they are tried. */
export const INSTALLERS: readonly BrowserInstaller[] = [
  {
    name: 'Debian’s package',
    install: async (env) => {
      const options = { timeout: 600_000, env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } }
      await run('apt-get', ['update', '-qq'], options)
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', SHELL], options)
      return findOnPath(env, [SHELL])
    },
  },
  {
    name: 'Playwright’s own',
    install: async (env) => {
      const args = [require.resolve('playwright-core/cli.js'), 'install', '--only-shell', 'chromium']
      await run(process.execPath, args, { timeout: 180_000, env })
      return downloadedBrowser()
    },
  },
]
