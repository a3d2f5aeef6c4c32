/** Places of the two handles of a range, from 0 to the number of bars; the lower one stands before a bar, the upper one after it. */
export type Handles = readonly [low: number, high: number]

/**
 * Moves one handle. There is always a bar between the two: a handle that comes up against the other takes it along, so
 * that neither is ever stuck, wherever typed limits have put them.
 *
 * @param from where they stood when the move began: what was pushed comes back when the handle does
 */
export const slideTo = ([low, high]: Handles, end: 0 | 1, place: number, bars: number): Handles => {
  if (end === 0) {
    const next = Math.min(Math.max(place, 0), bars - 1)
    return [next, Math.min(bars, Math.max(high, next + 1))]
  }
  const next = Math.min(Math.max(place, 1), bars)
  return [Math.max(0, Math.min(low, next - 1)), next]
}

/** Whether the lower handle has to lie above the upper one: where both stand at the end, only it has somewhere to go. */
export const isLowOnTop = ([low, high]: Handles, bars: number): boolean => low + high > bars
