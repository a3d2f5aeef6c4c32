import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { browserVersion, findBrowser } from '../../../../e2e/support/find-browser'
import type { FoundBrowser } from '../../../../e2e/support/find-browser'
import type { Children } from '../children'
import { freePorts } from '../ports'
import { runJest, runPlaywright, runScript, runStep } from './run-step'
import type { StepOptions } from './run-step'
import type { FinishedStep } from './types'

export interface TestStepsOptions {
  root: string
  /** Folder of this run, for reports and data. */
  scratch: string
  children: Children
  print: (line: string) => void
}

type Step = () => Promise<FinishedStep>

const endService = async (service: ChildProcess): Promise<void> => {
  if (service.exitCode !== null || service.signalCode !== null) return
  const ended = once(service, 'exit')
  service.kill('SIGTERM')
  await ended
}

/** Starts the demo as `npm start` does, on free ports and with a data folder of its own, and tests it in a browser. */
const siteStep = (options: StepOptions, scratch: string, finding: Promise<FoundBrowser>): Promise<FinishedStep> =>
  runStep(options, async (say) => {
    const { children, root } = options
    const began = performance.now()
    const [site, api, content, preview, demo, mail] = await freePorts(6)
    const ports = {
      PORT: String(site),
      API_PORT: String(api),
      CONTENT_PORT: String(content),
      PREVIEW_PORT: String(preview),
      DEMO_PORT: String(demo),
      MAIL_PORT: String(mail),
    }
    const dataDir = join(scratch, 'site')
    const server = await children.startService('npm start', ['--import', 'tsx', join(root, 'src/cli/start.ts')], {
      // Tests set client addresses, as a trusted proxy does. Compressing in the background would slow down the other steps.
      env: { ...process.env, ...ports, DATA_DIR: dataDir, TRUSTED_PROXY: '127.0.0.1,::1', COMPRESSION_THREADS: '0' },
      onLine: say,
    })
    const started = performance.now()
    const browser = await finding
    say(`${browser.how}, ${browserVersion(browser.path)}`)
    const found = performance.now()
    const env = {
      ...ports,
      E2E_SITE_URL: `http://localhost:${site}`,
      E2E_DATA_DIR: dataDir,
      CHROME_PATH: browser.path,
    }
    const setUp = [
      { name: 'npm start: services, build of the site, server', ms: started - began },
      { name: 'wait for the browser', ms: found - started },
    ]
    const args = ['--project', 'site', '--project', 'changes']
    try {
      return { result: await runPlaywright(options, say, { args, report: join(scratch, 'site.json'), env }), setUp }
    } finally {
      await endService(server)
    }
  })

/** Suites that start builds and systems of their own, without the site. */
const buildsStep = (options: StepOptions, scratch: string, finding: Promise<FoundBrowser>): Promise<FinishedStep> =>
  runStep(options, async (say) => {
    const browser = await finding
    const ports = await freePorts(4)
    const result = await runPlaywright(options, say, {
      args: ['--project', 'rebuilds', '--project', 'builds'],
      report: join(scratch, 'builds.json'),
      env: {
        CHROME_PATH: browser.path,
        BUILDS_DIR: join(scratch, 'builds'),
        BUILDS_PORTS: ports.join(','),
      },
    })
    return { result }
  })

/** Parts of the unit tests, so that the lanes end at about the same time. */
const UNIT_PARTS = 3

const unitStep = (options: StepOptions, scratch: string, part: number): Promise<FinishedStep> =>
  runStep(options, async (say) => {
    const embedded = join(scratch, 'embedded')
    await mkdir(embedded, { recursive: true })
    const result = await runJest(options, say, {
      args: ['--maxWorkers=1', `--shard=${part}/${UNIT_PARTS}`],
      report: join(scratch, `unit-${part}.json`),
      env: { TEST_EMBEDDED_FOLDER: embedded },
    })
    return { result }
  })

/** The steps of `npm test`, the longest first, so that the lanes end at about the same time. */
export const testSteps = ({ root, scratch, children, print }: TestStepsOptions): Step[] => {
  const step = (name: string): StepOptions => ({ name, children, root, print })
  // Once for both: on a bare machine it is installed, and two installations at a time fail.
  const finding = findBrowser(process.env)
  return [
    () => siteStep(step('site in a browser'), scratch, finding),
    () => buildsStep(step('builds'), scratch, finding),
    () => runScript(step('types and lint'), 'lint'),
    ...Array.from(
      { length: UNIT_PARTS },
      (_, index) => () =>
        unitStep(step(`unit and integration tests, part ${index + 1} of ${UNIT_PARTS}`), scratch, index + 1),
    ),
  ]
}
