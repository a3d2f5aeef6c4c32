import { sql } from 'kysely'
import type { Db } from '../../../database/open-database'

/** What became of one attempt. */
export interface Attempt {
  deliveryId: string
  channel: string
  /** Of the job, as it was claimed: a job that was taken back meanwhile has another one. */
  retryCount: number
  outcome: 'sent' | 'failed' | 'gave_up'
  /** Code without personal data, see `outcome.ts`. */
  detail: string
  durationMs: number
  /** Milliseconds until the next attempt; 0 where there is none. */
  delayMs: number
  /** Digests of the addresses that have the mail; null: as before. */
  taken: readonly string[] | null
}

/** Name of the pg-boss queue of a channel. */
export const queueOf = (channel: string): string => `enquiry.${channel}`

/**
 * Writes what became of attempts, with their jobs, in one transaction: a process that is killed before it repeats the
 * attempt, one that is killed after it does not. A message that was taken counts as sent whoever holds the job by now;
 * a failure counts only for the holder.
 */
export const settleAttempts = async (db: Db, attempts: readonly Attempt[]): Promise<void> => {
  const rows = JSON.stringify(
    attempts.map(({ deliveryId, channel, retryCount, outcome, detail, durationMs, delayMs, taken }) => ({
      id: deliveryId,
      queue: queueOf(channel),
      retry_count: retryCount,
      outcome,
      detail,
      duration_ms: Math.round(durationMs),
      delay_ms: delayMs,
      taken,
    })),
  )
  const input = sql`jsonb_to_recordset(${rows}::jsonb) as i(
    id text, queue text, retry_count integer, outcome text, detail text, duration_ms integer, delay_ms double precision, taken jsonb
  )`
  const isHeld = sql`j.name = i.queue and j.id = i.id::uuid and j.state = 'active' and j.retry_count = i.retry_count`
  await db.transaction().execute(async (trx) => {
    const retried = await sql<{ id: string }>`
      update pgboss.job j set state = 'retry', start_after = now() + i.delay_ms * interval '1 millisecond'
      from ${input} where i.outcome = 'failed' and ${isHeld}
      returning j.id::text as id
    `.execute(trx)
    const ended = await sql<{ id: string }>`
      delete from pgboss.job j using ${input}
      where (i.outcome = 'gave_up' and ${isHeld}) or (i.outcome = 'sent' and j.name = i.queue and j.id = i.id::uuid)
      returning j.id::text as id
    `.execute(trx)
    const held = JSON.stringify([...retried.rows, ...ended.rows].map(({ id }) => id))
    await sql`
      update enquiry_deliveries d set
        attempts = d.attempts + 1,
        taken = coalesce(i.taken, d.taken),
        state = case i.outcome when 'sent' then 'sent' when 'gave_up' then 'dead' else d.state end,
        next_attempt_at = case when i.outcome = 'failed' then now() + i.delay_ms * interval '1 millisecond' end,
        last_error = case when i.outcome <> 'sent' then i.detail end,
        settled_at = case when i.outcome <> 'failed' then now() end
      from ${input}
      where d.id = i.id and d.state <> 'withdrawn' and (i.outcome = 'sent' or ${held}::jsonb ? i.id)
    `.execute(trx)
    await sql`
      insert into enquiry_attempts (delivery_id, outcome, detail, duration_ms)
      select i.id, i.outcome, i.detail, i.duration_ms from ${input}
      where exists (select from enquiry_deliveries d where d.id = i.id)
    `.execute(trx)
  })
}
