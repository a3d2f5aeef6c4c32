import fc from 'fast-check'
import { enquirySchema } from '../../../contract/dealer/enquiry'
import { FIELDS } from '../../../domain/enquiry/fields'
import type { FieldName } from '../../../domain/enquiry/fields'
import { FORMS } from '../../../domain/enquiry/forms'
import { ENQUIRY_KINDS } from '../../../domain/enquiry/kinds'
import { valueFor } from '../testing/any-enquiry'
import { exampleSite } from '../../../domain/testing/example-location'
import { NOW, question, testDrive } from '../testing/example-bodies'
import { flatBody } from '../testing/flat-body'
import { parseEnquiry } from './parse-enquiry'
import { bodyOfForm } from './read-form'

const context = { receivedAt: NOW, sites: [exampleSite], vehicleSite: null }
const names = Object.keys(FIELDS) as FieldName[]

const anyBody = fc.constantFrom(...ENQUIRY_KINDS).chain((kind) => {
  const required = FORMS[kind].fields.filter((field) => field.required === true).map(({ name }) => name)
  const model: Record<string, fc.Arbitrary<unknown>> = {
    kind: fc.constant(kind),
    ...Object.fromEntries(names.map((name) => [name, valueFor(name)])),
    consent: fc.constant(true),
  }
  return fc.record(model, { requiredKeys: ['kind', 'consent', ...required] })
})
/** A body, most of them with something in it that no form sends. */
const spoilt = fc.tuple(
  anyBody,
  fc.dictionary(fc.constantFrom(...names, 'vehicleId', 'attachments', '__proto__', 'toString'), fc.jsonValue(), {
    maxKeys: 2,
  }),
)

/** What a browser sends of a form that is filled in like this. */
const formOf = (body: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      if (value === true) return [[name, 'on'] as const]
      return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)] as const] : []
    }),
  )

describe('body of an enquiry', () => {
  it('never throws, is either an enquiry or has problems, and what it becomes is an enquiry again', () => {
    let count = 0
    fc.assert(
      fc.property(spoilt, ([body, other]) => {
        const parsed = parseEnquiry({ ...body, ...other }, context)
        if ('problems' in parsed) {
          expect(Object.keys(parsed.problems)).not.toEqual([])
          return
        }
        count += 1
        const again = flatBody(parsed.enquiry)
        expect(parseEnquiry(again, context)).toMatchObject({ enquiry: parsed.enquiry })
        // The document of the interface takes what the server takes.
        expect(enquirySchema.safeParse(again).error?.issues).toBeUndefined()
      }),
      { numRuns: 300 },
    )
    expect(count).toBeGreaterThan(20)
  })

  it('says the same when a browser sends it without JavaScript', () => {
    fc.assert(
      fc.property(anyBody, (body) => {
        const form = formOf(body)
        const [fromForm, fromJson] = [parseEnquiry(bodyOfForm(form), context), parseEnquiry(body, context)]
        if ('enquiry' in fromJson) expect(fromForm).toMatchObject({ enquiry: fromJson.enquiry })
        else expect(fromForm).toEqual(fromJson)
      }),
    )
  })

  it('leaves out what is not asked for, and dealerships that there are not', () => {
    const body = {
      ...question,
      plate: 'AB 1234',
      callBackTime: 'evening',
      locationId: 'mersch',
      page: '//evil.example',
    }
    expect(parseEnquiry(body, context)).toMatchObject({ enquiry: { page: null, subject: { locationId: 'mersch' } } })
    expect(JSON.stringify(parseEnquiry(body, context))).not.toMatch(/"values":\{[^}]*(?:plate|callBackTime)/)
    const interest = { ...question, kind: 'interest', locationId: 'arlon' }
    expect(parseEnquiry(interest, context)).toMatchObject({ enquiry: { subject: { locationId: null } } })
    expect(parseEnquiry({ ...testDrive, locationId: 'arlon' }, context)).toMatchObject({
      problems: { locationId: 'unknown' },
    })
  })

  it('takes an agreement to a text that was never published, and marks it', () => {
    const body = { ...question, marketing: true, consentText: 'v-none' }
    expect(parseEnquiry(body, context)).toMatchObject({
      enquiry: { consent: { textVersion: '2026-11-24', marketing: false, isUnpublished: true } },
      sent: { consent: { textVersion: 'v-none', marketing: true } },
    })
  })

  it('refuses attachments that lead elsewhere or are too many', () => {
    const attachment = {
      kind: 'search',
      title: 'Recherche',
      lines: [['Marque', 'Peugeot']],
      path: '/stock?brand=peugeot',
    }
    expect(parseEnquiry({ ...question, attachments: [attachment] }, context)).toMatchObject({
      enquiry: { attachments: [attachment] },
    })
    for (const attachments of [
      [{ ...attachment, path: 'https://evil.example' }],
      [{ ...attachment, path: '//evil.example' }],
      [{ ...attachment, path: '/\\evil.example' }],
      [{ ...attachment, path: '/stock\u0000' }],
      [{ ...attachment, path: '/stock\ud800' }],
      [{ ...attachment, title: 'x'.repeat(161) }],
      Array(4).fill(attachment),
      'x',
      { length: { toString: null } },
    ])
      expect(parseEnquiry({ ...question, attachments }, context)).toMatchObject({
        problems: { attachments: 'invalid' },
      })
  })
})
