import { join, resolve } from 'node:path'
import { nearestTests } from './lib/check/nearest-tests'
import { changedFiles, readImports } from './lib/check/read-imports'
import { createChildren } from './lib/children'
import { onStop } from './lib/on-stop'
import { createTerminal } from './lib/terminal'
import { runLanes } from './lib/test-run/run-lanes'
import { runProgram } from './lib/test-run/run-step'
import type { FinishedStep } from './lib/test-run/types'

const root = resolve(__dirname, '../..')
const bin = (file: string): string => join(root, 'node_modules', file)

/** Suites of unit tests that take about half a minute, also where many of them open a database. */
const MOST_TESTS = 30

/**
 * `npm run check`: types, lint, formatting and the unit tests nearest to what is not committed yet, for the inner loop.
 * `npm test` checks everything.
 */
const main = async (): Promise<void> => {
  const children = createChildren()
  onStop(createTerminal(process.stdout, process.stderr), () => children.end())
  const step = (name: string, args: readonly string[]) => (): Promise<FinishedStep> =>
    runProgram({ name, children, root, print: (line) => console.log(line) }, args)
  const tests = nearestTests(await readImports(root), changedFiles(root))
  const near = tests.slice(0, MOST_TESTS)
  const testStep = step(`unit tests of what changed: ${near.length} of ${tests.length} suites`, [
    bin('jest/bin/jest.js'),
    '--maxWorkers=1',
    ...process.argv.slice(2),
    '--runTestsByPath',
    ...near,
  ])
  const steps = await runLanes(2, [
    step('types and lint', [bin('oxlint/bin/oxlint')]),
    ...(near.length > 0 ? [testStep] : []),
    step('formatting', [bin('oxfmt/bin/oxfmt'), '--check']),
  ])
  const failed = steps.filter((one) => one.failed > 0).map(({ name }) => name)
  console.log(failed.length === 0 ? 'All checks passed' : `Failed: ${failed.join(', ')}`)
  process.exit(failed.length === 0 ? 0 : 1)
}

void main()
