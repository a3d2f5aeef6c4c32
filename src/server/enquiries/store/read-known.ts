import { sql } from 'kysely'
import type { EnquiryReceipt } from '../../../contract/dealer/enquiry'
import type { EnquiryKind } from '../../../domain/enquiry/kinds'
import type { Db } from '../../database/open-database'
import type { ArrivedEnquiry } from './types'

export interface KnownEnquiry extends Omit<EnquiryReceipt, 'confirmedByMail'> {
  kind: EnquiryKind
  locationId: string | null
  key: string | null
  digest: string
}

/** Enquiries of one sender within the window. */
export interface Count {
  count: number
  /** ISO instant of the earliest. */
  first: string
}

/** What the database knows of enquiries that arrive. */
export interface Known {
  /** Every enquiry with one of the keys, and every recent one with one of the digests. */
  enquiries: KnownEnquiry[]
  clients: Record<string, Count>
  emails: Record<string, Count>
}

const counts = (column: 'client_hash' | 'email_hash', hashes: readonly string[], since: string) => sql`(
  select coalesce(jsonb_object_agg(hash, jsonb_build_object('count', n, 'first', first)), '{}')
  from (
    select ${sql.ref(column)} as hash, count(*) as n, min(received_at) as first from enquiries
    where ${sql.ref(column)} = any(${hashes}::text[]) and received_at > ${since}
    group by 1
  ) as counted
)`

const unique = (values: readonly (string | null)[]): string[] => [
  ...new Set(values.filter((value): value is string => value !== null)),
]

/** @param since ISO instant at which the window began */
export const readKnown = async (db: Db, arrived: readonly ArrivedEnquiry[], since: string): Promise<Known> => {
  const keys = unique(arrived.map(({ key }) => key))
  const digests = unique(arrived.map(({ key, digest }) => (key === null ? digest : null)))
  const { rows } = await sql<Known>`select
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'key', idempotency_key, 'digest', digest, 'id', id, 'reference', reference, 'receivedAt', received_at,
        'state', state, 'kind', kind, 'locationId', location_id
      ) order by received_at), '[]')
      from enquiries
      where idempotency_key = any(${keys}::text[]) or (digest = any(${digests}::text[]) and received_at > ${since})
    ) as enquiries,
    ${counts('client_hash', unique(arrived.map(({ clientHash }) => clientHash)), since)} as clients,
    ${counts('email_hash', unique(arrived.map(({ emailHash }) => emailHash)), since)} as emails
  `.execute(db)
  const [known] = rows
  if (known === undefined) throw new Error('enquiries: the database gave no answer')
  return known
}
