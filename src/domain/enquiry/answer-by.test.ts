import fc from 'fast-check'
import { addDays, localDay } from '../format/date'
import { isOpenOn, openPeriodsOn } from '../location/open-on'
import { WEEKDAYS } from '../location/types'
import type { DayHours } from '../location/types'
import { openingHours, specialHours, week } from '../testing/example-week'
import { answerBy, answerTimeOf } from './answer-by'

const showroomHours = week('08:30', '18:30')
const workshopHours = week('07:30', '17:00').map((day) => (day.day === 'saturday' ? { ...day, periods: [] } : day))

describe('latest answer', () => {
  it.each([
    ['in the morning', '2026-11-24T08:00:00Z', 1, '2026-11-25'],
    ['late in the evening', '2026-11-24T22:59:00Z', 1, '2026-11-25'],
    ['after midnight in Luxembourg', '2026-11-24T23:00:00Z', 1, '2026-11-26'],
    ['on a Saturday', '2026-11-28T10:00:00Z', 1, '2026-11-30'],
    ['within two working days', '2026-11-27T10:00:00Z', 2, '2026-11-30'],
    ['before Christmas', '2026-12-24T10:00:00Z', 1, '2026-12-28'],
    ['the night that summer time begins', '2026-03-28T23:30:00Z', 1, '2026-03-30'],
    ['the night that summer time ends', '2026-10-24T22:30:00Z', 1, '2026-10-26'],
  ])('of an enquiry %s', (_when, receivedAt, workingDays, day) => {
    expect(answerBy(new Date(receivedAt), workingDays, openingHours(showroomHours))).toEqual({ day, time: '18:30' })
  })

  it('goes by the hours of the department that answers', () => {
    const friday = new Date('2026-11-27T10:00:00Z')
    const location = { showroomHours, workshopHours, specialHours: [] }
    expect(answerTimeOf('interest', undefined, friday, location)).toEqual({ day: '2026-11-28', time: '18:30' })
    expect(answerTimeOf('service', undefined, friday, location)).toEqual({ day: '2026-11-30', time: '17:00' })
    expect(answerTimeOf('contact', 'parts', friday, location)).toEqual({ day: '2026-11-30', time: '17:00' })
    expect(answerTimeOf('contact', 'sales_new', friday, null)).toEqual({ day: '2026-11-30', time: null })
  })

  it('is after an exceptional closing of that department', () => {
    const friday = new Date('2026-11-27T10:00:00Z')
    const inventory = specialHours('2026-11-30', '2026-12-02', { part: 'workshop' })
    const location = { showroomHours, workshopHours, specialHours: [inventory] }
    expect(answerTimeOf('service', undefined, friday, location)).toEqual({ day: '2026-12-03', time: '17:00' })
    expect(answerTimeOf('interest', undefined, friday, location)).toEqual({ day: '2026-11-28', time: '18:30' })
  })

  it('is a working day of the office where hours are not known, or there are none', () => {
    for (const hours of [
      null,
      openingHours([]),
      openingHours(week('08:30', '18:30').map((day) => ({ ...day, periods: [] }))),
    ])
      expect(answerBy(new Date('2026-12-24T10:00:00Z'), 1, hours)).toEqual({ day: '2026-12-28', time: null })
  })

  it('is when it closes on the last of so many open days, for every week and instant', () => {
    const period = fc
      .tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 12, max: 23 }))
      .map(([opens, closes]) => ({ opens: `${String(opens).padStart(2, '0')}:00`, closes: `${closes}:30` }))
    const anyWeek: fc.Arbitrary<DayHours[]> = fc
      .tuple(...WEEKDAYS.map((day) => fc.array(period, { maxLength: 2 }).map((periods) => ({ day, periods }))))
      .map((days) => days.map((day) => ({ ...day, comment: null })))
      .filter((days) => days.some(({ periods }) => periods.length > 0))
    const instant = fc.date({
      min: new Date('2026-01-01T00:00:00Z'),
      max: new Date('2030-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(anyWeek, instant, fc.integer({ min: 1, max: 10 }), (days, receivedAt, workingDays) => {
        const hours = openingHours(days)
        const { day, time } = answerBy(receivedAt, workingDays, hours)
        const open: string[] = []
        for (let next = addDays(localDay(receivedAt), 1); next <= day; next = addDays(next, 1))
          if (isOpenOn(hours, next)) open.push(next)
        expect(open).toHaveLength(workingDays)
        expect(open.at(-1)).toBe(day)
        expect(openPeriodsOn(hours, day).every(({ closes }) => time !== null && closes <= time)).toBe(true)
        const later = answerBy(new Date(receivedAt.getTime() + 3_600_000), workingDays, hours)
        expect(later.day >= day).toBe(true)
      }),
    )
  })
})
