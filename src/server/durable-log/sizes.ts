export const addSizes = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0)

/** The oldest of numbered files that fits, with all that follow it, into so many bytes; `Infinity` when none does. */
export const oldestWithin = (numbers: readonly number[], sizes: readonly number[], maxBytes: number): number => {
  let oldest = Infinity
  let sum = 0
  for (let index = numbers.length - 1; index >= 0; index -= 1) {
    sum += sizes[index] ?? 0
    if (sum > maxBytes) break
    oldest = numbers[index] ?? oldest
  }
  return oldest
}
