import { sql } from 'kysely'
import { cp, mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '../database/open-database'
import { BEGIN_ANEW } from '../enquiries/delivery/begin-anew'
import { createJournal } from '../journal/journal'
import type { NewEvent } from '../journal/types'
import { copyEmbeddedTo } from '../testing/databases/embedded-template'
import { openStorage } from './open-storage'

const KEY = { id: 'k1', secret: new Uint8Array(32).fill(7) }
const SECRET_NAME = 'Claire Weber'

const webhook = (key: string, more: Partial<NewEvent> = {}): NewEvent => ({
  source: 'dealer',
  kind: 'vehicle.updated',
  key: `dealer:${key}`,
  subject: key,
  payload: { type: 'vehicle.updated', data: { id: 1 } },
  ...more,
})

const storeEnquiry = async (db: Db, id: string): Promise<void> => {
  await db
    .insertInto('enquiries')
    .values({
      id,
      received_at: '2026-11-24T10:00:00.000Z',
      idempotency_key: `key-of-${id}`,
      digest: `digest-of-${id}`,
      kind: 'contact',
      record: JSON.stringify({ name: SECRET_NAME, message: 'Bonjour 🚗 "é" \\ ' }),
      reference: `GA-${id}`,
      client_hash: 'client',
      consent: JSON.stringify({ textVersion: '1', marketing: false, at: '2026-11-24T10:00:00.000Z' }),
    })
    .execute()
  await db
    .insertInto('enquiry_deliveries')
    .values({ id: `${id}-mail`, enquiry_id: id, channel: 'mail' })
    .execute()
}

describe('storage of the embedded database, put back to an earlier copy', () => {
  let dataDir: string
  let lines: string[]
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'vitrine-storage-'))
    await copyEmbeddedTo(dataDir)
    lines = []
  })
  afterEach(() => rm(dataDir, { recursive: true }))

  const logger = { info: (line: string) => void lines.push(line), error: (line: string) => void lines.push(line) }
  const open = async (keys = [KEY]) => {
    const { database, log, close } = await openStorage({ DATA_DIR: dataDir, DATA_KEYS: keys }, logger)
    return { db: database.db, log, journal: createJournal(database.db, log), close }
  }
  const keepCopy = async (): Promise<string> => {
    const copy = join(dataDir, 'copy')
    await rm(copy, { recursive: true, force: true })
    await cp(join(dataDir, 'db'), copy, { recursive: true })
    return copy
  }
  const cutBackTo = async (copy: string): Promise<void> => {
    await rm(join(dataDir, 'db'), { recursive: true })
    await cp(copy, join(dataDir, 'db'), { recursive: true })
  }
  const dump = async (db: Db, table: 'enquiries' | 'events' | 'enquiry_deliveries') => {
    const { rows } = await sql<{
      row: unknown
    }>`select to_jsonb(x) - 'seq' as row from ${sql.table(table)} x order by id`.execute(db)
    return rows.map(({ row }) => row)
  }

  it('is completed with every row that was acknowledged, whole, and duplicates find it', async () => {
    const copy = await keepCopy()
    const first = await open()
    for (const id of ['1', '2', '3']) await storeEnquiry(first.db, id)
    await Promise.all([first.log.append('enquiries', ['1', '2']), first.log.append('enquiries', ['2', '3', 'none'])])
    const accepted = await Promise.all(['a', 'b', 'a'].map((key) => first.journal.accept(webhook(key))))
    const before = await Promise.all(
      (['enquiries', 'events', 'enquiry_deliveries'] as const).map((table) => dump(first.db, table)),
    )
    await first.close()
    await cutBackTo(copy)

    const second = await open()
    const after = await Promise.all(
      (['enquiries', 'events', 'enquiry_deliveries'] as const).map((table) => dump(second.db, table)),
    )
    expect(after).toEqual(before)
    expect(after.map((rows) => rows.length)).toEqual([3, 2, 3])
    expect(await second.journal.accept(webhook('a'))).toEqual({ ...accepted[0], duplicate: true })
    expect(lines).toEqual([
      'Durable log: events: 2 put back, 0 brought up to date, 0 removed',
      'Durable log: enquiries: 3 put back, 0 brought up to date, 0 removed',
      'Durable log: enquiry_deliveries: 3 put back, 0 brought up to date, 0 removed',
    ])
    await second.close()
    lines = []
    await (await open()).close()
    expect(lines).toEqual([])
  })

  it('does not undo what was noted: a message sent, an enquiry refused', async () => {
    const first = await open()
    for (const id of ['1', '2', '3']) await storeEnquiry(first.db, id)
    await first.db.updateTable('enquiries').set({ state: 'held' }).where('id', '=', '3').execute()
    await first.log.append('enquiries', ['1', '2', '3'])
    await first.close()
    const copy = await keepCopy()
    const second = await open()
    await second.db.updateTable('enquiries').set({ state: 'accepted' }).where('id', '=', '3').execute()
    await second.db
      .updateTable('enquiry_deliveries')
      .set({ state: 'sent', attempts: 2 })
      .where('id', '=', '1-mail')
      .execute()
    await second.db.updateTable('enquiry_deliveries').set({ state: 'queued' }).where('id', '=', '2-mail').execute()
    await second.db.updateTable('enquiries').set({ state: 'refused' }).where('id', '=', '2').execute()
    second.log.note('enquiry_deliveries', ['1-mail', '2-mail'])
    second.log.note('enquiries', ['2', '3'])
    await second.close()
    await cutBackTo(copy)
    const third = await open()
    expect(await dump(third.db, 'enquiry_deliveries')).toMatchObject([
      { id: '1-mail', state: 'sent', attempts: 2 },
      { id: '2-mail', state: 'waiting' },
      { id: '3-mail', state: 'waiting' },
    ])
    expect(await dump(third.db, 'enquiries')).toMatchObject([
      { state: 'accepted' },
      { state: 'refused' },
      { state: 'accepted' },
    ])
    // Later work in the database is not undone by the log either.
    await third.db.updateTable('enquiry_deliveries').set({ state: 'sent' }).where('id', '=', '2-mail').execute()
    const resent = { state: 'waiting' as const, created_at: new Date(Date.now() + 1).toISOString() }
    await third.db.updateTable('enquiry_deliveries').set(resent).where('id', '=', '1-mail').execute()
    await third.close()
    const fourth = await open()
    expect(await dump(fourth.db, 'enquiry_deliveries')).toMatchObject([
      { state: 'waiting' },
      { state: 'sent' },
      { state: 'waiting' },
    ])
    await fourth.close()
  })

  it('keeps what a person sent again or put aside, and who had a mail that others refused', async () => {
    const first = await open()
    const ids = ['1', '2', '3', '4', '5']
    for (const id of ids) await storeEnquiry(first.db, id)
    await sql`update enquiry_deliveries set state = 'dead', attempts = 30 where enquiry_id in ('1', '2', '5')`.execute(
      first.db,
    )
    await sql`update enquiry_deliveries set state = 'sent' where enquiry_id = '3'`.execute(first.db)
    await first.log.append('enquiries', ids)
    await first.close()
    const copy = await keepCopy()
    const second = await open()
    await sql`update enquiry_deliveries set ${BEGIN_ANEW} where enquiry_id in ('1', '3')`.execute(second.db)
    await sql`update enquiry_deliveries set state = 'withdrawn' where enquiry_id = '2'`.execute(second.db)
    await sql`
      update enquiry_deliveries set state = 'queued', attempts = 1, taken = '["digest"]' where enquiry_id = '4'
    `.execute(second.db)
    second.log.note(
      'enquiry_deliveries',
      ids.map((id) => `${id}-mail`),
    )
    await second.close()
    await cutBackTo(copy)
    const third = await open()
    expect(await dump(third.db, 'enquiry_deliveries')).toMatchObject([
      { id: '1-mail', state: 'waiting', attempts: 0 },
      { id: '2-mail', state: 'withdrawn' },
      { id: '3-mail', state: 'waiting', attempts: 0 },
      { id: '4-mail', state: 'waiting', attempts: 1, taken: ['digest'] },
      { id: '5-mail', state: 'dead', attempts: 30 },
    ])
    await third.close()
  })

  it('never brings back what was erased or deleted', async () => {
    const first = await open([])
    for (const id of ['1', '2', '3']) await storeEnquiry(first.db, id)
    await first.log.append('enquiries', ['1', '2', '3'])
    await first.close()
    const copy = await keepCopy()
    const second = await open([])
    const erased = { state: 'erased' as const, record: null, client_hash: null, erased_at: '2026-11-24T11:00:00Z' }
    await second.db.updateTable('enquiries').set(erased).where('id', '=', '1').execute()
    await second.db.deleteFrom('enquiries').where('id', '=', '2').execute()
    await second.log.erase('enquiries', ['1', '2'])
    const logs = await readdir(join(dataDir, 'log'))
    const texts = await Promise.all(logs.map((name) => readFile(join(dataDir, 'log', name), 'utf8')))
    expect(texts.join('').split(SECRET_NAME)).toHaveLength(2)
    await second.close()
    await cutBackTo(copy)
    const third = await open([])
    expect(await dump(third.db, 'enquiries')).toMatchObject([
      { id: '1', record: null, state: 'erased', consent: { textVersion: '1' } },
      { id: '3', record: { name: SECRET_NAME } },
    ])
    await third.close()
  })

  it('puts an event back beside a later one of the same body, as pending', async () => {
    const copy = await keepCopy()
    const first = await open()
    const story = webhook('body', { source: 'storyblok', key: 'storyblok:body' })
    const one = await first.journal.accept(story)
    await first.journal.markBuilding(null, 'build')
    const two = await first.journal.accept(story)
    await first.close()
    await cutBackTo(copy)
    const second = await open()
    const events = await second.journal.openEvents()
    expect(events.map(({ id, status }) => [id, status])).toEqual([one, two].map(({ id }) => [id, 'pending']))
    expect(await second.journal.accept(story)).toMatchObject({ id: one.id, duplicate: true })
    await second.close()
  })

  it('keeps nothing readable in the log when a key is set, and says which key is missing', async () => {
    const first = await open()
    await storeEnquiry(first.db, '1')
    await first.log.append('enquiries', ['1'])
    await first.close()
    const [name = ''] = await readdir(join(dataDir, 'log'))
    expect(await readFile(join(dataDir, 'log', name), 'utf8')).not.toContain(SECRET_NAME)
    await expect(open([])).rejects.toThrow(
      /^Durable log: .*log cannot be used \(Sealed with the key k1, which is not set\.\)\.$/,
    )
    await (await open([{ id: 'k2', secret: new Uint8Array(32) }, KEY])).close()
  })
})
