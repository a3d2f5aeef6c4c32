import fc from 'fast-check'
import { luxembourgTime } from './luxembourg-clock'

const reference = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Luxembourg',
  dateStyle: 'short',
  timeStyle: 'medium',
})
const byReference = (instant: Date): string => reference.format(instant).replace(' ', 'T')

describe('the clocks of Luxembourg', () => {
  it('show what the time zone database says, at any instant from 1996 to 2060', () => {
    const instants = fc.date({
      min: new Date('1996-01-01T00:00:00Z'),
      max: new Date('2060-01-01T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(instants, (instant) => {
        expect(luxembourgTime(instant).slice(0, 19)).toBe(byReference(instant))
      }),
    )
  })

  it('change in the second that the time zone database says, each year', () => {
    for (let year = 1996; year < 2060; year += 1)
      for (const month of [2, 9])
        for (let day = 24; day <= 31; day += 1)
          for (const second of [-1, 0]) {
            const instant = new Date(Date.UTC(year, month, day, 1, 0, second))
            expect(luxembourgTime(instant).slice(0, 19)).toBe(byReference(instant))
          }
  })
})
