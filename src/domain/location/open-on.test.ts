import fc from 'fast-check'
import { addDays } from '../format/date'
import { openingHours, specialHours, week } from '../testing/example-week'
import { isOpenOn, openPeriodsOn, weekdayOf } from './open-on'
import { openingHoursOf } from './opening-hours'
import { publicHolidayOn } from './public-holidays'
import type { SpecialHours } from './types'

const morning = [{ opens: '09:00', closes: '12:00' }]
const anyDay = fc.nat(800).map((days) => addDays('2026-01-01', days))
const anySpecial: fc.Arbitrary<SpecialHours> = fc
  .record({ from: anyDay, length: fc.nat(20), periods: fc.constantFrom([], morning) })
  .map(({ from, length, periods }) => specialHours(from, addDays(from, length), { periods }))

describe('hours of a day', () => {
  it('are those of the shortest entry that covers it, else none on public holidays, else those of its weekday', () => {
    const days = week('08:00', '18:00')
    fc.assert(
      fc.property(fc.array(anySpecial, { maxLength: 8 }), anyDay, (special, day) => {
        const periods = openPeriodsOn(openingHours(days, special), day)
        const covering = special.filter(({ from, to }) => from <= day && day <= to)
        const length = ({ from, to }: SpecialHours) => Date.parse(to) - Date.parse(from)
        const shortest = Math.min(...covering.map(length))
        if (covering.length > 0)
          expect(covering.filter((one) => length(one) === shortest).map((one) => one.periods)).toContainEqual(periods)
        else if (publicHolidayOn(day) !== null) expect(periods).toEqual([])
        else expect(periods).toEqual(days.find((one) => one.day === weekdayOf(day))?.periods)
      }),
    )
  })

  it('may be said for a public holiday and for a Sunday', () => {
    const special = ['2026-05-01', '2026-11-22'].map((day) => specialHours(day, day, { periods: morning }))
    for (const day of ['2026-05-01', '2026-11-22']) {
      expect(isOpenOn(openingHours(week('08:00', '18:00')), day)).toBe(false)
      expect(openPeriodsOn(openingHours(week('08:00', '18:00'), special), day)).toEqual(morning)
    }
  })

  it('are those of a part of the dealership', () => {
    const days = week('08:00', '18:00')
    const location = {
      showroomHours: days,
      workshopHours: days,
      specialHours: [
        specialHours('2026-12-03', '2026-12-03', { part: 'workshop' }),
        specialHours('2026-12-04', '2026-12-04'),
      ],
    }
    const open = (part: 'showroom' | 'workshop') =>
      ['2026-12-03', '2026-12-04'].map((day) => {
        const hours = openingHoursOf(location, part)
        return hours !== null && isOpenOn(hours, day)
      })
    expect(open('showroom')).toEqual([true, false])
    expect(open('workshop')).toEqual([false, false])
    expect(openingHoursOf({ ...location, workshopHours: null }, 'workshop')).toBeNull()
  })
})
