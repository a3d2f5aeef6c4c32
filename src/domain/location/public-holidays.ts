/** Months and days that are the same every year. */
const FIXED = {
  new_year: '01-01',
  labour_day: '05-01',
  europe_day: '05-09',
  national_day: '06-23',
  assumption: '08-15',
  all_saints: '11-01',
  christmas: '12-25',
  st_stephen: '12-26',
} as const

/** Days after Easter Sunday. */
const MOVING = { easter_monday: 1, ascension: 39, whit_monday: 50 } as const

/** A public holiday of Luxembourg; names are `holiday.{id}` in the locale. */
export type PublicHoliday = keyof typeof FIXED | keyof typeof MOVING

const DAY_MS = 86_400_000

/**
 * Easter Sunday of a year of the Gregorian calendar, as an instant of UTC.
 *
 * @see the anonymous Gregorian algorithm (Meeus, Jones, Butcher)
 */
export const easterSunday = (year: number): number => {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const days = h + l - 7 * m + 114
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1)
}

/**
 * The public holiday of Luxembourg on a day, or null. Sundays that are no holiday are none.
 *
 * @param day ISO day
 * @see Code du travail, art. L. 232-2
 */
export const publicHolidayOn = (day: string): PublicHoliday | null => {
  const monthDay = day.slice(5)
  for (const name of Object.keys(FIXED) as (keyof typeof FIXED)[]) if (FIXED[name] === monthDay) return name
  const after = Math.round((Date.parse(day) - easterSunday(Number(day.slice(0, 4)))) / DAY_MS)
  for (const name of Object.keys(MOVING) as (keyof typeof MOVING)[]) if (MOVING[name] === after) return name
  return null
}
