import { readFile } from 'node:fs/promises'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import type { Failure, StepResult, SuiteTime } from './types'

const NO_TESTS: Failure = { name: 'no test ran', message: '' }

const failure = (name: string, message: string): Failure => ({ name, message: stripVTControlCharacters(message) })

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  numTotalTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      /** Of a suite that could not start, its error. */
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
})

const playwrightError = z.object({ message: z.string().optional() })

const playwrightSpec = z.object({
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number(), errors: z.array(playwrightError) })) })),
})

interface PlaywrightSuite {
  file: string
  suites?: PlaywrightSuite[] | undefined
  specs: z.infer<typeof playwrightSpec>[]
}

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  file: z.string(),
  get suites() {
    return z.array(playwrightSuite).optional()
  },
  specs: z.array(playwrightSpec),
})

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(playwrightError),
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
  const empty = report.numTotalTests === 0 && report.numRuntimeErrorTestSuites === 0
  const fromRoot = (name: string): string => (name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name)
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) => {
    if (assertionResults.length === 0 && message !== '') return [failure(fromRoot(name), message)]
    return assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => failure(`${fromRoot(name)} › ${fullName}`, failureMessages.join('\n')))
  })
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites + Number(empty),
    failures: empty ? [NO_TESTS] : failures,
    suites: report.testResults.map(({ name, startTime, endTime }) => ({
      name: fromRoot(name),
      // A suite that could not start has no times.
      ms: Math.max(0, endTime - startTime),
    })),
  }
}

const durationOf = ({ specs, suites = [] }: PlaywrightSuite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
    .reduce((sum, duration) => sum + duration, 0) + suites.reduce((sum, suite) => sum + durationOf(suite), 0)

const messageOf = (errors: readonly z.infer<typeof playwrightError>[]): string =>
  errors.map(({ message = '' }) => message).join('\n')

const failuresOf = (folder: string, { file, specs, suites = [] }: PlaywrightSuite): Failure[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) =>
      failure(
        `${folder}/${file} › ${title}`,
        messageOf(tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))),
      ),
    ),
  ...suites.flatMap((suite) => failuresOf(folder, suite)),
]

const addByName = (suites: readonly SuiteTime[]): SuiteTime[] => {
  const times = new Map<string, number>()
  for (const { name, ms } of suites) times.set(name, (times.get(name) ?? 0) + ms)
  return [...times].map(([name, ms]) => ({ name, ms }))
}

/**
 * Parses Playwright's JSON report. An error outside of tests counts as a failure, and so does a run without tests. A test that
 * passed at its second attempt counts as passed: only one whose browser stopped answering may have it.
 *
 * @param folder of the suites, from the root of the checkout
 */
export const parsePlaywrightReport = (json: unknown, folder: string): StepResult => {
  const { stats, errors, suites } = playwrightReport.parse(json)
  const passed = stats.expected + stats.flaky
  const failed = stats.unexpected + errors.length
  const empty = passed === 0 && failed === 0
  const failures = [
    ...suites.flatMap((suite) => failuresOf(folder, suite)),
    ...errors.map(({ message = '' }) => failure(`${folder}, outside of tests`, message)),
  ]
  return {
    passed,
    failed: failed + Number(empty),
    failures: empty ? [NO_TESTS] : failures,
    suites: addByName(suites.map((suite) => ({ name: `${folder}/${suite.file}`, ms: durationOf(suite) }))),
  }
}

export const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))
