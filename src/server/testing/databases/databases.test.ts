import { sql } from 'kysely'
import type { Db, OpenDatabase } from '../../database/open-database'
import { exampleVehicle } from '../../../domain/testing/example-vehicle'
import { upsertVehicles } from '../../dealer/write-vehicles'
import { openBuildQueue } from '../../queue/build-queue'
import { everyDatabase } from './databases'

const logger = { info: () => undefined, error: () => undefined }

/** Every row of every table, without what is made up for each database. */
const rowsOf = async (db: Db): Promise<unknown> => {
  const { rows } = await sql<{ rows: string }>`
    select query_to_xml(format('select * from %I', relname), true, true, relname)::text as rows
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`.execute(db)
  return rows.map((one) => one.rows.replaceAll(/<(epoch|applied_at)>[^<]+/g, '<$1>'))
}

describe.each(everyDatabase)('database of a test on $name', ({ open }) => {
  const opened: OpenDatabase[] = []
  const openNext = async (): Promise<OpenDatabase> => {
    const database = await open()
    opened.push(database)
    return database
  }
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close()
  })
  const closeLast = async (): Promise<void> => opened.pop()?.close()
  const fill = ({ db }: OpenDatabase) => db.transaction().execute((trx) => upsertVehicles(trx, [exampleVehicle], 'api'))

  it('has nothing of the test before it, and counts from the start', async () => {
    const first = await openNext()
    const before = await rowsOf(first.db)
    await fill(first)
    const filled = await rowsOf(first.db)
    expect(filled).not.toEqual(before)
    const queue = await openBuildQueue(first.executeSql, logger)
    await queue.requestBuild()
    await queue.close()
    await closeLast()

    const second = await openNext()
    expect(await rowsOf(second.db)).toEqual(before)
    const { rows } = await sql`select 1 from pg_namespace where nspname = 'pgboss'`.execute(second.db)
    expect(rows).toEqual([])
    await fill(second)
    const times = /<(\w*(?:at|seen|since))>[^<]+/g
    const timeless = (all: unknown) => JSON.stringify(all).replaceAll(times, '<$1>')
    expect(timeless(await rowsOf(second.db))).toBe(timeless(filled))
  })

  it('has the tables of a new one, whatever the test before it did to them', async () => {
    const first = await openNext()
    await sql`drop table price_history`.execute(first.db)
    await sql`create table shelf (id integer)`.execute(first.db)
    await closeLast()
    const second = await openNext()
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relname in ('shelf', 'price_history')`.execute(second.db)
    expect(rows).toEqual([{ name: 'price_history' }])
  })
})
