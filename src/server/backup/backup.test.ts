import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import type { Db, OpenDatabase } from '../database/open-database'
import { upsertVehicles } from '../dealer/write-vehicles'
import { createSealer } from '../sealing/create-sealer'
import { everyDatabase } from '../testing/databases/databases'
import { STORED_SECRETS } from '../enquiries/stored-secret'
import { readBackup } from './read-backup'
import { restoreBackup } from './restore-backup'
import { writeBackup } from './write-backup'

const NOW = new Date('2026-11-24T10:00:00Z')
const key = { id: 'k1', secret: new Uint8Array(32).fill(3) }
const consent = { textVersion: '2026-11', marketing: false, at: '2026-11-24T09:00:00.000Z' }
const ENQUIRIES = 1203

const fill = async (db: Db): Promise<void> => {
  const rows = Array.from({ length: ENQUIRIES }, (_, number) => ({
    id: `e${number}`,
    received_at: `2026-11-24T09:00:00.${String(number % 1000).padStart(3, '0')}Z`,
    digest: String(number),
    kind: 'contact',
    record: JSON.stringify({ name: 'Claire Weber', message: `n° ${number} 🚗 \\ "é"` }),
    consent: JSON.stringify(consent),
    reference: `GA-${number}`,
    erase_after: '2027-11-24T09:00:00+01:00',
  }))
  for (let at = 0; at < rows.length; at += 400)
    await db
      .insertInto('enquiries')
      .values(rows.slice(at, at + 400))
      .execute()
  await db
    .insertInto('enquiry_deliveries')
    .values({ id: 'd1', enquiry_id: 'e7', channel: 'mail', state: 'sent' })
    .execute()
  await db
    .insertInto('enquiry_attempts')
    .values({ delivery_id: 'd1', attempted_at: NOW.toISOString(), outcome: 'sent', detail: '250', duration_ms: 12 })
    .execute()
  await db
    .insertInto('enquiry_changes')
    .values({ id: 'c1', enquiry_id: 'e7', kind: 'cancel', record: JSON.stringify({ note: 'Claire' }), sealed: null })
    .execute()
  await db.insertInto('channel_pauses').values({ id: 'p1', channel: 'mail' }).execute()
  await db
    .insertInto('service_state')
    .values([
      { key: STORED_SECRETS.hash, value: 'secret' },
      { key: 'seeded', value: '1' },
    ])
    .execute()
  await db.transaction().execute((trx) => upsertVehicles(trx, [exampleVehicle], 'api'))
}

describe.each(everyDatabase)('backup on $name', ({ open }) => {
  let folder: string
  let file: string
  let opened: OpenDatabase
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-backup-'))
    file = join(folder, 'one.backup')
    opened = await open()
  })
  afterEach(async () => {
    await opened.close()
    await rm(folder, { recursive: true })
  })
  const write = async (keys = [key]): Promise<void> => {
    const lines: string[] = []
    for await (const line of writeBackup(opened, createSealer(keys), NOW)) lines.push(line)
    await writeFile(file, lines.join(''))
  }
  const reopen = async (): Promise<void> => {
    await opened.close()
    opened = await open()
  }

  it('is restored whole into an empty database, which goes on from there', async () => {
    await fill(opened.db)
    const prices = await opened.db.selectFrom('price_history').selectAll().orderBy('seq').execute()
    expect(prices.length).toBeGreaterThan(1)
    await write()
    await reopen()
    const backup = await readBackup(file)
    expect(backup.head).toEqual({
      format: 'vitrine backup 1',
      createdAt: NOW.toISOString(),
      migration: backup.head.migration,
      encrypted: true,
    })
    const counts = await restoreBackup(opened, backup, createSealer([key]))
    expect(Object.fromEntries(counts)).toEqual({
      enquiries: ENQUIRIES,
      enquiry_changes: 1,
      enquiry_deliveries: 1,
      enquiry_attempts: 1,
      channel_pauses: 1,
      price_history: prices.length,
      service_state: 1,
    })
    expect(await opened.db.selectFrom('price_history').selectAll().orderBy('seq').execute()).toEqual(prices)
    const { db } = opened
    expect(
      await db
        .selectFrom('enquiries')
        .select(['consent', 'erase_after', 'record'])
        .where('id', '=', 'e7')
        .executeTakeFirst(),
    ).toEqual({
      consent,
      erase_after: new Date('2027-11-24T08:00:00Z'),
      record: { name: 'Claire Weber', message: 'n° 7 🚗 \\ "é"' },
    })
    await db
      .transaction()
      .execute((trx) => upsertVehicles(trx, [{ ...exampleVehicle, id: exampleVehicle.id + 1 }], 'api'))
    await expect(restoreBackup(opened, backup, createSealer([key]))).rejects.toThrow('already has rows')
  })

  it('holds nothing readable when a key is set, and is opened with that key only', async () => {
    await fill(opened.db)
    await write()
    expect(await readFile(file, 'latin1')).not.toContain('Claire')
    await reopen()
    await expect(restoreBackup(opened, await readBackup(file), createSealer([]))).rejects.toThrow()
    expect(await opened.db.selectFrom('enquiries').select('id').execute()).toEqual([])
  })

  it('is refused when it was cut off or changed, and restores nothing then', async () => {
    await fill(opened.db)
    await write([])
    const bytes = await readFile(file)
    for (const cut of [0, 20, bytes.length >> 1, bytes.length - 40]) {
      await writeFile(file, bytes.subarray(0, cut))
      await expect(readBackup(file)).rejects.toThrow(/is no backup|was cut off/)
    }
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
    await writeFile(file, bytes)
    await expect(readBackup(file)).rejects.toThrow('its checksum is another')
  })

  it('is whole of rows that are added while it is made', async () => {
    await fill(opened.db)
    const lines: string[] = []
    let number = 0
    for await (const line of writeBackup(opened, createSealer([]), NOW)) {
      lines.push(line)
      number += 1
      const id = `zz${number}`
      await opened.db
        .insertInto('enquiries')
        .values({ id, received_at: '2026', digest: id, kind: 'contact', record: '{}' })
        .execute()
      await opened.db.insertInto('enquiry_deliveries').values({ id, enquiry_id: id, channel: 'mail' }).execute()
    }
    await writeFile(file, lines.join(''))
    await reopen()
    const counts = await restoreBackup(opened, await readBackup(file), createSealer([]))
    expect(counts.get('enquiries')).toBeGreaterThanOrEqual(ENQUIRIES)
  })
})
