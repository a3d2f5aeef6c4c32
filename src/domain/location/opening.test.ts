import fc from 'fast-check'
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
    expect(localMoment(new Date('2026-01-16T23:30:00Z'))).toEqual({ day: 'saturday', time: '00:30' })
    expect(localMoment(new Date('2026-07-17T22:30:00Z'))).toEqual({ day: 'saturday', time: '00:30' })
  })
})

describe('open state', () => {
  it('knows until when it is open, also when the periods come unsorted', () => {
    expect(openState(week, { day: 'monday', time: '08:00' })).toEqual({ state: 'open', until: '12:00' })
    expect(openState(week, { day: 'monday', time: '18:29' })).toEqual({ state: 'open', until: '18:30' })
  })

  it('is closed over noon and at the closing minute', () => {
    expect(openState(week, { day: 'monday', time: '12:00' })).toEqual({
      state: 'opens',
      at: '13:00',
      day: 'monday',
      inDays: 0,
    })
    expect(openState(week, { day: 'friday', time: '18:30' })).toEqual({
      state: 'opens',
      at: '09:00',
      day: 'saturday',
      inDays: 1,
    })
  })

  it('skips closed days', () => {
    expect(openState(week, { day: 'saturday', time: '17:00' })).toEqual({
      state: 'opens',
      at: '08:00',
      day: 'monday',
      inDays: 2,
    })
  })

  it('finds the same weekday of next week when it is the only open one', () => {
    const mondays: DayHours[] = [{ day: 'monday', periods: [{ opens: '10:00', closes: '11:00' }], comment: null }]
    expect(openState(mondays, { day: 'monday', time: '12:00' })).toEqual({
      state: 'opens',
      at: '10:00',
      day: 'monday',
      inDays: 7,
    })
    expect(openState([], { day: 'monday', time: '12:00' })).toEqual({ state: 'closed' })
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

  it('keeps today apart', () => {
    expect(hoursRows(week, 'wednesday').map(({ first, last }) => [first, last])).toEqual([
      ['monday', 'tuesday'],
      ['wednesday', 'wednesday'],
      ['thursday', 'friday'],
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
      fc.property(fc.array(day, { maxLength: 7 }), fc.constantFrom(null, ...WEEKDAYS), (hours, apart) => {
        const covered = hoursRows(hours, apart).flatMap(({ first, last }) =>
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
