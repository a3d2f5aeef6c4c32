import { sql } from 'kysely'
import type { Db } from '../../database/open-database'
import type { Sealer } from '../../sealing/types'
import { departmentOf, FORMS } from '../../../domain/enquiry/forms'
import type { StoredEnquiry } from '../../../domain/enquiry/types'
import type { AdmittedEnquiry } from './decide'
import type { NewDelivery } from './types'

/** An admitted enquiry with what was found about its subject. */
export interface CompletedEnquiry extends AdmittedEnquiry {
  record: StoredEnquiry
}

/** When an enquiry is erased: so many months after it was received, or ended. */
export const eraseAfter = (receivedAt: Date, months: number): string => {
  const date = new Date(receivedAt)
  date.setUTCMonth(date.getUTCMonth() + months)
  // Six months after 31 August there is no such day: the last one of the month.
  if (date.getUTCDate() !== receivedAt.getUTCDate()) date.setUTCDate(0)
  return date.toISOString()
}

const rowOf = ({ arrived, receipt, suspicions, record }: CompletedEnquiry, sealer: Sealer) => {
  const { kind, values, subject, consent } = record
  return {
    id: receipt.id,
    received_at: receipt.receivedAt,
    idempotency_key: arrived.key,
    digest: arrived.digest,
    kind,
    record: sealer.encrypts ? null : record,
    sealed: sealer.encrypts ? sealer.seal(JSON.stringify(record)) : null,
    reference: receipt.reference,
    state: receipt.state,
    suspicions,
    location_id: subject.locationId,
    department: departmentOf(kind, values.subject),
    client_hash: arrived.clientHash,
    email_hash: arrived.emailHash,
    consent: { ...consent, at: receipt.receivedAt },
    erase_after: eraseAfter(arrived.receivedAt, FORMS[kind].retentionMonths),
  }
}

/**
 * Writes enquiries in one statement.
 *
 * @returns numbers of those that were written; one whose reference another one has is not
 */
export const writeEnquiries = async (
  db: Db,
  enquiries: readonly CompletedEnquiry[],
  sealer: Sealer,
): Promise<Set<string>> => {
  const rows = enquiries.map((one) => rowOf(one, sealer))
  const { rows: written } = await sql<{ id: string }>`
    insert into enquiries (
      id, received_at, idempotency_key, digest, kind, record, sealed, reference, state, suspicions, location_id,
      department, client_hash, email_hash, consent, erase_after
    )
    select
      id, received_at, idempotency_key, digest, kind, record, sealed, reference, state, suspicions, location_id,
      department, client_hash, email_hash, consent, erase_after
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
      id text, received_at text, idempotency_key text, digest text, kind text, record jsonb, sealed text, reference text,
      state text, suspicions jsonb, location_id text, department text, client_hash text, email_hash text, consent jsonb,
      erase_after timestamptz
    )
    on conflict (reference) do nothing
    returning id
  `.execute(db)
  return new Set(written.map(({ id }) => id))
}

/** Writes deliveries in one statement; one that is there already is left as it is. */
export const writeDeliveries = async (db: Db, deliveries: readonly NewDelivery[]): Promise<void> => {
  if (deliveries.length === 0) return
  await sql`
    insert into enquiry_deliveries (id, enquiry_id, channel, subject)
    select id, enquiry_id, channel, subject
    from jsonb_to_recordset(${JSON.stringify(deliveries)}::jsonb)
      as r(id text, enquiry_id text, channel text, subject text)
    on conflict do nothing
  `.execute(db)
}
