import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { StepResult, SuiteTime } from './types'

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  numTotalTests: z.number(),
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
})

interface PlaywrightSuite {
  file: string
  suites?: PlaywrightSuite[] | undefined
  specs: { tests: { results: { duration: number }[] }[] }[]
}

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  file: z.string(),
  get suites() {
    return z.array(playwrightSuite).optional()
  },
  specs: z.array(z.object({ tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })) })),
})

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
  suites: z.array(playwrightSuite),
})

/**
 * Parses jest's JSON report. A suite that could not start counts as one failure, and so does a run without tests: a
 * check that ran nothing has shown nothing.
 *
 * @param root folder that suites are named relative to
 */
export const parseJestReport = (json: unknown, root: string): StepResult => {
  const report = jestReport.parse(json)
  const empty = report.numTotalTests === 0 && report.numRuntimeErrorTestSuites === 0 ? 1 : 0
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites + empty,
    suites: report.testResults.map(({ name, startTime, endTime }) => ({
      name: name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name,
      // A suite that could not start has no times.
      ms: Math.max(0, endTime - startTime),
    })),
  }
}

const durationOf = ({ specs, suites = [] }: PlaywrightSuite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
    .reduce((sum, duration) => sum + duration, 0) + suites.reduce((sum, suite) => sum + durationOf(suite), 0)

const addByName = (suites: readonly SuiteTime[]): SuiteTime[] => {
  const times = new Map<string, number>()
  for (const { name, ms } of suites) times.set(name, (times.get(name) ?? 0) + ms)
  return [...times].map(([name, ms]) => ({ name, ms }))
}

/**
 * Parses Playwright's JSON report. An error outside of tests counts as a failure, and so does a run without tests.
 *
 * @param folder of the suites, from the root of the checkout
 */
export const parsePlaywrightReport = (json: unknown, folder: string): StepResult => {
  const { stats, errors, suites } = playwrightReport.parse(json)
  const failed = stats.unexpected + stats.flaky + errors.length
  const empty = stats.expected === 0 && failed === 0 ? 1 : 0
  return {
    passed: stats.expected,
    failed: failed + empty,
    suites: addByName(suites.map((suite) => ({ name: `${folder}/${suite.file}`, ms: durationOf(suite) }))),
  }
}

export const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))
