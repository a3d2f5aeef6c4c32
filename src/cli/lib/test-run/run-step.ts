import { join } from 'node:path'
import { errorMessage } from '../../../domain/errors/error-message'
import type { Children } from '../children'
import { YOUNG_SPACE } from '../young-space'
import { parseJestReport, parsePlaywrightReport, readJson } from './read-reports'
import type { FinishedStep, StepResult, SuiteTime } from './types'

export interface StepOptions {
  name: string
  children: Children
  /** Root of the checkout. */
  root: string
  print: (line: string) => void
}

interface Work {
  result: StepResult
  setUp?: readonly SuiteTime[]
}

/**
 * Runs one step of a test run. Its output is printed once it has ended, so that parallel steps do not interleave, and
 * only if it failed. An exception counts as one failure.
 */
export const runStep = async (
  { name, print }: StepOptions,
  work: (say: (line: string) => void) => Promise<Work>,
): Promise<FinishedStep> => {
  const lines: string[] = []
  const began = performance.now()
  print(`▸ ${name}`)
  const { result, setUp = [] } = await work((line) => void lines.push(line)).catch((error: unknown): Work => {
    const message = errorMessage(error)
    lines.push(message)
    return { result: { passed: 0, failed: 1, failures: [{ name, message }], suites: [] } }
  })
  const ms = performance.now() - began
  const { passed, failed } = result
  const mark = failed === 0 ? '✓' : '✗'
  const outcome = `${mark} ${name}: ${passed} passed, ${failed} failed, ${(ms / 1000).toFixed(0)} s`
  print(failed === 0 ? outcome : [`\n── ${name}`, ...lines.map((line) => `  ${line}`), outcome, ''].join('\n'))
  return { name, ms, setUp, ...result }
}

/** The file of npm's command, which runs the scripts of `package.json`. */
const npmCommand = (): string =>
  process.env['npm_execpath'] ?? join(process.execPath, '../../lib/node_modules/npm/bin/npm-cli.js')

/** Runs a program that has no cases of its own: it counts as one. */
export const runProgram = (options: StepOptions, args: readonly string[]): Promise<FinishedStep> =>
  runStep(options, async (say) => {
    const { children, root, name } = options
    const failures = await children.run(name, args, { env: process.env, cwd: root, onLine: say }).then(
      () => [],
      // The error carries the last lines of the output.
      (error: unknown) => [{ name, message: errorMessage(error) }],
    )
    return { result: { passed: 1 - failures.length, failed: failures.length, failures, suites: [] } }
  })

/** Runs a script of `package.json`. */
export const runScript = (options: StepOptions, script: string): Promise<FinishedStep> =>
  runProgram(options, [npmCommand(), 'run', '--silent', script])

export interface RunnerOptions {
  args: readonly string[]
  env?: NodeJS.ProcessEnv
  /** Where the runner's JSON report goes. */
  report: string
}

/** A runner ends with an error when a test failed; its report says more. */
const run = async (
  { children, root, name }: StepOptions,
  say: (line: string) => void,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<void> => {
  await children.run(name, args, { env: { ...process.env, ...env }, cwd: root, onLine: say }).catch(() => undefined)
}

export const runJest = async (
  options: StepOptions,
  say: (line: string) => void,
  { args, env = {}, report }: RunnerOptions,
): Promise<StepResult> => {
  const jest = join(options.root, 'node_modules/jest/bin/jest.js')
  // A test that failed may leave something open, and the run must end all the same.
  await run(options, say, [...YOUNG_SPACE, jest, '--forceExit', '--json', `--outputFile=${report}`, ...args], env)
  return parseJestReport(await readJson(report), options.root)
}

/** Runs browser tests; `E2E_TRACE=on` records them, which a failure asks for. */
export const runPlaywright = async (
  options: StepOptions,
  say: (line: string) => void,
  { args, env = {}, report }: RunnerOptions,
): Promise<StepResult> => {
  const playwright = join(options.root, 'node_modules/@playwright/test/cli.js')
  const config = ['test', '--config', 'e2e/playwright.config.ts']
  const { E2E_TRACE = 'off' } = process.env
  await run(options, say, [playwright, ...config, ...args], { ...env, E2E_TRACE, PLAYWRIGHT_JSON_OUTPUT_NAME: report })
  const result = parsePlaywrightReport(await readJson(report), 'e2e')
  if (result.failed > 0 && E2E_TRACE === 'off')
    say('No traces were recorded: run the suite alone, or all with E2E_TRACE=on (docs/testing.md)')
  return result
}
