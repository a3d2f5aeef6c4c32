import { parseAudit } from './audit'

const report = {
  categories: {
    performance: { score: 0.985 },
    accessibility: { score: 1 },
    'best-practices': { score: 0.96 },
    seo: { score: null },
  },
  audits: {
    'largest-contentful-paint': { numericValue: 1612.4 },
    'total-blocking-time': { numericValue: 71 },
    'cumulative-layout-shift': { numericValue: 0.0042 },
  },
}

describe('what Lighthouse says', () => {
  test('is read as scores of 100 and figures', () => {
    expect(parseAudit(JSON.stringify(report))).toEqual({
      performance: 99,
      accessibility: 100,
      'best-practices': 96,
      seo: 0,
      lcp: 1612.4,
      tbt: 71,
      cls: 0.0042,
    })
  })

  test('is an error when the page could not be measured', () => {
    const failed = { ...report, runtimeError: { message: 'The page did not load' } }
    expect(() => parseAudit(JSON.stringify(failed))).toThrow('The page did not load')
  })
})
