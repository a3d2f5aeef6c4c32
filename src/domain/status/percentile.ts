/**
 * The smallest value that at least `share` of all values do not exceed (nearest rank): always one that was measured.
 *
 * @param share 0 to 1, 0.95 for the 95th percentile
 * @returns null when there are no values
 */
export const percentile = (values: readonly number[], share: number): number | null => {
  const sorted = [...values].sort((a, b) => a - b)
  const rank = Math.ceil(Math.min(Math.max(share, 0), 1) * sorted.length)
  return sorted[Math.max(rank, 1) - 1] ?? null
}

export interface Spread {
  count: number
  /** Half of the values are at most this. */
  p50: number | null
  p95: number | null
  max: number | null
}

/** What a row of measurements is summed up in. */
export const spreadOf = (values: readonly number[]): Spread => ({
  count: values.length,
  p50: percentile(values, 0.5),
  p95: percentile(values, 0.95),
  max: percentile(values, 1),
})
