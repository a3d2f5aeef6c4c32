import { z } from 'zod'
import { ENQUIRY_KINDS } from '../../domain/enquiry/types'
import type { Enquiry } from '../../domain/enquiry/types'
import { schemaOf } from './same-type'

/** What the visitor reads beside a field that was refused. */
const REFUSALS = {
  kind: 'Cette demande n’est pas connue.',
  name: 'Indiquez votre nom (2 à 120 caractères).',
  email: 'Indiquez une adresse e-mail valable, par exemple nom@exemple.lu.',
  phone: 'Indiquez un numéro de téléphone valable, par exemple +352 26 10 40.',
  preferredDate: 'Choisissez une date à partir d’aujourd’hui.',
  message: 'Votre message est trop long (5.000 caractères au plus).',
  consent: 'Votre accord est nécessaire pour que nous puissions vous répondre.',
  vehicleId: 'Ce véhicule n’est pas connu.',
  modelKey: 'Ce modèle n’est pas connu.',
  leaseOfferKey: 'Cette offre n’est pas connue.',
  locationId: 'Cette concession n’est pas connue.',
} as const satisfies Record<keyof Enquiry, string>

/** French message of a field that was refused. */
export const refusalOf = (field: keyof Enquiry): string => REFUSALS[field]

const error = (field: keyof Enquiry) => ({ error: refusalOf(field) })

/** Lenient, as the form is: whether an address exists only a message to it can tell. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** Texts from forms: trimmed, an empty one counts as none. */
const optionalText = (field: keyof Enquiry, max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.trim() || null : (value ?? null)),
    z.string(error(field)).max(max, error(field)).nullable(),
  )

const reference = (field: keyof Enquiry) =>
  z.preprocess(
    (value) => value ?? null,
    z
      .string(error(field))
      .regex(/^[a-z0-9-]{1,120}$/, error(field))
      .nullable(),
  )

const phone = optionalText('phone', 40).refine(
  (value) => value === null || (/^[+()\d\s./-]+$/.test(value) && value.replace(/\D/g, '').length >= 6),
  error('phone'),
)

const preferredDate = z.preprocess((value) => value || null, z.iso.date(error('preferredDate')).nullable())

/**
 * Body of `POST /api/enquiries`. Fields that were left out count as null. Messages are French: the visitor reads them.
 */
export const enquirySchema = schemaOf<Enquiry>()(
  z.object({
    kind: z.enum(ENQUIRY_KINDS, error('kind')),
    name: z.string(error('name')).trim().min(2, error('name')).max(120, error('name')),
    email: z.string(error('email')).trim().max(254, error('email')).regex(EMAIL, error('email')),
    phone,
    preferredDate,
    message: optionalText('message', 5_000),
    consent: z.literal(true, error('consent')),
    vehicleId: z.preprocess(
      (value) => value ?? null,
      z.int(error('vehicleId')).min(1, error('vehicleId')).max(2_147_483_647, error('vehicleId')).nullable(),
    ),
    modelKey: reference('modelKey'),
    leaseOfferKey: reference('leaseOfferKey'),
    locationId: reference('locationId'),
  }),
)

export const enquiryReceiptSchema = z.object({
  id: z.uuid().describe('Number of the enquiry'),
  receivedAt: z.iso.datetime(),
})
export type EnquiryReceipt = z.output<typeof enquiryReceiptSchema>
