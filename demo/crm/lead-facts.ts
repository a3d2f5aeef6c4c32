import { z } from 'zod'
import { ENQUIRY_KINDS } from '../../src/domain/enquiry/kinds'
import type { EnquiryKind } from '../../src/domain/enquiry/kinds'
import type { Lead } from './lead'
import { readAdf } from './read-adf'

/** What the page shows of a lead; null where the delivery does not say. */
export interface LeadFacts {
  reference: string | null
  /** French. */
  kind: string | null
  vehicle: string | null
  dealership: string | null
  customer: string | null
  /** What happened to it, in French; null for a new one. */
  change: string | null
  /** The vehicle was sold or withdrawn when the delivery was sent. */
  isGone: boolean
}

/** What a person of the trade calls each kind. */
const KIND_NAMES: Readonly<Record<EnquiryKind, string>> = {
  test_drive: 'Essai d’un véhicule',
  interest: 'Intérêt pour un véhicule',
  lease: 'Offre de leasing',
  model_contact: 'Question sur un modèle',
  model_test_drive: 'Essai d’un modèle',
  general_test_drive: 'Réservation d’un essai',
  contact: 'Contact',
  direct_contact: 'Contact direct',
  tyres: 'Rendez-vous pneus',
  tyre_offer: 'Offre de pneus',
  fleet: 'Flotte',
  service: 'Rendez-vous atelier',
  job_application: 'Candidature',
  trade_in: 'Reprise',
  newsletter: 'Inscription à la lettre',
}

const named = z.looseObject({ name: z.string().nullish(), title: z.string().nullish() }).nullish()

/** Only what is shown: a CRM takes more than it knows. */
const leadBody = z.looseObject({
  type: z.string().nullish(),
  data: z.looseObject({
    reference: z.string().nullish(),
    kind: z.string().nullish(),
    vehicle: named,
    model: named,
    leaseOffer: named,
    subjectTitle: z.string().nullish(),
    subjectState: z.string().nullish(),
    dealership: named,
    customer: named,
  }),
})

const nameIn = (one: z.output<typeof named>): string | null => one?.name ?? one?.title ?? null

const kindName = (kind: string | null | undefined): string | null => {
  const known = ENQUIRY_KINDS.find((one) => one === kind)
  return known ? KIND_NAMES[known] : (kind ?? null)
}

const UNKNOWN: LeadFacts = {
  reference: null,
  kind: null,
  vehicle: null,
  dealership: null,
  customer: null,
  change: null,
  isGone: false,
}

const CHANGES: Readonly<Record<string, string>> = {
  'enquiry.changed': 'Rendez-vous déplacé',
  'enquiry.cancelled': 'Annulée par le visiteur',
}

const webhookFacts = (body: string): LeadFacts => {
  const result = leadBody.safeParse(JSON.parse(body))
  if (!result.success) return UNKNOWN
  const { reference, kind, vehicle, model, leaseOffer, subjectTitle, subjectState, dealership, customer } =
    result.data.data
  return {
    reference: reference ?? null,
    kind: kindName(kind),
    vehicle: nameIn(vehicle) ?? subjectTitle ?? nameIn(model) ?? nameIn(leaseOffer),
    dealership: nameIn(dealership),
    customer: nameIn(customer),
    change: CHANGES[result.data.type ?? ''] ?? null,
    isGone: subjectState === 'gone',
  }
}

/** Reads what the page shows out of a lead that was taken. */
export const leadFacts = ({ format, body }: Lead): LeadFacts => {
  if (format === 'webhook') return webhookFacts(body)
  const { id, reference, customer, vehicle, vendor } = readAdf(body)
  return { ...UNKNOWN, reference: reference ?? id, kind: 'Document ADF', vehicle, dealership: vendor, customer }
}
