import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Channel } from '../../domain/enquiry/channels'
import type { Db } from '../database/open-database'
import { DELIVERED_STATES } from '../enquiries/delivery/delivered-states'
import { FAILING_DELIVERIES } from '../enquiries/delivery/failing-deliveries'
import { isUndelivered } from '../enquiries/delivery/undelivered'
import type { Incident } from './types'

/** The properties of a channel that the alarms need. */
export type WatchedChannel = Pick<Channel, 'name' | 'type'>

/** What the alarms watch. */
export interface Watched {
  /** Those of the configuration. */
  channels: readonly WatchedChannel[]
  /** Milliseconds for which a channel may be paused before a person is told. */
  pauseLimitMs: number
}

/** A problem is reported once it began before this moment. */
interface Limits {
  patience: Date
  /** Of a delivery that fails while its channel works. */
  delay: Date
  pause: Date
}

interface ChannelRow {
  channel: string
  count: string | number
  since: Date
  latest: Date
  reference: string | null
  detail: string | null
}

const toIncident = (type: Extract<Incident, { channel: string }>['type'], { count, ...row }: ChannelRow): Incident => ({
  type,
  key: `${type}:${row.channel}`,
  ...row,
  count: Number(count),
})

const readDead = async (db: Db): Promise<Incident[]> => {
  const { rows } = await sql<ChannelRow>`
    select d.channel, count(*) as count, min(d.settled_at) as since, max(d.settled_at) as latest,
      (array_agg(e.reference order by d.settled_at desc))[1] as reference,
      (array_agg(d.last_error order by d.settled_at desc))[1] as detail
    from enquiry_deliveries d join enquiries e on e.id = d.enquiry_id
    where d.state = 'dead' group by d.channel order by d.channel
  `.execute(db)
  return rows.map((row) => toIncident('dead', row))
}

/**
 * Deliveries that have been failing for some time: of a channel by which nothing was sent since one of them began to fail,
 * or single ones, to a full mailbox for example, while others pass. Paused channels are left out.
 */
const readFailing = async (db: Db, { patience, delay }: Limits): Promise<Incident[]> => {
  const { rows } = await sql<ChannelRow & { is_down: boolean }>`
    with judged as (
      select f.channel, f.last_error, f.since, e.reference, bool_or(f.is_down) over (partition by f.channel) as is_down
      from ${FAILING_DELIVERIES} f join enquiries e on e.id = f.enquiry_id
      where f.since < ${patience.toISOString()}::timestamptz
    )
    select channel, is_down, count(*) as count, min(since) as since, max(since) as latest,
      (array_agg(reference order by since))[1] as reference, (array_agg(last_error order by since))[1] as detail
    from judged where is_down or since < ${delay.toISOString()}::timestamptz
    group by channel, is_down order by channel
  `.execute(db)
  return rows.map(({ is_down: isDown, ...row }) => toIncident(isDown ? 'failing' : 'delayed', row))
}

/** Deliveries that nothing attempts, although their channel is there. What waited for a pause has time from its end on. */
const readStuck = async (db: Db, channels: readonly string[], before: Date): Promise<Incident[]> => {
  const limit = sql`${before.toISOString()}::timestamptz`
  const { rows } = await sql<ChannelRow>`
    select d.channel, count(*) as count, min(d.created_at) as since, max(d.created_at) as latest,
      (array_agg(e.reference order by d.created_at))[1] as reference, null as detail
    from enquiry_deliveries d join enquiries e on e.id = d.enquiry_id
    where d.state in ('waiting', 'queued') and d.attempts = 0 and d.last_error is null and d.created_at < ${limit}
      and e.state = any(${[...DELIVERED_STATES]}::text[]) and d.channel = any(${[...channels]}::text[])
      and not exists (
        select from channel_pauses p where p.channel = d.channel and (p.resumed_at is null or p.resumed_at > ${limit})
      )
    group by d.channel order by d.channel
  `.execute(db)
  return rows.map((row) => toIncident('stuck', row))
}

/** Channels that somebody paused and perhaps forgot, with what waits for them. */
const readPaused = async (db: Db, channels: readonly string[], before: Date): Promise<Incident[]> => {
  const { rows } = await sql<ChannelRow>`
    select p.channel, p.paused_at as since, count(d.id) as count, greatest(p.paused_at, max(d.created_at)) as latest,
      (array_agg(e.reference order by d.created_at))[1] as reference, null as detail
    from paused_channels p
    left join enquiry_deliveries d on d.channel = p.channel and d.state in ('waiting', 'queued')
    left join enquiries e on e.id = d.enquiry_id
    where p.channel = any(${[...channels]}::text[]) and p.paused_at < ${before.toISOString()}::timestamptz
    group by p.channel, p.paused_at order by p.channel
  `.execute(db)
  return rows.map((row) => toIncident('paused', row))
}

/** Deliveries of channels that are no longer configured, which nothing attempts. */
const readUnconfigured = async (db: Db, channels: readonly string[], before: Date): Promise<Incident[]> => {
  const { rows } = await sql<ChannelRow>`
    select d.channel, count(*) as count, min(d.created_at) as since, max(d.created_at) as latest,
      (array_agg(e.reference order by d.created_at))[1] as reference, null as detail
    from enquiry_deliveries d join enquiries e on e.id = d.enquiry_id
    where d.state in ('waiting', 'queued') and d.channel <> all(${[...channels]}::text[])
      and d.created_at < ${before.toISOString()}::timestamptz
    group by d.channel order by d.channel
  `.execute(db)
  return rows.map((row) => toIncident('unconfigured', row))
}

interface EnquiryRow {
  count: string | number
  since: string | null
  latest: string | null
  reference: string | null
}

/** One incident for all enquiries that meet a condition. @param condition on the enquiry `e` */
const readEnquiries = async (
  db: Db,
  type: 'undelivered' | 'unchecked',
  condition: RawBuilder<boolean>,
  before: Date,
): Promise<Incident[]> => {
  const { rows } = await sql<EnquiryRow>`
    select count(*) as count, min(e.received_at) as since, max(e.received_at) as latest,
      (array_agg(e.reference order by e.received_at))[1] as reference
    from enquiries e where ${condition} and e.received_at < ${before.toISOString()}
  `.execute(db)
  return rows.flatMap(({ since, latest, count, reference }) =>
    since === null || latest === null
      ? []
      : [{ type, key: type, since: new Date(since), latest: new Date(latest), count: Number(count), reference }],
  )
}

/** Enquiries and channels that need attention. */
export const readEnquiryIncidents = async (
  db: Db,
  channels: readonly WatchedChannel[],
  limits: Limits,
): Promise<Incident[]> => {
  const { patience, pause } = limits
  const names = channels.map(({ name }) => name)
  const found = await Promise.all([
    readDead(db),
    readFailing(db, limits),
    readStuck(db, names, patience),
    readPaused(db, names, pause),
    readUnconfigured(db, names, patience),
    readEnquiries(db, 'undelivered', isUndelivered(channels), patience),
    readEnquiries(db, 'unchecked', sql<boolean>`e.state = 'held'`, patience),
  ])
  return found.flat()
}
