/**
 * The median; for an even number of values, the mean of the two in the middle.
 *
 * @throws RangeError when there are no values
 */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  if (low === undefined || high === undefined) throw new RangeError('There is no median of nothing')
  return (low + high) / 2
}
