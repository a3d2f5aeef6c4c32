import type { z } from 'zod'
import { attachmentsSchema, keySchema, vehicleIdSchema } from '../../../contract/dealer/enquiry'
import { safeParse } from '../../../contract/safe-parse'
import { cleanValues, formProblems } from '../../../domain/enquiry/check-enquiry'
import type { RawValues } from '../../../domain/enquiry/check-enquiry'
import type { CheckContext, RawValue } from '../../../domain/enquiry/check-field'
import { consentOf } from '../../../domain/enquiry/consent'
import { FIELDS, fieldOf } from '../../../domain/enquiry/fields'
import type { FieldName } from '../../../domain/enquiry/fields'
import { ENQUIRY_KINDS } from '../../../domain/enquiry/kinds'
import type { EnquiryKind } from '../../../domain/enquiry/kinds'
import { MADE_AT_FIELD } from '../../../domain/enquiry/kept-enquiry'
import { passedWishes } from '../../../domain/enquiry/late-delivery'
import { localMinute } from '../../../domain/enquiry/local-minute'
import { readPhone } from '../../../domain/enquiry/phone'
import { plainText } from '../../../domain/enquiry/plain-text'
import type { ProblemCode } from '../../../domain/enquiry/problems'
import type { Enquiry, EnquirySubject, EnquiryValues } from '../../../domain/enquiry/types'

type Fields = Readonly<Record<string, unknown>>

/** By field of the body; `kind` or `body` where it is no enquiry at all. */
export type BodyProblems = Record<string, ProblemCode>
export type ParsedEnquiry =
  /**
   * `sent`: what the body itself says, whatever the time and the dealerships that there are now. An enquiry that is sent
   * again is known by it. `fields`: the body, whose names reach no prototype.
   */
  | { enquiry: Enquiry; sent: Enquiry; fields: Fields }
  | { problems: BodyProblems; sent: Enquiry }
  /** Not even what it says can be read. */
  | { problems: BodyProblems }

const FIELD_NAMES = Object.keys(FIELDS) as FieldName[]

/** Only what a body says itself: no name of it reaches a prototype. */
const fieldsOf = (body: unknown): Fields | null => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null
  return Object.assign(Object.create(null) as Record<string, unknown>, Object.fromEntries(Object.entries(body)))
}

const rawValue = (name: FieldName, value: unknown): RawValue => {
  if (typeof value === 'string') return plainText(value, fieldOf(name).type === 'textarea')
  if (typeof value === 'number' || typeof value === 'boolean' || value === null || value === undefined) return value
  // A list or an object is no value of any field: this one is refused by every type.
  return NaN
}

const isKind = (value: unknown): value is EnquiryKind => ENQUIRY_KINDS.some((kind) => kind === value)
const isNothing = (value: unknown): boolean => value === undefined || value === null || value === ''

/** What it is about; an address that is none is a problem, one of something that is gone is not. */
const parseSubject = (fields: Fields, problems: BodyProblems): EnquirySubject => {
  const read = <Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> | null => {
    const value = fields[name]
    if (isNothing(value)) return null
    const result = safeParse(schema, value)
    if (!result.success) problems[name] = 'unknown'
    return result.data ?? null
  }
  return {
    vehicleId: read('vehicleId', vehicleIdSchema),
    modelKey: read('modelKey', keySchema),
    leaseOfferKey: read('leaseOfferKey', keySchema),
    locationId: read('locationId', keySchema),
  }
}

const parsePage = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= 2_000 && /^\/(?![/\\])[\x21-\x7e]*$/.test(value) ? value : null

/** Version that a body names, whatever versions there are now. */
const sentVersion = (value: unknown): string => (typeof value === 'string' ? value : '')

export interface ParseContext {
  receivedAt: Date
  sites: CheckContext['sites']
  /** Dealership of the vehicle, where the body names none; null: not known. */
  vehicleSite: string | null
}

/**
 * Reads an enquiry out of a body: fields by name at the top level, unknown ones ignored.
 *
 * @param body as it came; for a form of a browser see `form-values.ts`
 */
export const parseEnquiry = (body: unknown, context: ParseContext): ParsedEnquiry => {
  const fields = fieldsOf(body)
  if (fields === null) return { problems: { body: 'invalid' } }
  const { kind } = fields
  if (!isKind(kind)) return { problems: { kind: isNothing(kind) ? 'required' : 'unknown' } }

  const check: CheckContext = { now: localMinute(context.receivedAt), sites: context.sites }
  const raw: RawValues = {}
  for (const name of FIELD_NAMES) raw[name] = rawValue(name, fields[name])
  const problems: BodyProblems = {}
  const subject = parseSubject(fields, problems)
  Object.assign(problems, formProblems(kind, raw, subject.locationId ?? context.vehicleSite, check))

  const { marketing, locationId, ...cleaned } = cleanValues(kind, raw)
  const values: EnquiryValues = cleaned
  delete cleaned.consent
  if (typeof values.phone === 'string' && problems.phone === undefined) {
    const read = readPhone(values.phone)
    if ('problem' in read) problems.phone = read.problem
    else values.phone = read.phone.e164
  }
  const attachments = safeParse(attachmentsSchema, fields.attachments ?? [])
  if (!attachments.success) return { problems: { ...problems, attachments: 'invalid' } }

  const site = typeof locationId === 'string' ? locationId : subject.locationId
  const consent = consentOf(fields.consentText, marketing === true)
  const sent: Enquiry = {
    kind,
    values,
    subject: { ...subject, locationId: site },
    attachments: attachments.data,
    consent: { textVersion: sentVersion(fields.consentText), marketing: marketing === true },
    page: parsePage(fields.page),
  }
  const passed = passedWishes(problems, fields[MADE_AT_FIELD], context.receivedAt)
  if (Object.keys(problems).length > passed.length) return { problems, sent }
  const isSite = site !== null && (context.sites?.some(({ id }) => id === site) ?? true)
  const enquiry: Enquiry = { ...sent, consent, subject: { ...subject, locationId: isSite ? site : null } }
  if (passed.length > 0) enquiry.passedWishes = passed
  return { enquiry, sent, fields }
}
