import type { StoredEnquiry } from '../../../domain/enquiry/types'
import { isSubscription } from '../../../domain/enquiry/forms'
import { lastWish, wishesOf } from '../../../domain/enquiry/wishes'
import type { AppointmentWishes } from '../../../domain/enquiry/wishes'
import { localMinute } from '../../../domain/enquiry/local-minute'
import type { Db } from '../../database/open-database'
import type { EnquiryState } from '../../database/enquiry-tables'
import type { EnquiryRow } from '../../database/schema'
import type { Sealer } from '../../sealing/types'
import { openRecord } from '../admin/open-record'
import { openChange } from './change-record'

const DAY_MS = 24 * 60 * 60_000
/** Days for which a link without an appointment is valid. */
const VALID_DAYS = 90

/** An enquiry as its link finds it. */
export interface ManagedEnquiry {
  id: string
  reference: string
  state: EnquiryState
  receivedAt: Date
  enquiry: StoredEnquiry
  /** Those of the last change, else those of the form. */
  wishes: AppointmentWishes
  changeCount: number
  /** Of the last change; null: none. */
  changedAt: Date | null
}

type Row = Pick<EnquiryRow, 'id' | 'reference' | 'state' | 'received_at' | 'record' | 'sealed'>

/** Reads an enquiry with its changes; null when what was written is erased. */
export const readManaged = async (db: Db, row: Row, sealer: Sealer): Promise<ManagedEnquiry | null> => {
  const enquiry = row.state === 'erased' ? null : openRecord(row, sealer)
  if (enquiry === null || row.reference === null) return null
  const changes = await db
    .selectFrom('enquiry_changes')
    .select(['kind', 'record', 'sealed', 'changed_at'])
    .where('enquiry_id', '=', row.id)
    .orderBy('changed_at')
    .execute()
  const last = changes.filter(({ kind }) => kind === 'change').at(-1)
  return {
    id: row.id,
    reference: row.reference,
    state: row.state,
    receivedAt: new Date(row.received_at),
    enquiry,
    wishes: last === undefined ? wishesOf(enquiry.values) : openChange(last, sealer).wishes,
    changeCount: changes.length,
    changedAt: changes.at(-1)?.changed_at ?? null,
  }
}

/**
 * Whether the link has expired: with the last wish for an appointment, else after three months; never of a subscription.
 * A wish that was over when the enquiry arrived does not count: the link is for choosing another time.
 */
export const isExpired = ({ enquiry, wishes, receivedAt }: ManagedEnquiry, now: Date): boolean => {
  if (isSubscription(enquiry.kind)) return false
  const last = lastWish(wishes)
  const isOpen = last !== null && last >= localMinute(receivedAt)
  return isOpen ? last < localMinute(now) : now.getTime() > receivedAt.getTime() + VALID_DAYS * DAY_MS
}
