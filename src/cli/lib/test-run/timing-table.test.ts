import { timingTable } from './timing-table'
import type { FinishedStep } from './types'

const step = (more: Partial<FinishedStep>): FinishedStep => ({
  name: 'unit tests',
  ms: 10_000,
  passed: 1,
  failed: 0,
  failures: [],
  suites: [],
  setUp: [],
  ...more,
})

describe('timing table', () => {
  it('lists steps, set-up and suites, the slowest first', () => {
    const unit = step({
      suites: [
        { name: 'a.test.ts', ms: 1_000 },
        { name: 'b.test.ts', ms: 4_250 },
      ],
    })
    const site = step({
      name: 'site',
      ms: 30_000,
      suites: [{ name: 'e2e/c.spec.ts', ms: 9_000 }],
      setUp: [{ name: 'npm start', ms: 20_000 }],
    })
    expect(timingTable([step({ name: 'types', ms: 500 }), unit, site], 31_000)).toEqual([
      'Steps',
      '    30.0 s  site',
      '    10.0 s  unit tests',
      '     0.5 s  types',
      '    31.0 s  in all',
      'Set-up',
      '    20.0 s  npm start',
      '     4.8 s  unit tests: outside its suites',
      '     1.0 s  site: outside its suites',
      'Slowest suites (3 of 3)',
      '     9.0 s  e2e/c.spec.ts',
      '     4.3 s  b.test.ts',
      '     1.0 s  a.test.ts',
    ])
  })

  it('shows no more suites than asked for, and says so', () => {
    const suites = [1, 2, 3].map((n) => ({ name: `${n}.test.ts`, ms: n * 1000 }))
    expect(timingTable([step({ suites })], 10_000, 2).slice(-3)).toEqual([
      'Slowest suites (2 of 3)',
      '     3.0 s  3.test.ts',
      '     2.0 s  2.test.ts',
    ])
  })

  it('counts suites that ran beside each other as no set-up', () => {
    const suites = [
      { name: 'a', ms: 8_000 },
      { name: 'b', ms: 8_000 },
    ]
    expect(timingTable([step({ suites })], 10_000)).toContain('     0.0 s  unit tests: outside its suites')
  })
})
