import fc from 'fast-check'
import { easterSunday, publicHolidayOn } from './public-holidays'

const iso = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

describe('public holidays of Luxembourg', () => {
  it.each([
    [1961, '1961-04-02'],
    [2000, '2000-04-23'],
    [2024, '2024-03-31'],
    [2026, '2026-04-05'],
    [2038, '2038-04-25'],
  ])('know Easter of %d', (year, day) => {
    expect(iso(easterSunday(year))).toBe(day)
  })

  it.each([
    ['2026-01-01', 'new_year'],
    ['2026-04-06', 'easter_monday'],
    ['2026-05-09', 'europe_day'],
    ['2026-05-14', 'ascension'],
    ['2026-05-25', 'whit_monday'],
    ['2026-06-23', 'national_day'],
    ['2026-12-26', 'st_stephen'],
    ['2026-04-05', null],
    ['2026-11-02', null],
  ])('name %s %s', (day, name) => {
    expect(publicHolidayOn(day)).toBe(name)
  })

  it('are eleven a year, or ten where Ascension falls on Labour Day or Europe Day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1970, max: 2199 }), (year) => {
        const days = Array.from({ length: 366 }, (_, index) => iso(Date.UTC(year, 0, 1 + index))).filter((day) =>
          day.startsWith(String(year)),
        )
        const count = days.filter((day) => publicHolidayOn(day) !== null).length
        const ascension = iso(easterSunday(year) + 39 * 86_400_000).slice(5)
        expect(count).toBe(['05-01', '05-09'].includes(ascension) ? 10 : 11)
        expect(new Date(easterSunday(year)).getUTCDay()).toBe(0)
      }),
    )
  })
})
