import fc from 'fast-check'
import { specialHours, week } from '../testing/example-week'
import { appointmentDays } from './appointment-days'
import { cleanValues, formProblems, shownFields } from './check-enquiry'
import type { RawValues } from './check-enquiry'
import type { CheckContext } from './check-field'
import { HALF_DAYS } from './day-part'
import { FIELDS } from './fields'
import type { FieldName } from './fields'
import { FORMS } from './forms'
import { ENQUIRY_KINDS } from './kinds'

const site = {
  id: 'mersch',
  showroomHours: week('08:30', '18:30'),
  workshopHours: week('07:30', '17:00'),
  specialHours: [],
}
const context: CheckContext = { now: '2026-11-24T10:00', sites: [site] }
const person = { name: 'Zoé Müller', email: 'zoe@example.lu', consent: true }
const problems = (kind: (typeof ENQUIRY_KINDS)[number], values: RawValues, at = context) =>
  formProblems(kind, values, null, at)

describe('check of a form', () => {
  it('names every required field of an empty form, and nothing else', () => {
    for (const kind of ENQUIRY_KINDS) {
      const required = FORMS[kind].fields.filter(({ required, shown }) => required === true && !shown)
      expect(Object.keys(problems(kind, {}))).toEqual(expect.arrayContaining(required.map(({ name }) => name)))
      expect(new Set(Object.values(problems(kind, {})))).toEqual(new Set(['required']))
    }
  })

  it('asks for a telephone number from who wants to be called', () => {
    expect(problems('interest', person)).toEqual({})
    expect(problems('interest', { ...person, callBack: true })).toEqual({ phone: 'required' })
  })

  it('takes a tyre size or that it is not known', () => {
    const tyres = { ...person, season: 'winter', tyreCount: '4' }
    expect(problems('tyre_offer', tyres)).toEqual({ tyreSize: 'required' })
    expect(problems('tyre_offer', { ...tyres, tyreSize: '205/55 R16 91V' })).toEqual({})
    expect(problems('tyre_offer', { ...tyres, tyreSizeUnknown: true, wantedVehicle: 'Golf 8' })).toEqual({})
  })

  it.each([
    ['2026-11-25T08:30', undefined],
    ['2026-11-25T18:00', undefined],
    ['2026-11-25T18:30', 'closed'],
    ['2026-11-25T09:10', 'invalid'],
    ['2026-11-29T10:00', 'closed'],
    ['2026-12-25T10:00', 'closed'],
    ['2026-11-24T09:30', 'past'],
    ['2027-11-24T09:30', 'too_far'],
    ['2026-02-30T09:30', 'invalid'],
    ['demain', 'invalid'],
  ])('takes a test drive only while the dealership is open: %s', (slot, problem) => {
    const values = { ...person, phone: '+352 621 12 34 56', hasLicence: true, locationId: 'mersch', slot }
    expect(problems('model_test_drive', values).slot).toBe(problem)
  })

  it.each([
    ['linkedin.com/in/anna', 'https://linkedin.com/in/anna'],
    ['www.exemple.lu', 'https://www.exemple.lu'],
    [' http://exemple.lu/cv?a=1 ', 'https://exemple.lu/cv?a=1'],
    ['https://exemple.lu', 'https://exemple.lu'],
    ['exämple.lu#cv', 'https://exämple.lu#cv'],
  ])('takes the address of a profile as people type it: %s', (profileUrl, stored) => {
    expect(problems('job_application', { profileUrl }).profileUrl).toBeUndefined()
    expect(cleanValues('job_application', { profileUrl })).toEqual({ profileUrl: stored })
  })

  it.each(['anna', 'anna@exemple.lu', 'javascript:alert(1).fr', 'ftp://exemple.lu', 'mon profil.fr', '//exemple.lu'])(
    'refuses what is no address of a profile: %s',
    (profileUrl) => {
      expect(problems('job_application', { profileUrl }).profileUrl).toBe('invalid')
    },
  )

  it.each([
    ['11/2026', undefined],
    ['5.2021', undefined],
    ['2021-05', undefined],
    ['2026-12', 'too_far'],
    ['2021-13', 'invalid'],
    ['12/2026', 'too_far'],
    ['1-2027', 'too_far'],
    ['13/2020', 'invalid'],
  ])('takes a first registration that is not in the future: %s', (firstRegistration, problem) => {
    expect(problems('trade_in', { firstRegistration }).firstRegistration).toBe(problem)
  })

  it('stores a first registration as documents print it', () => {
    for (const [typed, stored] of [
      ['2021-05', '05/2021'],
      [' 2021/5 ', '05/2021'],
      ['05/2021', '05/2021'],
    ])
      expect(cleanValues('trade_in', { firstRegistration: typed })).toEqual({ firstRegistration: stored })
  })

  it.each([
    ['45 000 km', 45_000],
    ['45.000 km', 45_000],
    ['45\u202f000KM', 45_000],
    ['45000', 45_000],
  ])('takes a mileage with its unit: %s', (mileage, stored) => {
    expect(problems('trade_in', { mileage }).mileage).toBeUndefined()
    expect(cleanValues('trade_in', { mileage })).toEqual({ mileage: stored })
  })

  it.each([
    ['mileage', 'km'],
    ['mileage', '45 000 miles'],
    ['vehicleCount', '12 km'],
  ] as const)('refuses what is no number of a field: %s %s', (name, typed) => {
    expect(problems(name === 'mileage' ? 'trade_in' : 'fleet', { [name]: typed })[name]).toBe('invalid')
  })

  it('takes two wishes that differ', () => {
    const values = { locationId: 'mersch', date: '2026-11-25', secondDate: '2026-11-25' }
    expect(problems('tyres', values).secondDate).toBe('same')
    expect(problems('tyres', { ...values, secondDate: '2026-11-26' }).secondDate).toBeUndefined()
    expect(problems('test_drive', values).secondDate).toBeUndefined()
  })

  describe('asks for half days in which the workshop is open', () => {
    const hours = week('07:30', '17:00').map((day) =>
      day.day === 'saturday' ? { ...day, periods: [{ opens: '08:00', closes: '12:30' }] } : day,
    )
    const inventory = specialHours('2026-11-27', '2026-11-27', { periods: [{ opens: '13:00', closes: '17:00' }] })
    const showroomDay = specialHours('2026-11-26', '2026-11-26', { part: 'showroom' })
    const tyreSite = { ...site, workshopHours: hours, specialHours: [inventory, showroomDay] }
    const found = (values: RawValues, now = '2026-11-24T10:00', sites: CheckContext['sites'] = [tyreSite]) => {
      const { date, secondDate } = problems('tyres', { locationId: 'mersch', ...values }, { now, sites })
      return date ?? secondDate
    }

    it.each([
      ['an open half', '2026-11-25', 'morning', undefined, undefined],
      ['a half of a day on which only the showroom is closed', '2026-11-26', 'afternoon', undefined, undefined],
      ['the afternoon of a day that ends at noon', '2026-11-28', 'afternoon', undefined, 'half_closed'],
      ['any time of that day', '2026-11-28', 'any', undefined, undefined],
      ['no half of that day', '2026-11-28', undefined, undefined, undefined],
      ['the morning of an exceptional opening', '2026-11-27', 'morning', undefined, 'half_closed'],
      ['the morning, at noon', '2026-11-24', 'morning', '2026-11-24T12:00', 'half_past'],
      ['the morning, too late to confirm it', '2026-11-24', 'morning', '2026-11-24T09:45', 'half_too_soon'],
      ['the morning, in time', '2026-11-24', 'morning', '2026-11-24T09:30', undefined],
      ['the afternoon, in the morning', '2026-11-24', 'afternoon', '2026-11-24T12:00', undefined],
      ['a day that is too soon', '2026-11-24', 'afternoon', '2026-11-24T16:00', 'too_soon'],
      ['a day of which no half is left', '2026-11-24', 'any', '2026-11-24T14:45', 'too_soon'],
      ['no half of a day of which none is left', '2026-11-24', undefined, '2026-11-24T14:45', 'too_soon'],
      ['no half of a day that is not over', '2026-11-24', undefined, '2026-11-24T14:30', undefined],
      ['a holiday', '2026-12-25', 'morning', undefined, 'closed'],
    ])('on the first and on the second day: %s', (_what, date, dayPart, now, problem) => {
      expect(found({ date, dayPart }, now)).toBe(problem)
      expect(found({ date: '2026-12-02', secondDate: date, dayPart }, now)).toBe(problem)
    })

    it('and by the clock alone where the hours cannot be read', () => {
      const values = { date: '2026-11-24', dayPart: 'morning' }
      expect(found(values, '2026-11-24T11:00', null)).toBeUndefined()
      expect(found(values, '2026-11-24T12:00', null)).toBe('half_past')
    })

    it('offers exactly what the check accepts', () => {
      for (const now of ['2026-11-24T09:45', '2026-11-24T12:00', '2026-11-24T14:45', '2026-11-26T16:30'])
        for (const { day, closed, only } of appointmentDays(tyreSite, 'workshop', now).slice(0, 14)) {
          expect(found({ date: day }, now) === undefined).toBe(closed === null)
          for (const half of HALF_DAYS) {
            const isOffered = closed === null && (only === null || only === half)
            expect(found({ date: day, dayPart: half }, now) === undefined).toBe(isOffered)
          }
        }
    })
  })

  it('refuses a dealership that there is not, and cannot say so while dealerships cannot be read', () => {
    expect(problems('direct_contact', { locationId: 'arlon' }).locationId).toBe('unknown')
    expect(problems('direct_contact', { locationId: 'arlon' }, { ...context, sites: null }).locationId).toBeUndefined()
  })

  it('never throws, keeps shown fields only, and finds no problem in what it cleaned', () => {
    const value = fc.oneof(
      fc.string(),
      fc.boolean(),
      fc.integer(),
      fc.constantFrom(null, undefined, '', '205/55 R16', 'business', 'winter', 'mersch', '2026-11-25'),
    )
    const names = Object.keys(FIELDS) as FieldName[]
    const record = fc.dictionary(fc.constantFrom(...names), value) as fc.Arbitrary<RawValues>
    fc.assert(
      fc.property(fc.constantFrom(...ENQUIRY_KINDS), record, (kind, values) => {
        const found = problems(kind, values)
        const cleaned = cleanValues(kind, values)
        const shown = new Set(shownFields(kind, values).map(({ name }) => name))
        expect([...Object.keys(found), ...Object.keys(cleaned)].every((name) => shown.has(name as FieldName))).toBe(
          true,
        )
        if (Object.keys(found).length === 0) expect(problems(kind, cleaned)).toEqual({})
      }),
    )
  })
})
