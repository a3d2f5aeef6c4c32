import { mkdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createChildren } from './lib/children'
import { onStop } from './lib/on-stop'
import { createTerminal } from './lib/terminal'
import { failureList } from './lib/test-run/failure-list'
import { LONG_RUN } from './lib/test-run/long-run'
import { runLanes } from './lib/test-run/run-lanes'
import { createScratchFolder } from './lib/test-run/scratch-folder'
import { testSteps } from './lib/test-run/steps'
import { timingTable } from './lib/test-run/timing-table'

/** Two more than a small machine has cores: browsers, builds and databases wait for pages, locks and disks. */
const LANES = 4

/**
 * `npm test`: types, lint, unit and integration tests, beside the built site in a real Chromium. Every step runs even
 * when one before it failed. At the end come a timing table, the failed tests, and a line that counts passes and failures.
 * `--long` as in `npm run test:long`: see `long-run.ts`.
 */
const main = async (): Promise<void> => {
  const began = performance.now()
  if (process.argv.includes('--long')) for (const [name, value] of Object.entries(LONG_RUN)) process.env[name] ??= value
  const children = createChildren()
  const scratch = await createScratchFolder()
  // Whatever a step writes lies in the folder of the run, and goes with it.
  process.env['TMPDIR'] = join(scratch, 'tmp')
  await mkdir(process.env['TMPDIR'])
  // What was told to end may still write for a moment.
  const removeScratch = () => rm(scratch, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
  onStop(createTerminal(process.stdout, process.stderr), async () => {
    await children.end()
    await removeScratch()
  })
  const root = resolve(__dirname, '../..')
  const steps = await runLanes(LANES, testSteps({ root, scratch, children, print: (line) => console.log(line) }))
  await children.end()
  await removeScratch()
  const [passed, failed] = (['passed', 'failed'] as const).map((key) => steps.reduce((sum, step) => sum + step[key], 0))
  const failures = failureList(steps.flatMap((step) => step.failures))
  console.log([...timingTable(steps, performance.now() - began), ...failures].join('\n'))
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}

void main()
