import fc from 'fast-check'
import { sql } from 'kysely'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import type { PriceRow } from '../../domain/price/types'
import type { Vehicle } from '../../domain/vehicle/types'
import { migrate } from '../database/migration'
import { MIGRATIONS } from '../database/migrations/all'
import type { Db, OpenDatabase } from '../database/open-database'
import { createTestApp } from '../testing/test-app'
import { testDatabases } from '../testing/databases/databases'
import { importFeed } from './import/import-feed'
import { parseMap } from './import/map'
import type { PriceSource } from './price-history'
import { seedDatabase } from './seed'
import { removeVehicles, upsertVehicles } from './write-vehicles'

const row = (type: PriceRow['type'], totalPrice: number): PriceRow => {
  const found = exampleVehicle.prices.find((one) => one.type === type)
  if (!found) throw new Error(`the example has no ${type}`)
  return { ...found, totalPrice }
}
const vehicle = (id: number, change: Partial<Vehicle> = {}): Vehicle => ({
  ...exampleVehicle,
  prices: [row('purchase', 20_000_00)],
  discount: null,
  ...change,
  id,
})

const put = (db: Db, source: PriceSource, ...vehicles: Vehicle[]) =>
  db.transaction().execute((trx) => upsertVehicles(trx, vehicles, source))
const remove = (db: Db, ...ids: number[]) => db.transaction().execute((trx) => removeVehicles(trx, ids, 'api'))

const history = async (db: Db) =>
  (await db.selectFrom('price_history').selectAll().orderBy('seq').execute()).map(
    ({ vehicle_id, type, source, total_price, price }) =>
      `${vehicle_id} ${type} ${price === null ? 'ended' : (total_price ?? JSON.stringify(price))} (${source})`,
  )

/** Prices on offer at a moment, as the history alone tells them: vehicle and type → row. */
const replay = async (db: Db, at: string): Promise<Map<string, unknown>> => {
  const rows = await db
    .selectFrom('price_history')
    .selectAll()
    .where('recorded_at', '<=', sql<Date>`${at}::timestamptz`)
    .orderBy('seq')
    .execute()
  const prices = new Map<string, unknown>()
  for (const { vehicle_id, type, price } of rows)
    if (price === null) prices.delete(`${vehicle_id} ${type}`)
    else prices.set(`${vehicle_id} ${type}`, price)
  return prices
}

/** The same from the stock itself, now. */
const onOffer = async (db: Db): Promise<Map<string, unknown>> => {
  const rows = await db.selectFrom('vehicles').select(['id', 'volatile']).where('deleted', '=', false).execute()
  return new Map(
    rows.flatMap(({ id, volatile }) => {
      const prices = volatile['prices'] as PriceRow[]
      const discount = volatile['discount']
      return [
        ...prices.map((price) => [`${id} ${price.type}`, price] as [string, unknown]),
        ...(discount === null ? [] : [[`${id} discount`, discount] as [string, unknown]]),
      ]
    }),
  )
}

const clockOf = async (db: Db): Promise<string> =>
  (await sql<{ at: string }>`select clock_timestamp()::text as at`.execute(db)).rows[0]?.at ?? ''

const byKey = (prices: Map<string, unknown>) => [...prices].sort(([a], [b]) => (a < b ? -1 : 1))

