import { parseJestReport, parsePlaywrightReport } from './read-reports'

describe('report of jest', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    numTotalTests: 8,
    testResults: [{ name: '/checkout/src/a.test.ts', startTime: 1_000, endTime: 3_500 }],
  }

  it('counts a suite that could not start as a failure, and names suites from the root', () => {
    expect(parseJestReport(report, '/checkout')).toEqual({
      passed: 7,
      failed: 2,
      suites: [{ name: 'src/a.test.ts', ms: 2_500 }],
    })
  })

  it('fails when nothing ran', () => {
    const nothing = {
      numPassedTests: 0,
      numFailedTests: 0,
      numRuntimeErrorTestSuites: 0,
      numTotalTests: 0,
      testResults: [],
    }
    expect(parseJestReport(nothing, '/checkout')).toEqual({ passed: 0, failed: 1, suites: [] })
  })
})

describe('report of Playwright', () => {
  const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] })

  it('adds up the tests of a file, nested groups and projects included', () => {
    const report = {
      stats: { expected: 3, unexpected: 1, flaky: 0 },
      errors: [{ message: 'a worker died' }],
      suites: [
        { file: 'a.spec.ts', specs: [spec(100)], suites: [{ file: 'a.spec.ts', specs: [spec(20), spec(3)] }] },
        { file: 'a.spec.ts', specs: [spec(1_000)] },
      ],
    }
    expect(parsePlaywrightReport(report, 'e2e')).toEqual({
      passed: 3,
      failed: 2,
      suites: [{ name: 'e2e/a.spec.ts', ms: 1_123 }],
    })
  })

  it('fails when nothing ran', () => {
    const nothing = { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [], suites: [] }
    expect(parsePlaywrightReport(nothing, 'e2e')).toEqual({ passed: 0, failed: 1, suites: [] })
  })
})
