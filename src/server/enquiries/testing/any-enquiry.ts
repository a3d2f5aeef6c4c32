import fc from 'fast-check'
import { cleanValues, formProblems } from '../../../domain/enquiry/check-enquiry'
import type { RawValues } from '../../../domain/enquiry/check-enquiry'
import type { RawValue } from '../../../domain/enquiry/check-field'
import { FIELDS, fieldOf } from '../../../domain/enquiry/fields'
import type { FieldName } from '../../../domain/enquiry/fields'
import { ENQUIRY_KINDS } from '../../../domain/enquiry/kinds'
import type { EnquiryKind } from '../../../domain/enquiry/kinds'
import type { EnquiryValues, StoredEnquiry } from '../../../domain/enquiry/types'
import { CONSENT_TEXT_VERSION } from '../../../domain/enquiry/consent'
import type { MailItem, ReceivedEnquiry } from '../mail/types'
import { anyCharacter } from '../../../domain/testing/any-character'
import { exampleSite } from '../../../domain/testing/example-location'
import { NOW } from './example-bodies'

/** Values of fields that have a form of their own. */
const FORMED: Partial<Record<FieldName, fc.Arbitrary<RawValue>>> = {
  email: fc.constantFrom('zoe@example.lu', 'jo+voiture@post.example.com', "o'hara@example.fr"),
  phone: fc.constantFrom('+352621123456', '+33612345678', '+32470123456', '+4915112345678'),
  plate: fc.constantFrom('AB 1234', '1-ABC-234'),
  tyreSize: fc.constantFrom('205/55 R16 91V', '225/45ZR17'),
  vatNumber: fc.constantFrom('LU12345678', 'BE0123456789'),
  profileUrl: fc.constantFrom('https://cv.example/zoe?a=1&b="2"', 'https://example.lu/~zo%C3%A9'),
}
const SLOTS = ['2026-11-25T08:30', '2026-11-30T18:00', '2027-03-29T16:30']
const DAYS = ['2026-11-25', '2026-11-30', '2027-03-29']

/** What people type, and what they had better not be able to do. */
export const hostileText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: anyCharacter }),
  fc.constantFrom(
    'Zoé & Jean <Müller>',
    'a\r\nBcc: victim@example.com\r\n\r\nBonjour',
    '"><script>alert(1)</script><img src=x onerror=alert(1)>',
    '{name} {when} $& $1 ${1}',
    '\u202Ecod.exe \u2066abc\u2069 \u0000\u0007',
    'שלום مرحبا',
    '</td></tr></table><!--',
  ),
)

/** Any value of a field, mostly one that its form takes. */
export const valueFor = (name: FieldName): fc.Arbitrary<RawValue> => {
  const formed = FORMED[name]
  if (formed !== undefined) return formed
  const field = fieldOf(name)
  switch (field.type) {
    case 'radio':
    case 'select':
      return fc.constantFrom(...field.options)
    case 'checkbox':
    case 'toggle':
      return fc.boolean()
    case 'number':
      return fc.integer({ min: field.min, max: field.max })
    case 'slot':
      return fc.constantFrom(...SLOTS)
    case 'date':
      return fc.constantFrom(...DAYS)
    case 'location':
      return fc.constantFrom('mersch', undefined)
    default:
      return hostileText.map((typed) => typed.slice(0, field.maxLength))
  }
}

/** Any filled in form: of its problems only those fields are left out that have one. */
const anyValues = (kind: EnquiryKind): fc.Arbitrary<EnquiryValues> =>
  fc
    .record(Object.fromEntries((Object.keys(FIELDS) as FieldName[]).map((name) => [name, valueFor(name)])), {
      requiredKeys: ['name', 'email', 'phone', 'consent'],
    })
    .map((raw) => {
      const values: RawValues = { ...raw, consent: true }
      const context = { now: '2026-11-24T10:00', sites: [exampleSite] }
      for (const name of Object.keys(formProblems(kind, values, 'mersch', context)) as FieldName[])
        values[name] = undefined
      const apart = ['consent', 'marketing', 'locationId']
      const cleaned = Object.entries(cleanValues(kind, values)).filter(([name]) => !apart.includes(name))
      return { name: 'Zoé Müller', email: 'zoe@example.lu', ...Object.fromEntries(cleaned) }
    })

const anyAttachment = fc.record({
  kind: fc.constantFrom('calculation', 'comparison', 'search'),
  title: hostileText,
  lines: fc.array(fc.tuple(hostileText, hostileText), { maxLength: 4 }),
  path: fc.option(fc.constantFrom('/stock?a=1&b=2', '//evil.example/x', '/\\evil.example', 'javascript:alert(1)')),
})

/** Any enquiry of a kind that can have been stored. */
export const anyReceivedOf = (kind: EnquiryKind): fc.Arbitrary<ReceivedEnquiry> =>
  fc
    .record({
      values: anyValues(kind),
      attachments: fc.array(anyAttachment, { maxLength: 3 }),
      marketing: fc.boolean(),
      textVersion: fc.constantFrom(CONSENT_TEXT_VERSION, '2025-01-01', 'v1'),
      page: fc.option(fc.constantFrom('/contact', '/stock/x?y="z"')),
      suspicions: fc.subarray(['trap', 'links', 'new_code']),
    })
    .map(({ values, attachments, marketing, textVersion, page, suspicions }) => {
      const subject = { vehicleId: 104_729, modelKey: null, leaseOfferKey: null, locationId: 'mersch' }
      const enquiry: StoredEnquiry = {
        kind,
        values,
        subject,
        attachments,
        consent: { textVersion, marketing },
        page,
        subjectState: 'offered',
        subjectTitle: 'Peugeot 3008',
      }
      return { reference: 'GA-7F3K-29', receivedAt: NOW, enquiry, suspicions }
    })

export const anyReceived = fc.constantFrom(...ENQUIRY_KINDS).chain(anyReceivedOf)

export const exampleItem: MailItem = {
  type: 'vehicle',
  title: 'Peugeot 3008 1.2 Hybrid 136 e-DCS6 GT',
  path: '/stock/peugeot-3008-104729',
  price: { type: 'price', text: '31.490\u00a0€' },
  stockNumber: '104729',
  summary: '18.420\u00a0km · 05/2025 · Hybride',
  isGone: false,
}
