import { randomBytes } from 'node:crypto'
import type { Db } from '../database/open-database'
import type { Sealer } from '../sealing/types'

/** Keys in `service_state` of secrets that an installation makes for itself; sealed like the columns. */
export const STORED_SECRETS = { hash: 'enquiry_hash_secret', link: 'enquiry_link_secret' } as const

/**
 * Stores a secret unless there is one.
 *
 * @param kept the sealed secret to store; a new one is created if left out
 * @returns the stored secret, sealed
 */
export const ensureSecret = async (db: Db, sealer: Sealer, key: string, kept?: string): Promise<string> => {
  await db
    .insertInto('service_state')
    .values({ key, value: kept ?? sealer.seal(randomBytes(32).toString('base64url')) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('service_state')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return value
}

/**
 * A secret that is the same in every worker, read once; the first call creates it.
 *
 * @returns a function that rejects when the database is away, and tries again at the next call
 */
export const createStoredSecret = (
  db: Db,
  sealer: Sealer,
  name: keyof typeof STORED_SECRETS,
): (() => Promise<string>) => {
  let reading: Promise<string> | null = null
  const read = async (): Promise<string> => sealer.open(await ensureSecret(db, sealer, STORED_SECRETS[name]))
  return () =>
    (reading ??= read().catch((error: unknown) => {
      reading = null
      throw error
    }))
}
