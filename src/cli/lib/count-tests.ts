import { readFile } from 'node:fs/promises'
import { z } from 'zod'

export interface TestCounts {
  passed: number
  failed: number
}

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  numTotalTests: z.number(),
})

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
})

export const addCounts = (counts: readonly TestCounts[]): TestCounts => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
})

/**
 * Reads jest's JSON report. A suite that could not even start counts as one failure, and so does a run without tests:
 * a check that ran nothing has shown nothing.
 */
export const readJestCounts = async (file: string): Promise<TestCounts> => {
  const report = jestReport.parse(JSON.parse(await readFile(file, 'utf8')))
  const empty = report.numTotalTests === 0 && report.numRuntimeErrorTestSuites === 0 ? 1 : 0
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites + empty }
}

/** Reads Playwright's JSON report. An error outside of tests counts as a failure, and so does a run without tests. */
export const readPlaywrightCounts = async (file: string): Promise<TestCounts> => {
  const { stats, errors } = playwrightReport.parse(JSON.parse(await readFile(file, 'utf8')))
  const failed = stats.unexpected + stats.flaky + errors.length
  const empty = stats.expected === 0 && failed === 0 ? 1 : 0
  return { passed: stats.expected, failed: failed + empty }
}
