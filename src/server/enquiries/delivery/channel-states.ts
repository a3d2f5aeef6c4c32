import { sql } from 'kysely'
import type { Db } from '../../database/open-database'
import { FAILING_DELIVERIES } from './failing-deliveries'

/** How a channel is doing. */
export interface ChannelState {
  channel: string
  /** Null: it sends. */
  pausedAt: Date | null
  /** Deliveries that wait for an attempt, the first or another one. */
  waiting: number
  /** Those of them that have failed so far. */
  retried: number
  /** Whether nothing has been sent since one of these began to fail. */
  isFailing: boolean
  /** Deliveries that were given up. */
  dead: number
  lastSentAt: Date | null
}

/** State of each of these channels, in their order. */
export const readChannelStates = async (db: Db, channels: readonly string[]): Promise<ChannelState[]> => {
  const { rows } = await sql<ChannelState>`
    with failing as materialized (select * from ${FAILING_DELIVERIES} f)
    select c.channel,
      (select paused_at from paused_channels p where p.channel = c.channel) as "pausedAt",
      (select count(*) from enquiry_deliveries d where d.channel = c.channel and d.state in ('waiting', 'queued')) as waiting,
      (select count(*) from enquiry_deliveries d
        where d.channel = c.channel and d.state = 'queued' and d.last_error is not null) as retried,
      exists (select from failing f where f.channel = c.channel and f.is_down) as "isFailing",
      (select count(*) from enquiry_deliveries d where d.channel = c.channel and d.state = 'dead') as dead,
      (select max(settled_at) from enquiry_deliveries d where d.channel = c.channel and d.state = 'sent') as "lastSentAt"
    from unnest(${[...channels]}::text[]) with ordinality as c(channel, position)
    order by c.position
  `.execute(db)
  return rows
}
