import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Schema } from '../../database/schema'
import { AdminError } from '../admin/context'
import type { AdminContext } from '../admin/context'
import { queueOf } from './queue/settle'

type Context = Pick<AdminContext, 'db' | 'log' | 'channels' | 'onDeliveries'>

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

/**
 * Keeps a channel from sending, in every process; its deliveries wait and use up no attempts. A channel that is paused
 * already stays so since the same moment.
 *
 * @returns when it is on disk
 * @throws AdminError when there is no such channel
 */
export const pauseChannel = async (
  { db, log, channels }: Pick<Context, 'db' | 'log' | 'channels'>,
  channel: string,
): Promise<void> => {
  if (!channels.includes(channel)) throw new AdminError(`There is no channel ${channel}.`)
  await sql`
    insert into channel_pauses (id, channel) select ${randomUUID()}, ${channel}
    where not exists (select from paused_channels p where p.channel = ${channel})
  `.execute(db)
  const open = await db
    .selectFrom('channel_pauses')
    .select('id')
    .where('channel', '=', channel)
    .where('resumed_at', 'is', null)
    .execute()
  await log.append('channel_pauses', idsOf(open))
}

/** Makes due what waits for another attempt, which may be hours away. */
const makeDue = async (trx: Transaction<Schema>, channel: string): Promise<void> => {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('pgboss.job') is not null as exists`.execute(trx)
  // A database that has never delivered anything has no jobs.
  if (rows[0]?.exists !== true) return
  await sql`
    update pgboss.job set start_after = now() where name = ${queueOf(channel)} and state < 'active' and start_after > now()
  `.execute(trx)
  await sql`
    update enquiry_deliveries set next_attempt_at = now()
    where channel = ${channel} and state = 'queued' and next_attempt_at > now()
  `.execute(trx)
}

/**
 * Lets a channel send again, and everything that waits at once.
 *
 * @throws AdminError when it is not paused
 */
export const resumeChannel = async (
  { db, log, onDeliveries }: Omit<Context, 'channels'>,
  channel: string,
): Promise<void> => {
  const ended = await db.transaction().execute(async (trx) => {
    const rows = await trx
      .updateTable('channel_pauses')
      .set({ resumed_at: sql<string>`now()` })
      .where('channel', '=', channel)
      .where('resumed_at', 'is', null)
      .returning('id')
      .execute()
    if (rows.length === 0) throw new AdminError(`The channel ${channel} is not paused.`)
    await makeDue(trx, channel)
    return idsOf(rows)
  })
  log.note('channel_pauses', ended)
  onDeliveries()
}
