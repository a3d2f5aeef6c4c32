import { sql } from 'kysely'
import { everyDatabase } from '../testing/databases/databases'
import { migrate } from './migration'
import type { Migration } from './migration'
import { MIGRATIONS } from './migrations/all'
import { openDatabase } from './open-database'
import type { OpenDatabase } from './open-database'

const next: Migration = { number: MIGRATIONS.length + 1, name: 'next', statements: ['create table shelf (id integer)'] }
const broken: Migration = {
  number: MIGRATIONS.length + 2,
  name: 'broken',
  statements: ['create table drawer (id integer)', 'create nonsense'],
}

describe.each(everyDatabase)('migrations on $name', ({ open }) => {
  let opened: OpenDatabase
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.close())
  const exists = async (table: string) => {
    const { rows } = await sql<{ there: boolean }>`select to_regclass(${table}) is not null as there`.execute(opened.db)
    return rows[0]?.there
  }

  it('are applied once, also when several processes start at once', async () => {
    const names = await Promise.all([1, 2, 3].map(() => migrate(opened.db, [...MIGRATIONS, next])))
    expect(names.flat()).toEqual(['next'])
  })

  it('leave nothing behind when one of them fails', async () => {
    await expect(migrate(opened.db, [...MIGRATIONS, next, broken])).rejects.toThrow(/nonsense/)
    expect([await exists('shelf'), await exists('drawer')]).toEqual([false, false])
    expect(await migrate(opened.db, [...MIGRATIONS, next])).toEqual(['next'])
  })

  it('refuse one that was edited, and a database that is newer than the program', async () => {
    const [first, ...rest] = MIGRATIONS
    const edited = [{ ...(first ?? next), statements: ['select 1'] }, ...rest]
    await expect(migrate(opened.db, edited)).rejects.toThrow(/migration 1 \(dealer\) was edited/)
    await expect(migrate(opened.db, MIGRATIONS.slice(0, 1))).rejects.toThrow(
      /migration 2 \(enquiries\), which this version does not know/,
    )
  })

  it('are numbered without gaps', () => {
    expect(MIGRATIONS.map(({ number }) => number)).toEqual(MIGRATIONS.map((_, index) => index + 1))
  })
})

describe('a PostgreSQL that is not there', () => {
  it('is named in one line without its password', async () => {
    const opening = openDatabase({ DATA_DIR: '.data', DATABASE_URL: 'postgres://vitrine:hunter2@127.0.0.1:1/stock' })
    await expect(opening).rejects.toThrow(
      /^Database: PostgreSQL at 127\.0\.0\.1:1\/stock cannot be used \(.*ECONNREFUSED.*\)\. Check DATABASE_URL\.$/,
    )
    await expect(opening).rejects.not.toThrow(/hunter2/)
  })
})
