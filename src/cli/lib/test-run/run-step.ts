import { join } from 'node:path'
import type { Children } from '../children'
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
 * Runs a part of the test run. What it writes is printed when it ends, so that steps beside each other do not mix; what
 * it throws counts as one failure.
 */
export const runStep = async (
  { name, print }: StepOptions,
  work: (say: (line: string) => void) => Promise<Work>,
): Promise<FinishedStep> => {
  const lines: string[] = []
  const began = performance.now()
  print(`▸ ${name}`)
  const { result, setUp = [] } = await work((line) => void lines.push(line)).catch((error: unknown): Work => {
    lines.push(error instanceof Error ? error.message : String(error))
    return { result: { passed: 0, failed: 1, suites: [] } }
  })
  const ms = performance.now() - began
  const { passed, failed } = result
  const mark = failed === 0 ? '✓' : '✗'
  const outcome = `${mark} ${name}: ${passed} passed, ${failed} failed, ${(ms / 1000).toFixed(0)} s`
  print([`\n── ${name}`, ...lines.map((line) => `  ${line}`), outcome, ''].join('\n'))
  return { name, ms, setUp, ...result }
}

/** The file of npm's command, which runs the scripts of `package.json`. */
const npmCommand = (): string =>
  process.env['npm_execpath'] ?? join(process.execPath, '../../lib/node_modules/npm/bin/npm-cli.js')

/** Runs a program that has no cases of its own: it counts as one. */
export const runProgram = (options: StepOptions, args: readonly string[]): Promise<FinishedStep> =>
  runStep(options, async (say) => {
    const { children, root, name } = options
    await children.run(name, args, { env: process.env, cwd: root, onLine: say }).catch(() => {
      throw new Error(`${name} failed`)
    })
    return { result: { passed: 1, failed: 0, suites: [] } }
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

/** Room for short-lived objects: with Node's 16 MiB, collecting them takes a sixth of the time of component suites. */
const YOUNG = ['--min-semi-space-size=32', '--max-semi-space-size=64']

export const runJest = async (
  options: StepOptions,
  say: (line: string) => void,
  { args, env = {}, report }: RunnerOptions,
): Promise<StepResult> => {
  const jest = join(options.root, 'node_modules/jest/bin/jest.js')
  await run(options, say, [...YOUNG, jest, '--json', `--outputFile=${report}`, ...args], env)
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