describe.each(testDatabases)('price history on $name', ({ open }) => {
  let opened: OpenDatabase
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.close())

  it('records each price row when it is first seen, when it changes and when it ends', async () => {
    const { db } = opened
    await put(db, 'seed', vehicle(1, { prices: [row('purchase', 20_000_00), row('private_lease', 22_000_00)] }))
    await put(db, 'api', vehicle(1, { prices: [row('purchase', 19_000_00), row('private_lease', 22_000_00)] }))
    await put(db, 'api', vehicle(1, { prices: [row('purchase', 19_000_00)] }))
    await remove(db, 1)
    await put(db, 'api', vehicle(1))
    expect(await history(db)).toEqual([
      '1 private_lease 2200000 (seed)',
      '1 purchase 2000000 (seed)',
      '1 purchase 1900000 (api)',
      '1 private_lease ended (api)',
      '1 purchase ended (api)',
      '1 purchase 2000000 (api)',
    ])
  })

  it('records a change of any figure of a row, and of the discount', async () => {
    const { db } = opened
    const lease = row('private_lease', 22_000_00)
    await put(db, 'api', vehicle(1, { prices: [lease] }))
    const discount = { label: null, amount: 1_000_00, listPrice: 21_000_00 }
    await put(db, 'api', vehicle(1, { prices: [{ ...lease, downPayment: 1 }], discount }))
    await put(db, 'api', vehicle(1, { prices: [{ ...lease, downPayment: 1 }] }))
    const recorded = await history(db)
    expect(recorded).toHaveLength(4)
    expect(recorded[1]).toMatch(/^1 discount \{.*2100000.*\} \(api\)$/)
    expect(recorded.slice(2)).toEqual(['1 private_lease 2200000 (api)', '1 discount ended (api)'])
  })

  it('adds nothing for what is written again, or changed in other fields, or passed over', async () => {
    const { db } = opened
    await put(db, 'api', vehicle(1), vehicle(2))
    const before = await history(db)
    await put(db, 'import', vehicle(1), vehicle(2, { mileage: 7 }), vehicle(1 + 1e6, { prices: [] }))
    await put(db, 'import', vehicle(1, { availability: 'sold' }))
    await remove(db, 99, 1 + 1e6)
    expect(await history(db)).toEqual(before)
    expect(before).toHaveLength(2)
  })

  it('names what wrote: the seed, a feed, a single write', async () => {
    const { db } = opened
    const seed = { stamp: 'a', brands: [], models: [], leaseOffers: [], locations: [], employees: [] }
    await seedDatabase(db, { ...seed, vehicles: () => [vehicle(1), vehicle(2)] })
    await seedDatabase(db, { ...seed, vehicles: () => [vehicle(1), vehicle(2)] })
    const map = parseMap({ format: 'json', complete: true, fields: 'same' })
    const feed = Buffer.from(JSON.stringify([vehicle(1, { prices: [row('purchase', 18_000_00)] })]))
    await importFeed(db, { feed, map, force: true, dryRun: true, name: 'stock.json' })
    await importFeed(db, { feed, map, force: true, name: 'stock.json' })
    await importFeed(db, { feed, map, force: true, name: 'stock.json' })
    const { app } = createTestApp(db, { dealer: { readers: 'everybody', writeToken: 'a-token-of-the-tests' } })
    const headers = { authorization: 'Bearer a-token-of-the-tests' }
    expect((await app.request('/api/dealer/v1/vehicles/1', { method: 'DELETE', headers })).status).toBe(200)
    expect(await history(db)).toEqual([
      '1 purchase 2000000 (seed)',
      '2 purchase 2000000 (seed)',
      '1 purchase 1800000 (feed stock.json)',
      '2 purchase ended (feed stock.json)',
      '1 purchase ended (api)',
    ])
  })

  it('is written with the vehicle or not at all', async () => {
    const { db } = opened
    const cut = db.transaction().execute(async (trx) => {
      await upsertVehicles(trx, [vehicle(1)], 'api')
      throw new Error('cut')
    })
    await expect(cut).rejects.toThrow('cut')
    expect(await history(db)).toEqual([])
  })

  it('cannot be changed, deleted or emptied', async () => {
    const { db } = opened
    await put(db, 'api', vehicle(1))
    const before = await history(db)
    for (const statement of [
      sql`update price_history set total_price = 1`,
      sql`update price_history set total_price = 1 where false`,
      sql`delete from price_history`,
      sql`truncate price_history`,
      sql`insert into price_history (seq, vehicle_id, type, source) overriding system value values (1, 1, 'purchase', 'x')
        on conflict (seq) do update set source = 'x'`,
    ])
      await expect(statement.execute(db)).rejects.toThrow('append-only')
    expect(await history(db)).toEqual(before)
  })

  it('begins with the prices of a stock that was there before it', async () => {
    const { db } = opened
    await sql`drop table price_history`.execute(db)
    await sql`drop function refuse_price_history_change`.execute(db)
    await sql`delete from schema_migrations where number = 5`.execute(db)
    const volatile = (one: Vehicle) => JSON.stringify({ prices: one.prices, discount: one.discount })
    const insert = (id: number, deleted: boolean) =>
      sql`insert into vehicles values (${id}, ${id}, ${id}, ${id}, ${id}, ${deleted}, '{}', ${volatile(vehicle(id))}, 'a', 'b')`
    await insert(1, false).execute(db)
    await insert(2, true).execute(db)
    expect(await migrate(db, MIGRATIONS)).toHaveLength(1)
    expect(await history(db)).toEqual(['1 purchase 2000000 (baseline)'])
  })

  it('tells the prices of any moment', async () => {
    const { db } = opened
    const TYPES = ['purchase', 'private_lease', 'business_finance'] as const
    const price = fc.record({ type: fc.constantFrom(...TYPES), total: fc.integer({ min: 1, max: 3 }) })
    const step = fc.record({
      ids: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 }),
      prices: fc.uniqueArray(price, { maxLength: 3, selector: ({ type }) => type }),
      discounted: fc.boolean(),
      removes: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        const moments: { at: string; prices: Map<string, unknown> }[] = []
        for (const { ids, prices, discounted, removes } of steps) {
          const change: Partial<Vehicle> = {
            prices: prices.map(({ type, total }) => row(type, total * 10_000_00)),
            discount: discounted ? { label: 'Offre', amount: 1, listPrice: 2 } : null,
          }
          await (removes ? remove(db, ...ids) : put(db, 'api', ...ids.map((id) => vehicle(id, change))))
          moments.push({ at: await clockOf(db), prices: await onOffer(db) })
        }
        for (const { at, prices } of moments) expect(byKey(await replay(db, at))).toEqual(byKey(prices))
      }),
      { numRuns: 25 },
    )
  })
})
