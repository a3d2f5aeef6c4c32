import type { Vital } from './vitals'

export type VitalMetric = Vital['metric']

interface VitalScale {
  /** Upper bounds of the histogram's buckets; the last bucket has none. They include both thresholds. */
  bounds: readonly number[]
  /** Values up to this one are good, and those above `poor` are poor. */
  good: number
  poor: number
}

/** Thresholds of https://web.dev/articles/vitals, and buckets that are finest around them. */
export const VITAL_SCALES: Readonly<Record<VitalMetric, VitalScale>> = {
  LCP: {
    bounds: [500, 1_000, 1_250, 1_500, 1_750, 2_000, 2_250, 2_500, 3_000, 3_500, 4_000, 5_000, 6_000, 8_000, 12_000],
    good: 2_500,
    poor: 4_000,
  },
  INP: { bounds: [25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 400, 500, 700, 1_000, 2_000], good: 200, poor: 500 },
  CLS: {
    bounds: [0.001, 0.01, 0.025, 0.05, 0.075, 0.1, 0.125, 0.15, 0.2, 0.25, 0.35, 0.5, 0.75, 1, 2],
    good: 0.1,
    poor: 0.25,
  },
}

/** Number of the bucket that a value falls into, from 0. */
export const vitalBucket = (metric: VitalMetric, value: number): number => {
  const { bounds } = VITAL_SCALES[metric]
  const bucket = bounds.findIndex((bound) => value <= bound)
  return bucket === -1 ? bounds.length : bucket
}

/** How many values fell into a bucket. */
export interface BucketCount {
  bucket: number
  count: number
}

/**
 * The 75th percentile by a histogram: exact to the width of a bucket, within which values are taken to be spread evenly.
 *
 * @returns milliseconds, or a score for `CLS`; the last bound for values beyond it; null without values
 */
export const vitalP75 = (metric: VitalMetric, counts: readonly BucketCount[]): number | null => {
  const { bounds } = VITAL_SCALES[metric]
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  let rest = 0.75 * total
  for (const { bucket, count } of [...counts].sort((a, b) => a.bucket - b.bucket)) {
    if (rest > count) {
      rest -= count
      continue
    }
    const lower = bounds[bucket - 1] ?? 0
    const upper = bounds[bucket] ?? bounds.at(-1) ?? lower
    // Rounding must not lift it over a threshold.
    return Math.min(upper, lower + ((upper - lower) * rest) / count)
  }
  return bounds.at(-1) ?? null
}

export type VitalRating = Vital['rating']

export const rateVital = (metric: VitalMetric, value: number): VitalRating => {
  const { good, poor } = VITAL_SCALES[metric]
  if (value <= good) return 'good'
  return value <= poor ? 'needs-improvement' : 'poor'
}
