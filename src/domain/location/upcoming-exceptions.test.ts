import fc from 'fast-check'
import { addDays } from '../format/date'
import { openingHours, specialHours, week } from '../testing/example-week'
import { exceptionOn } from './open-on'
import { upcomingExceptions } from './upcoming-exceptions'

const rowsOf = (special: Parameters<typeof openingHours>[1], today: string) =>
  upcomingExceptions(openingHours(week('08:00', '18:00'), special), today).map(({ from, to }) => [from, to])

describe('exceptions of the next 14 days', () => {
  it('begin today and end with their range', () => {
    expect(rowsOf([specialHours('2026-11-10', '2026-12-20')], '2026-11-18')).toEqual([['2026-11-18', '2026-12-20']])
  })

  it('are broken by a shorter exception within a range', () => {
    const special = [specialHours('2026-11-16', '2026-11-20'), specialHours('2026-11-18', '2026-11-18')]
    expect(rowsOf(special, '2026-11-16')).toEqual([
      ['2026-11-16', '2026-11-17'],
      ['2026-11-18', '2026-11-18'],
      ['2026-11-19', '2026-11-20'],
    ])
  })

  it('leave out what makes no difference', () => {
    // All Saints is a Sunday.
    expect(rowsOf([], '2026-10-25')).toEqual([])
    expect(rowsOf([specialHours('2026-11-22', '2026-11-22')], '2026-11-18')).toEqual([])
  })

  it('name every day that differs once, in order, for every list', () => {
    const day = fc.nat(40).map((days) => addDays('2026-12-01', days))
    const special = fc.tuple(day, fc.nat(12)).map(([from, length]) => specialHours(from, addDays(from, length)))
    fc.assert(
      fc.property(fc.array(special, { maxLength: 6 }), day, (entries, today) => {
        const hours = openingHours(week('08:00', '18:00'), entries)
        const rows = upcomingExceptions(hours, today)
        for (let after = 0; after < 14; after++) {
          const one = addDays(today, after)
          const isSunday = new Date(one).getUTCDay() === 0
          const covering = rows.filter(({ from, to }) => from <= one && one <= to)
          const exception = exceptionOn(entries, one)
          if (!isSunday || covering.length > 0)
            expect(covering.map((row) => row.exception)).toEqual(exception === null ? [] : [exception])
        }
        expect(rows.map(({ from }) => from)).toEqual(rows.map(({ from }) => from).sort())
      }),
    )
  })
})
