import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS } from './support/browser-args'

const { CHROME_PATH, CI, E2E_SITE_URL, E2E_TRACE, E2E_WORKERS, PLAYWRIGHT_JSON_OUTPUT_NAME } = process.env

/** Suites that share a builder, each going on from the last one's changes. */
const REBUILDS = ['bad-change', 'bad-records', 'incremental']
/** Suites that start builds or systems of their own. */
const BUILDS = ['bad-input', 'configured-services', 'faults', 'netlify-build']
/** Suites that change the stock or the stories of the shared site: they follow the suites that only read it. */
const CHANGES = ['compare', 'favourites', 'journey', 'live', 'price-display', 'saved-searches', 'preview', 'status']

/** Each project has a folder of its own: `npm test` runs projects in two processes, and each empties its folders first. */
const outputDir = (project: string): string => `.output/playwright/${project}`

const files = (names: readonly string[]): RegExp => new RegExp(`/(?:${names.join('|')})\\.spec\\.ts$`)

/** The built site in a real browser. `npm test` starts the site and names it in the environment. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  forbidOnly: Boolean(CI),
  retries: 0,
  // A shared machine may be ten times slower than it was a minute ago: only a test that hangs should run into these.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  workers: Number(E2E_WORKERS) || 1,
  reporter: [['list'], ...(PLAYWRIGHT_JSON_OUTPUT_NAME ? ([['json']] as const) : [])],
  use: {
    ...(E2E_SITE_URL ? { baseURL: E2E_SITE_URL } : {}),
    locale: 'fr-LU',
    timezoneId: 'Europe/Luxembourg',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Every test is recorded to keep the trace of one that fails, which is a sixth of the processor time: not in `npm test`.
    trace: E2E_TRACE === 'off' ? 'off' : { mode: 'retain-on-failure', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(CHROME_PATH ? { executablePath: CHROME_PATH } : {}),
      // Pages are left after a second or two, before faster code of their scripts is worth compiling: a tenth of the processor
      // time. No renderer process is started in advance, which is another.
      args: [...BROWSER_ARGS, '--renderer-process-limit=1', '--js-flags=--max-lazy,--no-opt,--no-maglev'],
    },
  },
  projects: [
    // The second attempt is for a browser that stopped answering; see retriesOnlyUnresponsive.
    { name: 'site', retries: 1, outputDir: outputDir('site'), testIgnore: files([...CHANGES, ...REBUILDS, ...BUILDS]) },
    { name: 'changes', outputDir: outputDir('changes'), testMatch: files(CHANGES), workers: 1 },
    { name: 'rebuilds', outputDir: outputDir('rebuilds'), testMatch: files(REBUILDS), workers: 1, timeout: 600_000 },
    { name: 'builds', outputDir: outputDir('builds'), testMatch: files(BUILDS), workers: 1, timeout: 600_000 },
  ],
})
