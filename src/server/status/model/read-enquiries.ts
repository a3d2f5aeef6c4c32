import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Channel } from '../../../domain/enquiry/channels'
import type { Db } from '../../database/open-database'
import { readChannelStates } from '../../enquiries/delivery/channel-states'
import type { Watched } from '../../alarm/read-enquiry-incidents'
import { readIncidents } from '../../alarm/read-incidents'
import { selectEnquiries } from './select-enquiries'
import type { StatusChannel, StatusEnquiries, StatusEnquiry, StatusIncident } from './enquiry-schema'

const SHOWN = 30
const URGENT_SHOWN = 50

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
      retried: state?.retried ?? 0,
      isFailing: state?.isFailing ?? false,
      dead: state?.dead ?? 0,
      lastSentAt: state?.lastSentAt?.toISOString() ?? null,
    }
  })
}

/** Nothing goes on with these by itself: held, or with a delivery that was given up. */
const isStuck = sql<boolean>`(e.state = 'held' or e.id in (select enquiry_id from enquiry_deliveries where state = 'dead'))`
/** A delivery of the others has failed so far and is attempted again. */
const isRetried = sql<boolean>`(
  e.id in (select enquiry_id from enquiry_deliveries where state = 'queued' and last_error is not null) and not ${isStuck}
)`

const readLatest = (db: Db): Promise<StatusEnquiry[]> =>
  selectEnquiries(db, sql`(select * from enquiries order by received_at desc limit ${SHOWN})`)

const readWhere = (db: Db, condition: RawBuilder<boolean>): Promise<StatusEnquiry[]> =>
  selectEnquiries(
    db,
    sql`(select * from enquiries e where ${condition} order by received_at desc limit ${URGENT_SHOWN})`,
  )

type Counts = Pick<StatusEnquiries, 'lastDay' | 'held' | 'toDo' | 'retried'>

const readCounts = async (db: Db, dayAgo: Date): Promise<Counts> => {
  const { rows } = await sql<{ last_day: number; held: number; to_do: number; retried: number }>`
    select (select count(*) from enquiries where received_at > ${dayAgo.toISOString()}) as last_day,
      (select count(*) from enquiries where state = 'held') as held,
      (select count(*) from enquiries e where ${isStuck}) as to_do,
      (select count(*) from enquiries e where ${isRetried}) as retried
  `.execute(db)
  const [row] = rows
  return { lastDay: row?.last_day ?? 0, held: row?.held ?? 0, toDo: row?.to_do ?? 0, retried: row?.retried ?? 0 }
}

/** Everything that the status page shows of enquiries; nothing that a visitor wrote. */
export const readEnquiries = async (db: Db, channels: readonly Channel[], dayAgo: Date): Promise<StatusEnquiries> => {
  const [counts, shown, urgent, failing, latest] = await Promise.all([
    readCounts(db, dayAgo),
    readChannels(db, channels),
    readWhere(db, isStuck),
    readWhere(db, isRetried),
    readLatest(db),
  ])
  return { ...counts, channels: shown, urgent, failing, latest }
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
