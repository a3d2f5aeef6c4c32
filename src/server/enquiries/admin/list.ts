import { sql } from 'kysely'
import type { Db } from '../../database/open-database'
import type { EnquiryState } from '../../database/enquiry-tables'

/** An enquiry without anything that a visitor wrote. */
export interface EnquirySummary {
  id: string
  reference: string | null
  receivedAt: string
  kind: string
  state: EnquiryState
  suspicions: string[]
  locationId: string | null
  department: string
  /** State of its delivery by channel. */
  deliveries: Record<string, string>
}

/** @param state only those in it */
export const listEnquiries = async (
  db: Db,
  { state, limit }: { state?: EnquiryState | undefined; limit: number },
): Promise<EnquirySummary[]> => {
  const { rows } = await sql<EnquirySummary>`
    select e.id, reference, received_at as "receivedAt", kind, e.state, suspicions, location_id as "locationId", department,
      coalesce((
        select jsonb_object_agg(channel, d.state order by d.created_at) from enquiry_deliveries d where d.enquiry_id = e.id
      ), '{}') as deliveries
    from enquiries e
    where ${state ?? null}::text is null or e.state = ${state ?? null}
    order by received_at desc limit ${limit}
  `.execute(db)
  return rows
}
