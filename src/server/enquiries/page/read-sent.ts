import { site } from '../../../config/site'
import { answerTimeOf } from '../../../domain/enquiry/answer-by'
import { ENQUIRY_KINDS } from '../../../domain/enquiry/kinds'
import type { EnquiryKind } from '../../../domain/enquiry/kinds'
import { localMinute } from '../../../domain/enquiry/local-minute'
import { promiseStillOpen } from '../../../domain/enquiry/promise-answer'
import type { Db } from '../../database/open-database'
import type { Sealer } from '../../sealing/types'
import type { ReadSites } from '../body/known-sites'
import { readManaged } from '../manage/read-managed'
import type { IntakeRules } from '../store/intake-rules'
import { readSold } from './read-sold'
import type { SentEnquiry } from './view/sent-view'

/** Format of an enquiry's id, a UUID. */
const ENQUIRY_ID = /^[\da-f-]{36}$/

export const kindOf = (value: string | undefined): EnquiryKind | null =>
  ENQUIRY_KINDS.find((kind) => kind === value) ?? null

export interface ReadSentOptions {
  db: Db
  sealer: Sealer
  sites: ReadSites
  rules: IntakeRules
  clock: () => Date
}

/** Reads what the page after a form shows; null if there is no such enquiry. */
export const readSent = async (
  id: string,
  { db, sealer, sites, rules, clock }: ReadSentOptions,
): Promise<Omit<SentEnquiry, 'isRepeated'> | null> => {
  // PostgreSQL rejects some texts, such as a null character, with an error.
  const row = ENQUIRY_ID.test(id)
    ? await db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined
  const kind = kindOf(row?.kind)
  if (row === undefined || kind === null || row.reference === null) return null
  const { reference, state } = row
  const location = (await sites())?.find((one) => one.id === row.location_id) ?? null
  const managed = await readManaged(db, row, sealer)
  const { subject, values, passedWishes = [] } = managed?.enquiry ?? {}
  const sold = await readSold(db, subject?.vehicleId ?? null)
  const receivedAt = new Date(row.received_at)
  const requested = {
    wishes: managed?.wishes ?? {},
    isPassed: passedWishes.length > 0,
    isGone: sold !== null,
    site: location,
  }
  const usual = answerTimeOf(kind, values?.subject, receivedAt, location)
  return {
    reference,
    state,
    kind,
    answer: promiseStillOpen(usual, requested, localMinute(receivedAt), localMinute(clock())),
    isConfirmedByMail: rules.confirms(kind, row.location_id),
    sold,
    phone: location?.phone ?? site.phone,
  }
}
