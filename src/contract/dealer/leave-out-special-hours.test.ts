import { exampleSite } from '../../domain/testing/example-location'
import { leaveOutSpecialHours } from './leave-out-special-hours'

const day = { from: '2026-12-03', to: '2026-12-03', part: null, periods: [], reason: null }

describe('special hours of a dealership', () => {
  it.each([
    [{ ...day, from: '3.12.2026' }, 'from: must be a date such as 2026-11-21'],
    [{ ...day, to: '2026-12-02' }, 'to: is before `from`'],
    [{ ...day, to: '2027-12-04' }, 'to: is more than 366 days from `from`'],
    [
      { ...day, periods: [{ opens: '18:00', closes: '9:00' }] },
      expect.stringContaining('periods.0.closes: must be a time'),
    ],
    [{ ...day, part: 'parking' }, expect.stringContaining('part: ')],
    ['2026-12-03', expect.any(String)],
  ])('are left out when they cannot be read: %j', (entry, reason) => {
    const { record, leftOut } = leaveOutSpecialHours({ ...exampleSite, specialHours: [day, entry] })
    expect(record).toEqual({ ...exampleSite, specialHours: [day] })
    expect(leftOut.map((problem) => [problem.field, problem.reason.replace('left out: ', '')])).toEqual([
      ['specialHours.1', reason],
    ])
  })

  it('are none where they are no list', () => {
    expect(leaveOutSpecialHours({ ...exampleSite, specialHours: 'closed' })).toEqual({
      record: exampleSite,
      leftOut: [{ field: 'specialHours', reason: 'left out: it is no list' }],
    })
  })

  it('stay as they are when they can be read', () => {
    const site = { ...exampleSite, specialHours: [day, { ...day, to: '2027-12-03' }] }
    expect(leaveOutSpecialHours(site)).toEqual({ record: site, leftOut: [] })
    expect(leaveOutSpecialHours('no record')).toEqual({ record: 'no record', leftOut: [] })
  })
})
