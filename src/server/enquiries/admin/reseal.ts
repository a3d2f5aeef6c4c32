import { sql } from 'kysely'
import { STORED_SECRETS } from '../stored-secret'
import type { AdminContext } from './context'

/** Rows that are written in one transaction. */
const BATCH = 500

interface Row {
  id: string
  record: unknown
  sealed: string | null
}

const resealTable = async ({ db, sealer }: AdminContext, table: 'enquiries' | 'enquiry_changes'): Promise<number> => {
  let count = 0
  let after = ''
  for (;;) {
    const rows = await db.transaction().execute(async (trx) => {
      const { rows: read } = await sql<Row>`
        select id, record, sealed from ${sql.table(table)}
        where id > ${after} and (record is not null or sealed is not null) order by id limit ${BATCH} for update
      `.execute(trx)
      const written = read.map(({ id, record, sealed }) => {
        const text = sealed === null ? JSON.stringify(record) : sealer.open(sealed)
        return sealer.encrypts
          ? { id, record: null, sealed: sealer.seal(text) }
          : { id, record: JSON.parse(text) as unknown, sealed: null }
      })
      await sql`
        update ${sql.table(table)} t set record = r.record, sealed = r.sealed
        from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as r(id text, record jsonb, sealed text)
        where t.id = r.id
      `.execute(trx)
      return read
    })
    count += rows.length
    after = rows.at(-1)?.id ?? ''
    if (rows.length < BATCH) return count
  }
}

/**
 * The durable log forgets what it holds within days, but remembers for long that something was erased: that it writes
 * anew, with the first key.
 */
const resealErased = async ({ db, log }: AdminContext): Promise<void> => {
  const rows = await db.selectFrom('enquiries').select('id').where('erased_at', 'is not', null).execute()
  for (let start = 0; start < rows.length; start += BATCH)
    await log.erase(
      'enquiries',
      rows.slice(start, start + BATCH).map(({ id }) => id),
    )
}

/**
 * Encrypts everything that visitors wrote with the first key of the ring, or writes it out where none is set. Afterwards
 * the other keys are not needed any longer, once the durable log has forgotten what they sealed (`KEPT_MS`).
 *
 * @returns how many rows were written
 * @throws SealError when a key that is needed is not in the ring; rows before it are done
 */
export const reseal = async (context: AdminContext): Promise<number> => {
  const { db, sealer } = context
  const secrets = await db
    .selectFrom('service_state')
    .selectAll()
    .where('key', 'in', Object.values(STORED_SECRETS))
    .execute()
  for (const { key, value } of secrets)
    await db
      .updateTable('service_state')
      .set({ value: sealer.seal(sealer.open(value)) })
      .where('key', '=', key)
      .execute()
  const count = (await resealTable(context, 'enquiries')) + (await resealTable(context, 'enquiry_changes'))
  await resealErased(context)
  return count
}
