const STEPS = [1, 2, 2.5, 5, 10]

/** The step of a readable axis (1, 2, 2.5 or 5 times a power of ten) that cuts `top` in at most `parts`. */
const stepFor = (top: number, parts: number): number => {
  const rough = top / parts
  const power = 10 ** Math.floor(Math.log10(rough))
  return (STEPS.find((step) => step * power >= rough * (1 - 1e-9)) ?? 10) * power
}

export interface Scale {
  /** Value at the upper edge. */
  top: number
  /** Values with a line of their own, 0 and `top` included, rising. */
  ticks: number[]
}

/**
 * A scale from 0 that begins and ends at round figures.
 *
 * @param highest the largest value that must fit; 1 stands in for what is not above 0
 */
export const scaleFor = (highest: number, parts = 4): Scale => {
  const wanted = Number.isFinite(highest) && highest > 0 ? highest : 1
  const step = stepFor(wanted, parts)
  const count = Math.max(1, Math.ceil(wanted / step - 1e-9))
  // Multiplied anew each time: sums of decimals drift.
  const ticks = Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)))
  return { top: ticks[count] ?? wanted, ticks }
}

/**
 * Largest value that a chart should make room for: a few that are far out would flatten all others, so they are cut at
 * twice what 95 of 100 do not exceed.
 */
export const highestShown = (p95: number, max: number): number => (max > 2.5 * p95 ? 2 * p95 : max)
