import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Schema } from '../../database/schema'
import { AdminError } from '../admin/context'
import type { AdminContext } from '../admin/context'
import { queueOf } from './queue/settle'

type Context = Pick<AdminContext, 'db' | 'channels' | 'onDeliveries'>

/**
 * Keeps a channel from sending, in every process; its deliveries wait and use up no attempts. A channel that is paused
 * already stays so since the same moment.
 *
 * @throws AdminError when there is no such channel
 */
export const pauseChannel = async (
  { db, channels }: Pick<Context, 'db' | 'channels'>,
  channel: string,
): Promise<void> => {
  if (!channels.includes(channel)) throw new AdminError(`There is no channel ${channel}.`)
  await db
    .insertInto('paused_channels')
    .values({ channel })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
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
export const resumeChannel = async ({ db, onDeliveries }: Context, channel: string): Promise<void> => {
  await db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('paused_channels')
      .where('channel', '=', channel)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw new AdminError(`The channel ${channel} is not paused.`)
    await makeDue(trx, channel)
  })
  onDeliveries()
}
