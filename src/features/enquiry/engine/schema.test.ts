import fc from 'fast-check'
import { ValidationError } from 'yup'
import { formProblems } from '../../../domain/enquiry/check-enquiry'
import type { Problems, RawValues } from '../../../domain/enquiry/check-enquiry'
import { FIELDS } from '../../../domain/enquiry/fields'
import type { FieldName } from '../../../domain/enquiry/fields'
import { ENQUIRY_KINDS } from '../../../domain/enquiry/kinds'
import type { EnquiryKind } from '../../../domain/enquiry/kinds'
import { readPhone } from '../../../domain/enquiry/phone'
import { week } from '../../../domain/testing/example-week'
import { enquirySchema } from './schema'

const context = {
  now: '2026-11-24T10:00',
  sites: [
    { id: 'mersch', showroomHours: week('08:30', '18:30'), workshopHours: week('07:30', '17:00'), specialHours: [] },
  ],
}

/** What the browser says, by the schema that react-hook-form uses. */
const inBrowser = async (kind: EnquiryKind, values: RawValues): Promise<Problems> => {
  try {
    await enquirySchema(kind, null, context).validate(values, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]))
  }
}

/** What the server says: see `parse-enquiry.ts`. */
const onServer = (kind: EnquiryKind, values: RawValues): Problems => {
  const problems = formProblems(kind, values, null, context)
  const { phone } = values
  const read = typeof phone !== 'string' || phone.trim() === '' ? null : readPhone(phone)
  const problem = read && 'problem' in read ? read.problem : null
  const isAsked = formProblems(kind, { ...values, phone: '1' }, null, context).phone !== undefined
  return problem === null || !isAsked || problems.phone ? problems : { ...problems, phone: problem }
}

const PLAUSIBLE: Partial<Record<FieldName, readonly (string | boolean)[]>> = {
  name: ['Zoé Müller', 'Z'],
  email: ['zoe@example.lu', 'zoe@', 'zoe@gmial.com'],
  phone: ['621 123 456', '+352 621 123 456', '+999 111 111', '0612345678', '12'],
  callBack: [true, false],
  consent: [true, false],
  hasLicence: [true],
  locationId: ['mersch', 'arlon'],
  slot: ['2026-11-25T09:00', '2026-11-25T09:10', '2026-11-29T09:00'],
  secondSlot: ['2026-11-25T09:00', '2026-11-26T09:00'],
  date: ['2026-11-25', '2026-12-25'],
  tyreSizeUnknown: [true, false],
  tyreSize: ['205/55 R16 91V', '205'],
  customer: ['private', 'business'],
  plate: ['AB 1234', '?'],
}

const valueOf = (name: FieldName): fc.Arbitrary<string | number | boolean | undefined> => {
  const field = FIELDS[name]
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...(PLAUSIBLE[name] ?? ('options' in field ? field.options : ['Golf']))) },
    { weight: 1, arbitrary: fc.constantFrom(undefined, '', ' ') },
    { weight: 1, arbitrary: fc.string() },
  )
}

describe('the schema of a form', () => {
  it('refuses what the server refuses, for the same reason, and nothing else', async () => {
    const names = Object.keys(FIELDS) as FieldName[]
    const values = fc.record(Object.fromEntries(names.map((name) => [name, valueOf(name)]))) as fc.Arbitrary<RawValues>
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...ENQUIRY_KINDS), values, async (kind, filled) => {
        expect(await inBrowser(kind, filled)).toEqual(onServer(kind, filled))
      }),
      { numRuns: 500 },
    )
  })
})
