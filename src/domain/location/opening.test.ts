import fc from 'fast-check'
import { openingHours, specialHours } from '../testing/example-week'
import { frenchTime, hoursRows, localMoment, openState } from './opening'
import type { DayHours, OpeningPeriod } from './types'
import { WEEKDAYS } from './types'

const week: DayHours[] = WEEKDAYS.map((day) => ({
  day,
  comment: null,
  periods:
    day === 'sunday'
      ? []
      : day === 'saturday'
        ? [{ opens: '09:00', closes: '17:00' }]
        : [
            { opens: '13:00', closes: '18:30' },
            { opens: '08:00', closes: '12:00' },
          ],
}))

describe('local moment', () => {
  it('is the Luxembourg clock in winter and in summer', () => {
    expect(localMoment(new Date('2026-01-16T23:30:00Z'))).toEqual({
      date: '2026-01-17',
      day: 'saturday',
      time: '00:30',
    })
    expect(localMoment(new Date('2026-07-17T22:30:00Z'))).toEqual({
      date: '2026-07-18',
      day: 'saturday',
      time: '00:30',
    })
  })
})

describe('open state', () => {
  it('is closed on a public holiday, until the next day that is none', () => {
    const wide = week.filter(({ day }) => day !== 'saturday')
    expect(openState(openingHours(wide), { date: '2026-12-25', time: '10:00' })).toEqual({
      state: 'opens',
      at: '08:00',
      day: 'monday',
      inDays: 3,
    })
    const mondays = week.filter(({ day }) => day === 'monday')
    expect(openState(openingHours(mondays), { date: '2026-04-06', time: '07:00' })).toMatchObject({ inDays: 7 })
    expect(openState(openingHours(mondays), { date: '2026-03-30', time: '19:00' })).toMatchObject({ inDays: 14 })
  })

  it('goes by what the dealership says of a day', () => {
    const hours = openingHours(week, [
      specialHours('2026-11-16', '2026-11-27'),
      specialHours('2026-11-18', '2026-11-18', { periods: [{ opens: '10:00', closes: '11:00' }] }),
    ])
    expect(openState(hours, { date: '2026-11-16', time: '09:00' })).toMatchObject({ at: '10:00', inDays: 2 })
    expect(openState(hours, { date: '2026-11-18', time: '10:30' })).toEqual({ state: 'open', until: '11:00' })
    expect(openState(hours, { date: '2026-11-18', time: '11:00' })).toMatchObject({ at: '09:00', inDays: 10 })
  })

  it('opens and closes by the clock on the wall over every change of clocks', () => {
    const daily = WEEKDAYS.map((day) => ({ day, comment: null, periods: [{ opens: '01:15', closes: '18:30' }] }))
    // Days around the changes of 2026: 29 March and 25 October; none is a public holiday.
    const minutes = fc.integer({ min: 0, max: 4 * 24 * 60 })
    const starts = fc.constantFrom('2026-03-27T00:00:00Z', '2026-10-23T00:00:00Z')
    fc.assert(
      fc.property(starts, minutes, (start, minute) => {
        const instant = new Date(Date.parse(start) + minute * 60_000)
        // Central European Summer Time begins and ends at 01:00 UTC.
        const isSummer = instant >= new Date('2026-03-29T01:00:00Z') && instant < new Date('2026-10-25T01:00:00Z')
        const wall = new Date(instant.getTime() + (isSummer ? 2 : 1) * 3_600_000).toISOString()
        const now = localMoment(instant)
        expect([now.date, now.time]).toEqual([wall.slice(0, 10), wall.slice(11, 16)])
        const isOpen = now.time >= '01:15' && now.time < '18:30'
        expect(openState(openingHours(daily), now)).toEqual(
          isOpen
            ? { state: 'open', until: '18:30' }
            : { state: 'opens', at: '01:15', day: expect.any(String), inDays: now.time < '01:15' ? 0 : 1 },
        )
      }),
    )
  })

  it('knows until when it is open, also when the periods come unsorted', () => {
    expect(openState(openingHours(week), { date: '2026-11-16', time: '08:00' })).toEqual({
      state: 'open',
      until: '12:00',
    })
    expect(openState(openingHours(week), { date: '2026-11-16', time: '18:29' })).toEqual({
      state: 'open',
      until: '18:30',
    })
  })

  it('is closed over noon and at the closing minute', () => {
    expect(openState(openingHours(week), { date: '2026-11-16', time: '12:00' })).toEqual({
      state: 'opens',
      at: '13:00',
      day: 'monday',
      inDays: 0,
    })
    expect(openState(openingHours(week), { date: '2026-11-20', time: '18:30' })).toEqual({
      state: 'opens',
      at: '09:00',
      day: 'saturday',
      inDays: 1,
    })
  })

  it('skips closed days', () => {
    expect(openState(openingHours(week), { date: '2026-11-21', time: '17:00' })).toEqual({
      state: 'opens',
      at: '08:00',
      day: 'monday',
      inDays: 2,
    })
  })

  it('finds the same weekday of next week when it is the only open one', () => {
    const mondays: DayHours[] = [{ day: 'monday', periods: [{ opens: '10:00', closes: '11:00' }], comment: null }]
    expect(openState(openingHours(mondays), { date: '2026-11-16', time: '12:00' })).toEqual({
      state: 'opens',
      at: '10:00',
      day: 'monday',
      inDays: 7,
    })
    expect(openState(openingHours([]), { date: '2026-11-16', time: '12:00' })).toEqual({ state: 'closed' })
  })
})

describe('hours table', () => {
  it('joins neighbours with equal hours', () => {
    expect(hoursRows(week).map(({ first, last }) => [first, last])).toEqual([
      ['monday', 'friday'],
      ['saturday', 'saturday'],
      ['sunday', 'sunday'],
    ])
  })

  it('covers every day once, whatever the hours are', () => {
    const day = fc.record({
      day: fc.constantFrom(...WEEKDAYS),
      periods: fc.constantFrom<OpeningPeriod[]>([], [{ opens: '09:00', closes: '18:00' }]),
      comment: fc.constantFrom(null, 'Sur rendez-vous'),
    })
    fc.assert(
      fc.property(fc.array(day, { maxLength: 7 }), (hours) => {
        const covered = hoursRows(hours).flatMap(({ first, last }) =>
          WEEKDAYS.slice(WEEKDAYS.indexOf(first), WEEKDAYS.indexOf(last) + 1),
        )
        expect(covered).toEqual([...WEEKDAYS])
      }),
    )
  })
})

it('writes times the French way', () => {
  expect(frenchTime('09:00')).toBe('9\u00a0h')
  expect(frenchTime('18:30')).toBe('18\u00a0h\u00a030')
})
