import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema'

/*
 * One row says when the host is to be asked for a build next. Whoever writes it opens a window, whoever deletes it asks:
 * over any number of function instances each happens once. Times are those of the database.
 */

const KEY = 'build_hook_due'

/** @returns whether this call opened the window; false when one was open */
export const openWindow = async (db: Kysely<Schema>, ms: number): Promise<boolean> => {
  const { rows } = await sql`
    insert into service_state (key, value)
    values (${KEY}, (extract(epoch from clock_timestamp()) * 1000 + ${ms}::int)::bigint::text)
    on conflict (key) do nothing
    returning key
  `.execute(db)
  return rows.length === 1
}

/** @returns whether a window had run out, and it is this caller who asks for the build */
export const claimWindow = async (db: Kysely<Schema>): Promise<boolean> => {
  const { rows } = await sql`
    delete from service_state
    where key = ${KEY} and value::bigint <= extract(epoch from clock_timestamp()) * 1000
    returning key
  `.execute(db)
  return rows.length === 1
}
