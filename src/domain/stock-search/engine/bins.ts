import { MISSING } from '../fields'

/** Bars of a histogram. Bar k holds what is at least `edges[k]` and less than `edges[k + 1]`; the last bar has no upper end. */
export interface Scale {
  edges: readonly number[]
  /** Least and greatest value when the scale was made; null when there is none. */
  least: number | null
  greatest: number | null
}

const MOST_BARS = 28
const STEPS = [1, 2, 2.5, 5, 10]

/** A step of round figures, at least as long as asked. */
const roundStep = (least: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)))
  return Math.max(1, ...[STEPS.map((step) => step * power).find((step) => step >= least) ?? 10 * power].map(Math.ceil))
}

/** Chooses bars for a column: the dearest fiftieth shares the last one, so that a few outliers do not flatten the rest. */
export const scaleOf = (values: ArrayLike<number>): Scale => {
  const known = new Float64Array(values.length)
  let count = 0
  for (let row = 0; row < values.length; row += 1) {
    if (values[row] === MISSING) continue
    known[count] = values[row] as number
    count += 1
  }
  if (count === 0) return { edges: [], least: null, greatest: null }
  const sorted = known.subarray(0, count).sort()
  const least = sorted[0] as number
  const high = sorted[Math.floor((count - 1) * 0.98)] as number
  const step = roundStep((high - least + 1) / (MOST_BARS - 1))
  const first = Math.floor(least / step) * step
  const bars = Math.max(1, Math.min(MOST_BARS, Math.floor((high - first) / step) + 1))
  return {
    edges: Array.from({ length: bars }, (_, bar) => first + bar * step),
    least,
    greatest: sorted[count - 1] as number,
  }
}

/** Bar of a value; the number of bars when it is missing. A value below the first bar, come live, counts there. */
export const barOf = ({ edges }: Scale, value: number): number => {
  const bars = edges.length
  if (value === MISSING || bars === 0) return bars
  const first = edges[0] as number
  const step = bars > 1 ? (edges[1] as number) - first : Infinity
  const bar = Math.floor((value - first) / step)
  return bar < 0 ? 0 : bar >= bars ? bars - 1 : bar
}

export const barsOf = (scale: Scale, values: ArrayLike<number>): Uint8Array => {
  const bars = new Uint8Array(values.length)
  for (let row = 0; row < values.length; row += 1) bars[row] = barOf(scale, values[row] as number)
  return bars
}
