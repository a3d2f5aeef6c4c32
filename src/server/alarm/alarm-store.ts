import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../database/open-database'

const target = z.enum(['mail', 'webhook'])

/** What was told of an incident, to whom; shared by all workers. */
const noteSchema = z.object({
  since: z.iso.datetime(),
  isOver: z.boolean(),
  /** The last thing that each target took. */
  told: z.partialRecord(target, z.enum(['opened', 'cleared'])),
  toldAt: z.iso.datetime().nullable(),
  /** A worker tells it now; after this instant another one may. */
  claimedUntil: z.iso.datetime().nullable(),
})
export type AlarmNote = z.output<typeof noteSchema>

const PREFIX = 'alarm:'

export interface AlarmStore {
  list: () => Promise<Map<string, AlarmNote>>
  /** @returns false when another worker was faster */
  create: (key: string, note: AlarmNote) => Promise<boolean>
  /** Writes a note if it is still as it was read. @returns false when another worker was faster */
  replace: (key: string, before: AlarmNote, after: AlarmNote) => Promise<boolean>
  remove: (key: string) => Promise<void>
}

/** Notes of incidents, in the table of the service’s state. */
export const createAlarmStore = (db: Db): AlarmStore => ({
  list: async () => {
    const rows = await db.selectFrom('service_state').selectAll().where('key', 'like', `${PREFIX}%`).execute()
    return new Map(
      rows.map(({ key, value }) => [key.slice(PREFIX.length), noteSchema.parse(JSON.parse(value))] as const),
    )
  },
  create: async (key, note) => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('service_state')
      .values({ key: PREFIX + key, value: JSON.stringify(note) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  },
  replace: async (key, before, after) => {
    const { rows } = await sql`
      update service_state set value = ${JSON.stringify(after)}
      where key = ${PREFIX + key} and value::jsonb = ${JSON.stringify(before)}::jsonb returning key
    `.execute(db)
    return rows.length === 1
  },
  remove: async (key) => {
    await db
      .deleteFrom('service_state')
      .where('key', '=', PREFIX + key)
      .execute()
  },
})
