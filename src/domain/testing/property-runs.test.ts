import { propertyRuns } from './property-runs'

describe('random cases of a property', () => {
  const before = process.env.PROPERTY_RUNS
  afterEach(() => {
    if (before === undefined) delete process.env.PROPERTY_RUNS
    else process.env.PROPERTY_RUNS = before
  })

  it('are a fifth by default, and at least 20 unless there are fewer', () => {
    delete process.env.PROPERTY_RUNS
    expect([1_000, 101, 100, 60, 20, 5].map(propertyRuns)).toEqual([200, 21, 20, 20, 20, 5])
  })

  it('are all in a long run', () => {
    process.env.PROPERTY_RUNS = 'all'
    expect([1_000, 60, 5].map(propertyRuns)).toEqual([1_000, 60, 5])
  })
})
