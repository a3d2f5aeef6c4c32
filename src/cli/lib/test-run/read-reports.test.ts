import { parseJestReport, parsePlaywrightReport } from './read-reports'

const noTest = { name: 'no test ran', message: '' }

describe('report of jest', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 1,
    numTotalTests: 8,
    testResults: [
      {
        name: '/checkout/src/a.test.ts',
        startTime: 1_000,
        endTime: 3_500,
        message: '\u001b[1mboth\u001b[22m',
        assertionResults: [
          { fullName: 'adds one', status: 'passed', failureMessages: [] },
          { fullName: 'adds two', status: 'failed', failureMessages: ['\u001b[31mExpected: 2\u001b[39m'] },
        ],
      },
      { name: '/checkout/src/b.test.ts', startTime: 0, endTime: 0, message: 'no such module', assertionResults: [] },
    ],
  }

  it('counts a suite that could not start as a failure, and names suites from the root', () => {
    expect(parseJestReport(report, '/checkout')).toMatchObject({
      passed: 7,
      failed: 2,
      suites: [
        { name: 'src/a.test.ts', ms: 2_500 },
        { name: 'src/b.test.ts', ms: 0 },
      ],
    })
  })

  it('names each failure, without colours', () => {
    expect(parseJestReport(report, '/checkout').failures).toEqual([
      { name: 'src/a.test.ts › adds two', message: 'Expected: 2' },
      { name: 'src/b.test.ts', message: 'no such module' },
    ])
  })

  it('fails when nothing ran', () => {
    const nothing = {
      numPassedTests: 0,
      numFailedTests: 0,
      numRuntimeErrorTestSuites: 0,
      numTotalTests: 0,
      testResults: [],
    }
    expect(parseJestReport(nothing, '/checkout')).toEqual({ passed: 0, failed: 1, failures: [noTest], suites: [] })
  })
})

describe('report of Playwright', () => {
  const spec = (...durations: number[]) => ({
    title: 'opens',
    ok: true,
    tests: [{ results: durations.map((duration) => ({ duration, errors: [] })) }],
  })
  const failed = {
    title: 'closes',
    ok: false,
    tests: [{ results: [{ duration: 0, errors: [{ message: '\u001b[31mTimeout\u001b[39m' }] }] }],
  }

  it('adds up the tests of a file, nested groups, projects and second attempts included', () => {
    const report = {
      stats: { expected: 2, unexpected: 1, flaky: 1 },
      errors: [{ message: 'a worker died' }],
      suites: [
        { file: 'a.spec.ts', specs: [spec(100)], suites: [{ file: 'a.spec.ts', specs: [spec(20), spec(3), failed] }] },
        { file: 'a.spec.ts', specs: [spec(1_000)] },
      ],
    }
    expect(parsePlaywrightReport(report, 'e2e')).toEqual({
      passed: 3,
      failed: 2,
      failures: [
        { name: 'e2e/a.spec.ts › closes', message: 'Timeout' },
        { name: 'e2e, outside of tests', message: 'a worker died' },
      ],
      suites: [{ name: 'e2e/a.spec.ts', ms: 1_123 }],
    })
  })

  it('fails when nothing ran', () => {
    const nothing = { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [], suites: [] }
    expect(parsePlaywrightReport(nothing, 'e2e')).toEqual({ passed: 0, failed: 1, failures: [noTest], suites: [] })
  })
})
