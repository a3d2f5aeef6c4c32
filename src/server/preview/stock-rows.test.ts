import { sql } from 'kysely'
import { cashPriceOf } from '../../domain/price/cash-price'
import { purchaseRow } from '../../domain/price/price-rows'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import type { Vehicle } from '../../domain/vehicle/types'
import type { OpenDatabase } from '../database/open-database'
import { removeVehicles, upsertVehicles } from '../dealer/write-vehicles'
import { testDatabases } from '../testing/databases/databases'
import { createStockRows } from './stock-rows'

const vehicle = (id: number, change: Partial<Vehicle> = {}): Vehicle => ({
  ...exampleVehicle,
  id,
  listedAt: `2026-01-0${id}T00:00:00.000Z`,
  ...change,
})

describe.each(testDatabases)('stock for drafts on $name', ({ open }) => {
  let opened: OpenDatabase
  beforeEach(async () => {
    opened = await open()
    await write(vehicle(1), vehicle(3), vehicle(2))
  })
  afterEach(() => opened.close())
  const write = (...vehicles: Vehicle[]) =>
    opened.db.transaction().execute((trx) => upsertVehicles(trx, vehicles, 'api'))

  it('comes newest first, with what blocks choose by', async () => {
    const [first, ...others] = await createStockRows(opened.db)()
    const { brandId, modelId, fuel, category, condition, bodyStyle, locationId, photos, prices } = exampleVehicle
    expect(first).toMatchObject({
      key: 3,
      brandId,
      modelId,
      fuel,
      category,
      condition,
      bodyStyle,
      locationId,
      cashPrice: cashPriceOf(prices),
      isDiscounted: exampleVehicle.discount !== null,
      photos: { length: photos.length },
      prices: { length: prices.length },
    })
    expect(others.map(({ key }) => key)).toEqual([2, 1])
  })

  it('follows what comes, goes and changes', async () => {
    const read = createStockRows(opened.db)
    const before = await read()
    expect(await read()).toBe(before)
    await write(vehicle(4), vehicle(2, { fuel: 'electric', prices: [] }))
    await opened.db.transaction().execute((trx) => removeVehicles(trx, [3], 'api'))
    expect((await read()).map(({ key, fuel, prices }) => [key, fuel, prices.length])).toEqual([
      [4, exampleVehicle.fuel, exampleVehicle.prices.length],
      [2, 'electric', 0],
      [1, exampleVehicle.fuel, exampleVehicle.prices.length],
    ])
  })

  it('knows the price and the discount of now', async () => {
    const read = createStockRows(opened.db)
    await read()
    const discount = { label: null, amount: 500_00, listPrice: 20_500_00 }
    await write(vehicle(3, { prices: [purchaseRow(20_000_00)], discount }), vehicle(2, { prices: [], discount: null }))
    expect((await read()).slice(0, 2).map(({ cashPrice, isDiscounted }) => [cashPrice, isDiscounted])).toEqual([
      [20_000_00, true],
      [null, false],
    ])
  })

  it('begins anew with another database', async () => {
    const read = createStockRows(opened.db)
    await read()
    await sql`delete from vehicles`.execute(opened.db)
    await sql`update change_counter set epoch = 'another', value = 0`.execute(opened.db)
    expect(await read()).toEqual([])
  })

  it('is read to its end, however much there is', async () => {
    await write(
      ...Array.from({ length: 2_100 }, (_, index) => vehicle(index + 10, { listedAt: '2025-01-01T00:00:00.000Z' })),
    )
    expect(await createStockRows(opened.db)()).toHaveLength(2_103)
  })
})
