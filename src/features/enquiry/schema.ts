import type { EnquiryKind } from '../../domain/enquiry/types'
import { boolean, object, string } from 'yup'
import type { InferType } from 'yup'

/** Kinds that are about coming by on a day. */
const DATED: readonly EnquiryKind[] = ['test_drive', 'model_test_drive', 'service', 'tyres']
/** Kinds that say nothing without a message. */
const NEEDS_MESSAGE: readonly EnquiryKind[] = ['contact', 'fleet', 'tyre_offer']

/** Whether the form of a kind asks for a date. */
export const asksForDate = (kind: EnquiryKind): boolean => DATED.includes(kind)
/** Whether the form of a kind cannot be sent without a message. */
export const needsMessage = (kind: EnquiryKind): boolean => NEEDS_MESSAGE.includes(kind)

const PHONE = /^\+?[\d\s().\/-]{6,25}$/
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/**
 * Rules of a form; messages are keys of the locale.
 *
 * @param today ISO date before which no visit can be asked for
 */
export const enquirySchema = (kind: EnquiryKind, today: string) =>
  object({
    name: string().trim().required('enquiry.error.name').min(2, 'enquiry.error.name').max(120, 'enquiry.error.tooLong'),
    email: string()
      .trim()
      .required('enquiry.error.email')
      .matches(EMAIL, 'enquiry.error.emailForm')
      .max(200, 'enquiry.error.tooLong'),
    phone: string().trim().default('').matches(PHONE, { message: 'enquiry.error.phone', excludeEmptyString: true }),
    locationId: string().default(''),
    preferredDate: string()
      .default('')
      .test('not-past', 'enquiry.error.date', (date) => !date || date >= today),
    message: string()
      .trim()
      .default('')
      .max(4000, 'enquiry.error.tooLong')
      .test('given', 'enquiry.error.message', (text) => !needsMessage(kind) || Boolean(text)),
    website: string().default(''),
    consent: boolean().default(false).oneOf([true], 'enquiry.error.consent'),
  })

export type EnquiryFields = InferType<ReturnType<typeof enquirySchema>>

const FIELDS: readonly string[] = [
  'name',
  'email',
  'phone',
  'locationId',
  'preferredDate',
  'message',
  'consent',
] satisfies (keyof EnquiryFields)[]

/** Whether a name is that of a field a visitor sees. */
export const isField = (name: string): name is keyof EnquiryFields => FIELDS.includes(name)
