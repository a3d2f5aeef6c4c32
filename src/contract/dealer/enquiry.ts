import { z } from 'zod'
import { isIsoDay } from '../../domain/enquiry/appointment'
import { fieldOf } from '../../domain/enquiry/fields'
import type { FieldName } from '../../domain/enquiry/fields'
import { FORMS } from '../../domain/enquiry/forms'
import type { FormField } from '../../domain/enquiry/form-description'
import { ENQUIRY_KINDS } from '../../domain/enquiry/kinds'
import type { EnquiryKind } from '../../domain/enquiry/kinds'
import { MADE_AT_FIELD } from '../../domain/enquiry/kept-enquiry'
import { PATTERNS } from '../../domain/enquiry/patterns'
import { REFERENCE } from '../../domain/enquiry/reference'
import { DURATION_FIELD, TRAP_FIELD, TURNSTILE_FIELD } from '../../domain/enquiry/spam-trap'
import { ATTACHMENT_KINDS, ATTACHMENT_LIMITS } from '../../domain/enquiry/types'
import type { EnquiryAttachment } from '../../domain/enquiry/types'
import { plainText } from '../../domain/enquiry/plain-text'
import { schemaOf } from './same-type'

const { count, title, lines, text, path } = ATTACHMENT_LIMITS
const line = (max: number) =>
  z
    .string()
    .transform((value) => plainText(value, false).trim())
    .pipe(z.string().max(max))

export const attachmentsSchema = z
  .array(
    schemaOf<EnquiryAttachment>()(
      z.object({
        kind: z.enum(ATTACHMENT_KINDS),
        title: line(title),
        lines: z.array(z.tuple([line(text), line(text)])).max(lines),
        path: z
          .string()
          .max(path)
          .regex(/^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/)
          .nullable()
          .describe('Address on the site that shows it again'),
      }),
    ),
  )
  .max(count)

/** A path segment as addresses of models, offers and dealerships have it. */
export const keySchema = z.string().regex(/^[a-z0-9-]{1,120}$/)
export const vehicleIdSchema = z.int().min(1).max(2_147_483_647)

const fieldSchema = (name: FieldName): z.ZodType => {
  const field = fieldOf(name)
  switch (field.type) {
    case 'checkbox':
    case 'toggle':
      return z.boolean()
    case 'number':
      return z.int().min(field.min).max(field.max)
    case 'radio':
    case 'select':
      return z.enum(field.options)
    case 'location':
      return keySchema.describe('Id of a dealership')
    case 'date':
      return z.string().refine(isIsoDay).describe('ISO day on which the dealership is open')
    case 'slot':
      return z
        .string()
        .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
        .describe('Local time in Europe/Luxembourg, at a half hour while the dealership is open')
    default: {
      const schema = z
        .string()
        .min(field.minLength ?? 0)
        .max(field.maxLength)
      return field.pattern === undefined ? schema : schema.regex(PATTERNS[field.pattern])
    }
  }
}

const conditionText = ({ required, shown }: FormField): string =>
  [
    shown && `only where ${shown.field} is ${shown.is.join(' or ')}`,
    required === true && shown && 'required there',
    typeof required === 'object' && `required where ${required.field} is ${required.is.join(' or ')}`,
  ]
    .filter((part) => typeof part === 'string')
    .join('; ')

const formFieldSchema = (field: FormField): z.ZodType => {
  if (field.name === 'consent') return z.literal(true).describe('The visitor agreed that the group answers the request')
  const schema = fieldSchema(field.name)
  if (field.required === true && field.shown === undefined) return schema
  const condition = conditionText(field)
  const optional = schema.nullable().optional()
  return condition === '' ? optional : optional.describe(condition)
}

/** What every kind may carry beside the fields of its form. */
const COMMON = {
  vehicleId: vehicleIdSchema.nullable().optional(),
  modelKey: keySchema.nullable().optional(),
  leaseOfferKey: keySchema.nullable().optional(),
  locationId: keySchema.nullable().optional().describe('The dealership that it is about'),
  attachments: attachmentsSchema.optional(),
  page: z.string().nullable().optional().describe('Path of the page that it is sent from'),
  consentText: z.string().optional().describe('Version of the text agreed to; left out: the current one'),
  [TRAP_FIELD]: z.string().optional().describe('Empty: a field that people do not see'),
  [MADE_AT_FIELD]: z
    .string()
    .optional()
    .describe(
      'ISO instant at which the visitor sent it. Up to 30 days later it is taken although its wished times are over or closed, and marked',
    ),
  [DURATION_FIELD]: z.number().optional().describe('Milliseconds from when the form was ready to its sending'),
  [TURNSTILE_FIELD]: z.string().optional().describe('Token of Turnstile, where the site uses it'),
}

const formSchema = (kind: EnquiryKind) =>
  z.looseObject({
    kind: z.literal(kind),
    ...COMMON,
    ...Object.fromEntries(FORMS[kind].fields.map((field) => [field.name, formFieldSchema(field)])),
  })

/**
 * Body of `POST /api/enquiries` as the OpenAPI document tells it, made from the forms. The server checks it by the forms
 * themselves (`formProblems`), which know conditions, opening hours and today's date.
 */
export const enquirySchema = z.union(ENQUIRY_KINDS.map(formSchema))

export const ENQUIRY_STATES = ['pending', 'accepted', 'held', 'refused', 'cancelled', 'erased'] as const

export const enquiryReceiptSchema = z.object({
  id: z.uuid().describe('Number of the enquiry'),
  reference: z.string().regex(REFERENCE).describe('For people to quote'),
  receivedAt: z.iso.datetime(),
  state: z
    .enum(ENQUIRY_STATES)
    .describe(
      'held: a person looks at it before it is passed on; pending: a subscription that the visitor has not confirmed',
    ),
  confirmedByMail: z
    .boolean()
    .describe('Whether the visitor gets a confirmation by e-mail, for an enquiry that is held once it was looked at'),
  wishPassed: z
    .literal(true)
    .optional()
    .describe('It arrived late, and a wished time was over or closed by then: another one is to be agreed on'),
})
export type EnquiryReceipt = z.output<typeof enquiryReceiptSchema>
