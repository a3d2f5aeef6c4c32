import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { browserVersion, findBrowser } from '../../e2e/support/find-browser'
import { addCounts, readJestCounts, readPlaywrightCounts } from './lib/count-tests'
import type { TestCounts } from './lib/count-tests'
import { createChildren } from './lib/children'
import { freePorts } from './lib/ports'

/**
 * `npm test`: types, lint, unit and integration tests, then the built site in a real Chromium. Every suite runs even
 * when one before it failed; the last line counts them all.
 */
const root = resolve(__dirname, '../..')
/** Programs are named by their files: packages do not export them all. */
const bin = (file: string) => join(root, 'node_modules', file)

const program = async (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> => {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  await once(child, 'exit')
  return child.exitCode === 0
}

/** A check without cases of its own counts as one. */
const check = async (name: string, args: readonly string[]): Promise<TestCounts> => {
  console.log(`\n── ${name}`)
  const passed = await program(args)
  console.log(`${passed ? '✓' : '✗'} ${name}`)
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

const jest = async (
  name: string,
  scratch: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<TestCounts> => {
  console.log(`\n── ${name}`)
  const report = join(scratch, `${name.replace(/\W+/g, '-')}.json`)
  await program([bin('jest/bin/jest.js'), '--json', `--outputFile=${report}`, ...args], env)
  return readJestCounts(report).catch((error: unknown) => {
    console.error(`✗ ${name}: jest left no report`, error)
    return { passed: 0, failed: 1 }
  })
}

const playwright = async (name: string, scratch: string, env: NodeJS.ProcessEnv): Promise<TestCounts> => {
  console.log(`\n── ${name}`)
  const report = join(scratch, `${name.replace(/\W+/g, '-')}.json`)
  await program([bin('@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts'], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  return readPlaywrightCounts(report).catch((error: unknown) => {
    console.error(`✗ ${name}: Playwright left no report`, error)
    return { passed: 0, failed: 1 }
  })
}

/** Starts the demo as `npm start` does, on free ports and with a data folder of its own, and tests it in a browser. */
const endToEnd = async (scratch: string): Promise<TestCounts> => {
  const children = createChildren()
  try {
    const browser = await findBrowser(process.env)
    console.log(`\n${browser.how}, ${browserVersion(browser.path)}`)
    const [site, api, content, preview] = await freePorts(4)
    const ports = {
      PORT: String(site),
      API_PORT: String(api),
      CONTENT_PORT: String(content),
      PREVIEW_PORT: String(preview),
    }
    console.log('\n── the demo site (npm start)')
    await children.startService('npm start', ['--import', 'tsx', join(root, 'src/cli/start.ts')], {
      env: { ...process.env, ...ports, DATA_DIR: join(scratch, 'data') },
      onLine: (line) => console.log(`  ${line}`),
    })
    const env = {
      ...ports,
      E2E_SITE_URL: `http://localhost:${site}`,
      E2E_DATA_DIR: join(scratch, 'data'),
      CHROME_PATH: browser.path,
    }
    return addCounts([
      await jest('end to end', scratch, ['--config', 'e2e/jest.config.js', '--runInBand'], env),
      await playwright('end to end (Playwright)', scratch, env),
    ])
  } catch (error) {
    console.error('✗ end to end:', error)
    return { passed: 0, failed: 1 }
  } finally {
    await children.end()
  }
}

const main = async (): Promise<void> => {
  const scratch = await mkdtemp(join(tmpdir(), 'vitrine-test-'))
  const counts = [
    await check('types', [bin('typescript/bin/tsc'), '--noEmit']),
    await check('lint', [bin('eslint/bin/eslint.js'), '--max-warnings', '0', '.']),
    await jest('unit and integration', scratch, []),
    await endToEnd(scratch),
  ]
  await rm(scratch, { recursive: true, force: true })
  const { passed, failed } = addCounts(counts)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

void main()
