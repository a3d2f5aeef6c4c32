import { sql } from 'kysely'
import { KEPT_MS } from '../../durable-log/row-log'
import type { AdminContext } from './context'

/** Enquiries that are erased in one transaction. */
const BATCH = 500

/**
 * Erases what visitors wrote, in the database and in the durable log. Number, reference, kind, time and the record of
 * consent stay, so that it can be proved what was agreed to; deliveries that are under way end.
 */
export const eraseEnquiries = async ({ db, log, clock }: AdminContext, ids: readonly string[]): Promise<void> => {
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH)
    await db.transaction().execute(async (trx) => {
      await sql`
        update enquiries set record = null, sealed = null, state = 'erased', erased_at = coalesce(erased_at, ${clock().toISOString()}),
          idempotency_key = null, digest = '', client_hash = null, email_hash = null, suspicions = '[]'
        where id = any(${batch}::text[])
      `.execute(trx)
      await sql`
        update enquiry_changes set record = null, sealed = null where enquiry_id = any(${batch}::text[])
      `.execute(trx)
      await sql`
        update enquiry_deliveries set state = 'withdrawn', settled_at = now()
        where enquiry_id = any(${batch}::text[]) and state not in ('sent', 'withdrawn')
      `.execute(trx)
    })
    // An attempt that breaks off here is made good by `completeErasures`.
    await log.erase('enquiries', batch)
  }
}

/**
 * Completes erasures that broke off between the database and the durable log. Older ones need none: the log has
 * forgotten by itself what was written by then.
 */
export const completeErasures = async ({ db, log, clock }: AdminContext): Promise<void> => {
  const since = new Date(clock().getTime() - KEPT_MS).toISOString()
  const { rows } = await sql<{ id: string }>`select id from enquiries where erased_at > ${since}`.execute(db)
  const ids = rows.map(({ id }) => id)
  // All at once: each call rewrites the log.
  if (ids.length > 0) await log.erase('enquiries', ids)
}

/** Erases every enquiry whose time is over. @returns how many */
export const eraseExpired = async (context: AdminContext): Promise<number> => {
  const { rows } = await sql<{ id: string }>`
    select id from enquiries where erased_at is null and erase_after <= ${context.clock().toISOString()}
  `.execute(context.db)
  const ids = rows.map(({ id }) => id)
  await eraseEnquiries(context, ids)
  return ids.length
}

/** Milliseconds between two calls of `forgetClients`. */
export const FORGET_MS = 60 * 60_000
/** A day at most, however long the next call takes to come. */
const CLIENTS_KEPT_MS = 24 * 60 * 60_000 - FORGET_MS

/** Forgets which client sent what; no limit counts it any longer. */
export const forgetClients = async ({ db, clock }: AdminContext): Promise<void> => {
  const before = new Date(clock().getTime() - CLIENTS_KEPT_MS).toISOString()
  await db
    .updateTable('enquiries')
    .set({ client_hash: null })
    .where('received_at', '<', before)
    .where('client_hash', 'is not', null)
    .execute()
}
