import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../database/open-database'
import type { StatusEnquiry } from './enquiry-schema'

interface Row extends Omit<StatusEnquiry, 'receivedAt'> {
  receivedAt: string
}

/** Attempts that are shown of one delivery. */
const LOG_SHOWN = 12

const enquiryColumns = sql`
  e.id, coalesce(e.reference, e.id) as reference, e.kind, e.department, e.received_at as "receivedAt", e.state, e.suspicions,
  (select record->>'name' from records r where r.kind = 'locations' and r.id = e.location_id) as location,
  coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', d.id, 'channel', d.channel, 'isChange', d.subject <> 'enquiry', 'state', d.state, 'attempts', d.attempts,
      'isPaused', exists (select from paused_channels p where p.channel = d.channel),
      'nextAttemptAt', to_char(d.next_attempt_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'detail', d.last_error,
      'log', coalesce((
        select jsonb_agg(jsonb_build_object(
          'at', to_char(a.attempted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'outcome', a.outcome, 'detail', a.detail, 'ms', a.duration_ms
        ) order by a.seq desc)
        from (select * from enquiry_attempts where delivery_id = d.id order by seq desc limit ${LOG_SHOWN}) a
      ), '[]')
    ) order by d.subject <> 'enquiry', d.created_at, d.channel)
    from enquiry_deliveries d where d.enquiry_id = e.id
  ), '[]') as deliveries`

/** Reads enquiries with their deliveries, the latest first. @param source a subquery of the table `enquiries` */
export const selectEnquiries = async (db: Db, source: RawBuilder<unknown>): Promise<StatusEnquiry[]> => {
  const { rows } = await sql<Row>`
    select ${enquiryColumns} from ${source} e order by e.received_at desc, e.id desc
  `.execute(db)
  return rows
}
