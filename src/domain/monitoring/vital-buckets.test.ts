import fc from 'fast-check'
import { rateVital, VITAL_SCALES, vitalBucket, vitalP75 } from './vital-buckets'
import { VITAL_METRICS } from './vitals'

const metrics = fc.constantFrom(...VITAL_METRICS)

describe('histograms of web vitals', () => {
  it('have both thresholds among their bounds', () => {
    for (const { bounds, good, poor } of Object.values(VITAL_SCALES)) {
      expect(bounds).toEqual(expect.arrayContaining([good, poor]))
      expect([...bounds].sort((a, b) => a - b)).toEqual(bounds)
    }
  })

  it('tell the 75th percentile to the width of a bucket, so that its rating is right', () => {
    fc.assert(
      fc.property(
        metrics,
        fc.array(fc.double({ min: 0, max: 20_000, noNaN: true }), { minLength: 1 }),
        (metric, raw) => {
          const values = raw.map((value) => (metric === 'CLS' ? value / 10_000 : value)).sort((a, b) => a - b)
          const exact = values[Math.ceil(values.length * 0.75) - 1] ?? 0
          const counts = values.map((value) => ({ bucket: vitalBucket(metric, value), count: 1 }))
          const merged = [...new Set(counts.map(({ bucket }) => bucket))].map((bucket) => ({
            bucket,
            count: counts.filter((one) => one.bucket === bucket).length,
          }))
          const p75 = vitalP75(metric, merged) ?? -1
          const { bounds } = VITAL_SCALES[metric]
          const bucket = vitalBucket(metric, exact)
          expect(p75).toBeGreaterThanOrEqual(bounds[bucket - 1] ?? 0)
          expect(p75).toBeLessThanOrEqual(bounds[bucket] ?? bounds.at(-1) ?? 0)
          if (bucket < bounds.length && p75 > (bounds[bucket - 1] ?? 0))
            expect(rateVital(metric, p75)).toBe(rateVital(metric, exact))
        },
      ),
    )
  })

  it('tell no more than the bound of a bucket, in spite of rounding', () => {
    const whole = VITAL_SCALES.CLS.bounds.map((_bound, bucket) =>
      vitalP75('CLS', [
        { bucket, count: 3 },
        { bucket: 99, count: 1 },
      ]),
    )
    expect(whole.filter((p75, bucket) => (p75 ?? 0) > (VITAL_SCALES.CLS.bounds[bucket] ?? 0))).toEqual([])
    expect(whole).toHaveLength(15)
  })

  it('tell nothing without values', () => {
    expect(vitalP75('LCP', [])).toBeNull()
  })
})
