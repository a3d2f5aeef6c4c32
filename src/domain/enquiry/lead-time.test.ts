import fc from 'fast-check'
import { addDays } from '../format/date'
import { openPeriodsOn } from '../location/open-on'
import { openingHours, specialHours, week } from '../testing/example-week'
import { appointmentProblem } from './appointment'
import { appointmentDays, firstAppointment } from './appointment-days'
import { clockTime, minutesOfDay } from './clock-time'
import { LEAD_MINUTES, earliestAppointment } from './lead-time'

const showroomHours = week('08:30', '18:30')
const workshopHours = week('07:30', '17:00').map((day) => (day.day === 'saturday' ? { ...day, periods: [] } : day))
const site = { id: 'mersch', showroomHours, workshopHours, specialHours: [] }

describe('lead time of an appointment', () => {
  it.each([
    ['in the night', '2026-11-27T01:49', '2026-11-27T10:30', '2026-11-27T09:30'],
    ['while it is open', '2026-11-27T10:07', '2026-11-27T12:07', '2026-11-27T12:07'],
    ['shortly before it closes', '2026-11-24T16:30', '2026-11-25T08:30', '2026-11-25T09:00'],
    ['on the evening before a closed day', '2026-11-27T18:00', '2026-11-28T10:00', '2026-11-30T09:30'],
    ['before a public holiday', '2026-12-24T18:00', '2026-12-28T10:00', '2026-12-28T09:30'],
  ])('is two opening hours of the department: %s', (_when, now, showroom, workshop) => {
    expect(earliestAppointment(openingHours(showroomHours), now)).toBe(showroom)
    expect(earliestAppointment(openingHours(workshopHours), now)).toBe(workshop)
  })

  it('leaves a break at noon and an exceptional closing out', () => {
    const noon = [
      { opens: '13:00', closes: '18:00' },
      { opens: '09:00', closes: '12:00' },
    ]
    const hours = openingHours(
      showroomHours.map((day) => ({ ...day, periods: noon })),
      [specialHours('2026-11-25', '2026-11-25')],
    )
    expect(earliestAppointment(hours, '2026-11-24T11:00')).toBe('2026-11-24T14:00')
    expect(earliestAppointment(hours, '2026-11-24T17:00')).toBe('2026-11-26T10:00')
  })

  it('keeps what is sooner out of the offer and out of the check', () => {
    const now = '2026-11-27T01:49'
    const problem = (hours: 'showroom' | 'workshop', slot: string) =>
      appointmentProblem({ type: 'slot', hours }, slot, site, now)
    expect(firstAppointment(site, 'showroom', true, now)).toBe('2026-11-27T10:30')
    expect(firstAppointment(site, 'workshop', true, now)).toBe('2026-11-27T09:30')
    expect(problem('showroom', '2026-11-27T10:00')).toBe('too_soon')
    expect(problem('showroom', '2026-11-27T10:30')).toBeNull()
    expect(problem('workshop', '2026-11-27T09:00')).toBe('too_soon')
    expect(problem('workshop', '2026-11-27T00:00')).toBe('past')
    expect(problem('workshop', '2026-11-27T07:00')).toBe('closed')
  })

  it('holds for a wish of a day too', () => {
    const late = '2026-11-24T15:30'
    const closedOn = (now: string) => appointmentDays(site, 'workshop', now)[0]?.closed
    expect([closedOn('2026-11-24T14:00'), closedOn(late)]).toEqual([null, 'past'])
    const day = { type: 'date', hours: 'workshop' } as const
    expect(appointmentProblem(day, '2026-11-24', site, '2026-11-24T14:00')).toBeNull()
    expect(appointmentProblem(day, '2026-11-24', site, late)).toBe('too_soon')
    expect(firstAppointment(site, 'workshop', false, late)).toBe('2026-11-25')
  })

  it('goes by usual hours where nobody knows those of the dealership, and ends where it never opens', () => {
    expect(earliestAppointment(null, '2026-11-24T18:30')).toBe('2026-11-25T09:30')
    expect(earliestAppointment(null, '2026-12-24T18:30')).toBe('2026-12-27T09:30')
    expect(earliestAppointment(openingHours([]), '2026-11-24T18:30') > '2027').toBe(true)
    expect(firstAppointment({ ...site, showroomHours: [] }, 'showroom', true, '2026-11-24T18:30')).toBeNull()
  })

  it('is so many minutes at which the dealership is open, for every instant', () => {
    const hours = openingHours(workshopHours)
    const instant = fc.tuple(fc.nat(300), fc.integer({ min: 0, max: 1_439 })).map(([days, minute]) => {
      return `${addDays('2026-01-01', days)}T${clockTime(minute)}`
    })
    fc.assert(
      fc.property(instant, (now) => {
        const earliest = earliestAppointment(hours, now)
        let open = 0
        for (let day = now.slice(0, 10); day <= earliest.slice(0, 10); day = addDays(day, 1))
          for (const { opens, closes } of openPeriodsOn(hours, day)) {
            const from = day === now.slice(0, 10) && now.slice(11) > opens ? now.slice(11) : opens
            const to = day === earliest.slice(0, 10) && earliest.slice(11) < closes ? earliest.slice(11) : closes
            open += Math.max(0, minutesOfDay(to) - minutesOfDay(from))
          }
        expect(open).toBe(LEAD_MINUTES)
      }),
      { numRuns: 60 },
    )
  })
})
