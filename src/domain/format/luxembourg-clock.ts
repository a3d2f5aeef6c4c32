const HOUR_MS = 3_600_000

/** The last Sunday of a month at 01:00 UTC, when clocks change in the whole Union. @param month from 0 */
const clockChange = (year: number, month: number): number => {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1))
  return lastDay.setUTCDate(lastDay.getUTCDate() - lastDay.getUTCDay())
}

const MARCH = 2
const OCTOBER = 9

/**
 * How far the clocks of Luxembourg are ahead of UTC, in ms: two hours in summer, else one. By directive 2000/84/EC, whose rule
 * holds since 1996. `Intl` knows it too, but a slow phone takes 100 ms to load what it knows.
 */
const offsetAt = (instant: number): number => {
  const year = new Date(instant).getUTCFullYear()
  const isSummer = instant >= clockChange(year, MARCH) && instant < clockChange(year, OCTOBER)
  return isSummer ? 2 * HOUR_MS : HOUR_MS
}

/** What the clocks of Luxembourg show at an instant since 1996, as an ISO time without zone: `2026-11-21T14:32:00.000`. */
export const luxembourgTime = (instant: Date): string => {
  const at = instant.getTime()
  return new Date(at + offsetAt(at)).toISOString().slice(0, -1)
}
