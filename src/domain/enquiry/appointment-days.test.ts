import fc from 'fast-check'
import { specialHours, week } from '../testing/example-week'
import { appointmentProblem, appointmentTimes } from './appointment'
import { appointmentDays } from './appointment-days'

const site = { id: 'mersch', showroomHours: week('08:30', '18:30'), workshopHours: null, specialHours: [] }
const now = '2026-12-23T18:10'
const closedOn = (day: string) => appointmentDays(site, 'showroom', now).find((one) => one.day === day)?.closed

describe('days of appointments', () => {
  it('names why a day cannot be chosen', () => {
    expect(closedOn('2026-12-23')).toBe('past')
    expect(closedOn('2026-12-24')).toBeNull()
    expect(closedOn('2026-12-25')).toBe('christmas')
    expect(closedOn('2026-12-27')).toBe('weekly')
    expect(closedOn('2027-03-29')).toBe('easter_monday')
  })

  it('say why the dealership is closed, and offer the hours of an exceptional opening', () => {
    const inventory = specialHours('2026-12-28', '2026-12-30', { reason: 'inventaire' })
    const sunday = specialHours('2027-01-03', '2027-01-03', { periods: [{ opens: '10:00', closes: '11:00' }] })
    const special = { ...site, specialHours: [inventory, sunday] }
    const days = new Map(appointmentDays(special, 'showroom', now).map(({ day, closed }) => [day, closed]))
    expect(days.get('2026-12-30')).toBe(inventory)
    expect(days.get('2027-01-03')).toBeNull()
    expect(appointmentTimes(special, 'showroom', '2026-12-30', now)).toEqual([])
    expect(appointmentTimes(special, 'showroom', '2027-01-03', now)).toEqual(['10:00', '10:30'])
  })

  it('offers all but public holidays where nobody knows the hours', () => {
    const days = appointmentDays(site, 'workshop', now)
    expect(days.filter(({ closed }) => closed !== null).map(({ closed }) => closed)).toEqual([
      'past',
      'christmas',
      'st_stephen',
      'new_year',
      'easter_monday',
    ])
    expect(appointmentTimes(null, 'showroom', '2026-12-23', '2026-12-23T15:45')).toEqual(['18:00', '18:30'])
  })

  it('takes no night and no public holiday where nobody knows the hours', () => {
    for (const at of [null, site])
      for (const [slot, problem] of [
        ['2026-12-25T10:00', 'closed'],
        ['2026-12-28T03:00', 'closed'],
        ['2026-12-28T10:00', null],
      ] as const)
        expect(appointmentProblem({ type: 'slot', hours: 'workshop' }, slot, at, now)).toBe(problem)
    expect(appointmentProblem({ type: 'date', hours: 'workshop' }, '2026-12-25', null, now)).toBe('closed')
  })

  it('offers exactly what the check of a form accepts', () => {
    const anySite = fc.constantFrom(site, null)
    const anyDay = fc.nat(120)
    fc.assert(
      fc.property(anySite, fc.constantFrom('showroom', 'workshop'), anyDay, fc.nat(47), (at, hours, index, half) => {
        const { day = '', closed } = appointmentDays(at, hours, now)[index] ?? {}
        const time = `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`
        const isOffered = closed === null && appointmentTimes(at, hours, day, now).includes(time)
        expect(appointmentProblem({ type: 'slot', hours }, `${day}T${time}`, at, now) === null).toBe(isOffered)
      }),
    )
  })
})
