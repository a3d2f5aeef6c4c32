import { sql } from 'kysely'
import type { Channel } from '../../../domain/enquiry/channels'
import type { Db } from '../../database/open-database'
import { readChannelStates } from '../../enquiries/delivery/channel-states'
import type { Watched } from '../../alarm/read-enquiry-incidents'
import { readIncidents } from '../../alarm/read-incidents'
import type { StatusChannel, StatusEnquiries, StatusEnquiry, StatusIncident } from './enquiry-schema'

const SHOWN = 30
const URGENT_SHOWN = 50
/** Attempts that are shown of one delivery. */
const LOG_SHOWN = 12

const readChannels = async (db: Db, channels: readonly Channel[]): Promise<StatusChannel[]> => {
  const names = channels.map(({ name }) => name)
  const states = new Map((await readChannelStates(db, names)).map((state) => [state.channel, state]))
  return channels.map(({ name, type }) => {
    const state = states.get(name)
    return {
      name,
      type,
      pausedAt: state?.pausedAt?.toISOString() ?? null,
      waiting: state?.waiting ?? 0,
      dead: state?.dead ?? 0,
      lastSentAt: state?.lastSentAt?.toISOString() ?? null,
    }
  })
}

interface Row extends Omit<StatusEnquiry, 'receivedAt'> {
  receivedAt: string
}

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

const readLatest = async (db: Db): Promise<StatusEnquiry[]> => {
  const { rows } = await sql<Row>`
    select ${enquiryColumns} from (select * from enquiries order by received_at desc limit ${SHOWN}) e
    order by e.received_at desc
  `.execute(db)
  return rows
}

const readUrgent = async (db: Db): Promise<StatusEnquiry[]> => {
  const { rows } = await sql<Row>`
    select ${enquiryColumns} from enquiries e
    where e.state = 'held' or e.id in (select enquiry_id from enquiry_deliveries where state = 'dead')
    order by e.received_at desc limit ${URGENT_SHOWN}
  `.execute(db)
  return rows
}

const readCounts = async (db: Db, dayAgo: Date): Promise<Pick<StatusEnquiries, 'lastDay' | 'held'>> => {
  const { rows } = await sql<{ last_day: number; held: number }>`
    select (select count(*) from enquiries where received_at > ${dayAgo.toISOString()}) as last_day,
      (select count(*) from enquiries where state = 'held') as held
  `.execute(db)
  return { lastDay: rows[0]?.last_day ?? 0, held: rows[0]?.held ?? 0 }
}

/** Everything that the status page shows of enquiries; nothing that a visitor wrote. */
export const readEnquiries = async (db: Db, channels: readonly Channel[], dayAgo: Date): Promise<StatusEnquiries> => {
  const [counts, shown, urgent, latest] = await Promise.all([
    readCounts(db, dayAgo),
    readChannels(db, channels),
    readUrgent(db),
    readLatest(db),
  ])
  return { ...counts, channels: shown, urgent, latest }
}

/** What a person is told of now. */
export const readStatusIncidents = async (db: Db, watched: Watched, now: Date): Promise<StatusIncident[]> => {
  const incidents = await readIncidents(db, watched, now)
  return incidents.map((incident) => {
    const base = { key: incident.key, type: incident.type, since: incident.since.toISOString() }
    if ('error' in incident) return { ...base, channel: null, count: null, reference: null, detail: incident.error }
    const { count, reference } = incident
    const [channel, detail] = 'channel' in incident ? [incident.channel, incident.detail] : [null, null]
    return { ...base, channel, count, reference, detail }
  })
}
