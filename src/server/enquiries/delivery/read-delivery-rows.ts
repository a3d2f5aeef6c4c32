import { sql } from 'kysely'
import type { Department } from '../../../domain/location/types'
import type { EnquiryState } from '../../database/enquiry-tables'
import type { Db } from '../../database/open-database'
import type { AppointmentChange } from '../mail/types'

/** A claimed delivery with its enquiry, the change that it tells of, and what the visitor did last since then. */
export interface DeliveryRow {
  id: string
  channel: string
  attempts: number
  created_at: Date
  enquiry_id: string
  state: EnquiryState
  reference: string
  received_at: string
  department: Department
  suspicions: string[]
  record: unknown
  sealed: string | null
  change_kind: AppointmentChange['kind'] | null
  changed_at: Date | null
  change_record: unknown
  change_sealed: string | null
  since_kind: 'change' | 'cancel' | null
  since_at: Date | null
  since_record: unknown
  since_sealed: string | null
  confirmed_at: Date | null
  taken: string[] | null
}

/** Reads deliveries that were claimed and are not settled. */
export const readDeliveryRows = async (db: Db, ids: readonly string[]): Promise<DeliveryRow[]> => {
  const { rows } = await sql<DeliveryRow>`
    select d.id, d.channel, d.attempts, d.created_at, d.taken, d.enquiry_id, e.state, coalesce(e.reference, e.id) as reference,
      e.received_at, e.department, e.suspicions, e.record, e.sealed,
      c.kind as change_kind, c.changed_at, c.record as change_record, c.sealed as change_sealed,
      s.kind as since_kind, s.changed_at as since_at, s.record as since_record, s.sealed as since_sealed,
      (select max(changed_at) from enquiry_changes where enquiry_id = e.id and kind = 'confirm') as confirmed_at
    from enquiry_deliveries d
    join enquiries e on e.id = d.enquiry_id
    left join enquiry_changes c on 'change:' || c.id = d.subject
    left join lateral (
      select * from enquiry_changes l
      where l.enquiry_id = e.id and l.kind <> 'confirm' and (c.id is null or l.changed_at > c.changed_at)
      order by l.changed_at desc limit 1
    ) s on true
    where d.id = any(${[...ids]}::text[]) and d.state = 'queued'
  `.execute(db)
  return rows
}
