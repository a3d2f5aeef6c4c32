import fc from 'fast-check'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import type { Vehicle } from '../../domain/vehicle/types'
import { propertyRuns } from '../../domain/testing/property-runs'
import { testDatabases } from '../testing/databases/databases'
import type { Db, OpenDatabase } from '../database/open-database'
import { readChanges } from './testing/read-changes'
import { removeVehicles, upsertVehicles } from './write-vehicles'

const vehicle = (id: number, change: Partial<Vehicle> = {}): Vehicle => ({ ...exampleVehicle, ...change, id })

const upsert = (db: Db, ...vehicles: Vehicle[]) =>
  db.transaction().execute((trx) => upsertVehicles(trx, vehicles, 'api'))
const remove = (db: Db, ...ids: number[]) => db.transaction().execute((trx) => removeVehicles(trx, ids, 'api'))

/** Reads on from a cursor as the site does, and keeps what it learns. */
const createReader = (db: Db, limit: number) => {
  const stock = new Map<number, unknown>()
  const seen: number[] = []
  let seq = 0
  const readOn = async () => {
    for (;;) {
      const page = await readChanges(db, seq, limit)
      for (const change of page.items) {
        seen.push(change.seq)
        if (change.op === 'delete') stock.delete(change.id)
        else stock.set(change.vehicle['id'], change.vehicle['mileage'])
      }
      seq = page.seq
      if (!page.more) return
    }
  }
  return { stock, seen, readOn }
}

const stockOf = async (db: Db) => {
  const rows = await db.selectFrom('vehicles').select(['id', 'structural']).where('deleted', '=', false).execute()
  return new Map(rows.map(({ id, structural }) => [id, structural['mileage']]))
}

const sorted = (map: Map<number, unknown>) => [...map].sort(([a], [b]) => a - b)

describe.each(testDatabases)('change log on $name', ({ open }) => {
  let opened: OpenDatabase
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.close())

  it('shows a vehicle once, at its latest change, and leaves a tombstone', async () => {
    const { db } = opened
    await upsert(db, vehicle(1), vehicle(2), vehicle(3))
    await upsert(db, vehicle(1, { mileage: 5 }))
    await remove(db, 2, 2, 99)
    const { items } = await readChanges(db, 0, 10)
    expect(items.map((item) => [item.op, item.seq])).toEqual([
      ['upsert', 3],
      ['upsert', 4],
      ['delete', 5],
    ])
  })

  it('gives no new position to a vehicle that says nothing new', async () => {
    const { db } = opened
    await upsert(db, vehicle(1))
    expect(await upsert(db, vehicle(1, { updatedAt: '2026-12-01T00:00:00Z' }))).toMatchObject({ unchanged: 1 })
    expect((await readChanges(db, 1, 10)).items).toEqual([])
  })

  it('tells a new price from a new fact, by separate positions', async () => {
    const { db } = opened
    await upsert(db, vehicle(1))
    expect(await upsert(db, vehicle(1, { discount: null }))).toMatchObject({ repriced: 1, changed: 0 })
    expect(await upsert(db, vehicle(1, { discount: null, mileage: 1 }))).toMatchObject({ repriced: 0, changed: 1 })
    const row = await db
      .selectFrom('vehicles')
      .select(['seq', 'structural_seq', 'volatile_seq', 'created_seq'])
      .executeTakeFirst()
    expect(row).toEqual({ seq: 3, structural_seq: 3, volatile_seq: 2, created_seq: 1 })
  })

  it('takes a vehicle that comes back as added, known since the first time', async () => {
    const { db } = opened
    await upsert(db, vehicle(1))
    await remove(db, 1)
    expect(await upsert(db, vehicle(1))).toMatchObject({ added: 1 })
    const row = await db.selectFrom('vehicles').select(['seq', 'volatile_seq', 'created_seq']).executeTakeFirst()
    expect(row).toEqual({ seq: 3, volatile_seq: 3, created_seq: 1 })
  })

  it('leaves nothing of a transaction that fails', async () => {
    const { db } = opened
    const failing = db.transaction().execute(async (trx) => {
      await upsertVehicles(trx, [vehicle(1)], 'api')
      throw new Error('cut')
    })
    await expect(failing).rejects.toThrow('cut')
    await upsert(db, vehicle(2))
    expect((await readChanges(db, 0, 10)).items).toMatchObject([{ op: 'upsert', seq: 1 }])
  })

  it('never lets a reader miss or double a change while several writers are at work', async () => {
    const { db } = opened
    let isWriting = true
    const random = (max: number) => Math.floor(Math.random() * max) + 1
    const write = async (writer: number) => {
      for (let round = 0; round < 15; round += 1)
        await db.transaction().execute(async (trx) => {
          const ids = new Set(Array.from({ length: 4 }, () => random(30)))
          await upsertVehicles(
            trx,
            [...ids].map((id) => vehicle(id, { mileage: writer * 1_000 + round })),
            'api',
          )
          // Transactions of different length: without the lock they would commit out of the order of positions.
          await new Promise((resolve) => setTimeout(resolve, random(4)))
          if (round % 3 === 0) await removeVehicles(trx, [random(30)], 'api')
        })
    }
    const readers = [createReader(db, 3), createReader(db, 1), createReader(db, 500)]
    const reading = readers.map(async (reader) => {
      while (isWriting) {
        await reader.readOn()
        await new Promise((resolve) => setTimeout(resolve, 1))
      }
      await reader.readOn()
    })
    await Promise.all([1, 2, 3, 4].map(write))
    isWriting = false
    await Promise.all(reading)

    const expected = sorted(await stockOf(db))
    expect(expected.length).toBeGreaterThan(0)
    for (const { stock, seen } of readers) {
      expect(sorted(stock)).toEqual(expected)
      expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b))
    }
  })

  it('brings every reader to the same stock, wherever it stopped and however long its pages', async () => {
    const { db } = opened
    const step = fc.record({
      ids: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 5 }),
      mileage: fc.nat(3),
      removes: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 4 }),
        async (steps, limit) => {
          const reader = createReader(db, limit)
          for (const { ids, mileage, removes } of steps) {
            await (removes ? remove(db, ...ids) : upsert(db, ...ids.map((id) => vehicle(id, { mileage }))))
            if (mileage % 2 === 0) await reader.readOn()
          }
          await reader.readOn()
          expect(sorted(reader.stock)).toEqual(sorted(await stockOf(db)))
        },
      ),
      { numRuns: propertyRuns(25) },
    )
  })
})
