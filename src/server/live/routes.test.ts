import { liveAnswerSchema } from '../../contract/dealer/live'
import { VOLATILE_FIELDS } from '../../domain/vehicle/fields'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import type { Vehicle } from '../../domain/vehicle/types'
import type { OpenDatabase } from '../database/open-database'
import { readPosition } from '../dealer/change-log'
import { encodeCursor } from '../dealer/cursor'
import { removeVehicles, upsertVehicles } from '../dealer/write-vehicles'
import { testDatabases } from '../testing/databases/databases'
import { createTestApp } from '../testing/test-app'

const vehicle = (id: number, change: Partial<Vehicle> = {}): Vehicle => ({ ...exampleVehicle, ...change, id })

describe.each(testDatabases)('live prices on $name', ({ open }) => {
  let opened: OpenDatabase
  const write = (...vehicles: Vehicle[]) => opened.db.transaction().execute((trx) => upsertVehicles(trx, vehicles))
  const cursorNow = async () => encodeCursor(await readPosition(opened.db))
  const live = async (since: string) => liveAnswerSchema.parse(await (await createTestApp(opened.db).get(`/api/stock/live?since=${since}`)).json())
  beforeEach(async () => {
    opened = await open()
    await write(vehicle(1), vehicle(2), vehicle(3))
  })
  afterEach(() => opened.close())

  it('is empty for a release that is up to date', async () => {
    expect(await live(await cursorNow())).toMatchObject({ vehicles: [], removed: [] })
  })

  it('tells new prices and sold vehicles with their volatile fields and nothing else', async () => {
    const since = await cursorNow()
    await write(vehicle(1, { discount: null }), vehicle(2, { mileage: 1 }), vehicle(3, { availability: 'sold' }))
    const { vehicles } = await live(since)
    expect(vehicles.map(({ id }) => id)).toEqual([1, 3])
    expect(vehicles[1]?.availability).toBe('sold')
    for (const one of vehicles) expect(Object.keys(one).sort()).toEqual(['id', ...VOLATILE_FIELDS].sort())
  })

  it('tells which vehicles left, but nothing of those the release never knew', async () => {
    const since = await cursorNow()
    await write(vehicle(4), vehicle(5))
    await opened.db.transaction().execute((trx) => removeVehicles(trx, [2, 5]))
    expect(await live(since)).toMatchObject({ vehicles: [], removed: [2] })
  })

  it('tells everything of a vehicle that left and came back', async () => {
    const since = await cursorNow()
    await opened.db.transaction().execute((trx) => removeVehicles(trx, [2]))
    await write(vehicle(2))
    expect(await live(since)).toMatchObject({ vehicles: [{ id: 2 }], removed: [] })
  })

  it('stays the same answer while nothing changes, and is not remembered beyond a change', async () => {
    const { get } = createTestApp(opened.db)
    const path = `/api/stock/live?since=${await cursorNow()}`
    const first = await get(path)
    expect(first.headers.get('netlify-cdn-cache-control')).toBe('public, s-maxage=30, stale-while-revalidate=300')
    const tag = first.headers.get('etag') ?? ''
    const again = await get(path, { 'if-none-match': tag })
    expect(again.status).toBe(304)
    expect(again.headers.get('netlify-cdn-cache-control')).toContain('s-maxage=30')
    await write(vehicle(1, { availability: 'reserved' }))
    const next = await get(path, { 'if-none-match': tag })
    expect(next.status).toBe(200)
    expect(await next.json()).toMatchObject({ vehicles: [{ id: 1, availability: 'reserved' }] })
  })

  it.each(['', '?since=', '?since=nonsense'])('refuses %p', async (query) => {
    expect((await createTestApp(opened.db).get(`/api/stock/live${query}`)).status).toBe(400)
  })
})
