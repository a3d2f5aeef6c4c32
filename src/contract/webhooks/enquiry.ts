import { z } from 'zod'
import { ENQUIRY_KINDS } from '../../domain/enquiry/kinds'
import { ATTACHMENT_KINDS, SUBJECT_STATES } from '../../domain/enquiry/types'
import { DEPARTMENTS } from '../../domain/location/types'
import { VEHICLE_CONDITIONS } from '../../domain/vehicle/types'

const instant = z.iso.datetime()
const values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

/**
 * Body of the webhooks that tell a CRM of enquiries, by Standard Webhooks: the header `webhook-id` is the same at every
 * attempt of one delivery. Fields may be added within a version; none is removed or changes its meaning.
 *
 * @see https://www.standardwebhooks.com
 */
export const enquiryWebhookSchema = z.object({
  type: z.enum(['enquiry.received', 'enquiry.changed', 'enquiry.cancelled']),
  version: z.literal(1),
  timestamp: instant.describe('When the visitor sent, changed or cancelled it'),
  data: z.object({
    id: z.string().describe('The same for the enquiry and its changes'),
    reference: z.string().describe('What people quote, such as GA-7F3K-29'),
    kind: z.enum(ENQUIRY_KINDS),
    receivedAt: instant,
    department: z.enum(DEPARTMENTS).describe('Who answers'),
    customer: z.object({
      name: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable().describe('E.164'),
      company: z.string().nullable(),
    }),
    values: values.describe('Every field of the form that was filled in, by name; see src/domain/enquiry/fields.ts'),
    passedWishes: z
      .array(z.string())
      .describe('Names of wished dates and times that were over or closed when the enquiry arrived late from a device'),
    dealership: z.object({ id: z.string(), name: z.string() }).nullable(),
    vehicle: z
      .object({
        id: z.int(),
        title: z.string(),
        brand: z.string(),
        model: z.string(),
        condition: z.enum(VEHICLE_CONDITIONS),
        year: z.int(),
      })
      .nullable()
      .describe('As it is in the stock now; null without one, and when it left the stock'),
    vehicleId: z.int().nullable(),
    model: z.object({ id: z.string(), title: z.string() }).nullable(),
    leaseOffer: z.object({ id: z.string(), title: z.string() }).nullable(),
    subjectTitle: z
      .string()
      .nullable()
      .optional()
      .describe('Name of the vehicle, model or lease offer when the enquiry arrived, kept when it leaves the stock'),
    subjectState: z
      .enum(SUBJECT_STATES)
      .optional()
      .describe('When this was sent: `gone` is sold or withdrawn, `none` an enquiry about no vehicle, model or offer'),
    attachments: z.array(
      z.object({
        kind: z.enum(ATTACHMENT_KINDS),
        title: z.string(),
        lines: z.array(z.tuple([z.string(), z.string()])).describe('Label and value, as the visitor saw them'),
        url: z.string().nullable(),
      }),
    ),
    consent: z.object({
      textVersion: z.string(),
      marketing: z.boolean(),
      isUnpublished: z
        .boolean()
        .describe(
          'It named a text that was never published: ask again before any advertising; textVersion is the current one',
        ),
    }),
    subscription: z
      .object({
        confirmedAt: instant.nullable().describe('When the visitor confirmed the address by the signed link'),
        unsubscribeUrl: z.url().describe('Signed; also takes the one-click POST of RFC 8058'),
      })
      .nullable()
      .describe('Of a newsletter'),
    page: z.string().nullable().describe('Path of the page that it was sent from'),
    change: z
      .object({ at: instant, values: values.describe('The new wishes; empty when it was cancelled') })
      .nullable()
      .describe('Null for enquiry.received'),
    current: z
      .object({
        state: z.enum(['accepted', 'cancelled']),
        changedAt: instant.nullable().describe('When the visitor last changed or cancelled it; null: never'),
        wishes: values.describe('The wishes that count now; empty when it was cancelled'),
      })
      .describe(
        'The enquiry as it was when this was sent: a late or repeated enquiry.received of one that was cancelled says so here',
      ),
  }),
})

export type EnquiryWebhook = z.output<typeof enquiryWebhookSchema>
