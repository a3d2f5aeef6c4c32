import { brotliDecompressSync, gunzipSync } from 'node:zlib'
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
  const write = (...vehicles: Vehicle[]) =>
    opened.db.transaction().execute((trx) => upsertVehicles(trx, vehicles, 'api'))
  const cursorNow = async () => encodeCursor(await readPosition(opened.db))
  const live = async (since: string) =>
    liveAnswerSchema.parse(await (await createTestApp(opened.db).get(`/api/stock/live?since=${since}`)).json())
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

  it('tells which vehicles left', async () => {
    const since = await cursorNow()
    await opened.db.transaction().execute((trx) => removeVehicles(trx, [2], 'api'))
    expect(await live(since)).toMatchObject({ vehicles: [], removed: [2] })
  })

  it('tells of a vehicle with a new price that left afterwards only that it left', async () => {
    const since = await cursorNow()
    await write(vehicle(2, { availability: 'reserved' }))
    await opened.db.transaction().execute((trx) => removeVehicles(trx, [2], 'api'))
    expect(await live(since)).toMatchObject({ vehicles: [], removed: [2] })
  })

  it('tells of a vehicle that came after the cursor what changed since it came, for the releases that have it', async () => {
    const since = await cursorNow()
    await write(vehicle(4), vehicle(5), vehicle(6))
    expect(await live(since)).toMatchObject({ vehicles: [], removed: [] })
    await write(vehicle(4, { availability: 'reserved' }), vehicle(5, { mileage: 7 }))
    await opened.db.transaction().execute((trx) => removeVehicles(trx, [6], 'api'))
    expect(await live(since)).toMatchObject({ vehicles: [{ id: 4, availability: 'reserved' }], removed: [6] })
  })

  it('tells everything of a vehicle that left and came back', async () => {
    const since = await cursorNow()
    await opened.db.transaction().execute((trx) => removeVehicles(trx, [2], 'api'))
    await write(vehicle(2))
    expect(await live(since)).toMatchObject({ vehicles: [{ id: 2 }], removed: [] })
  })

  it('stays the same answer while nothing changes, and is not remembered beyond a change', async () => {
    let now = 0
    const { get } = createTestApp(opened.db, { live: { clock: () => now, patienceMs: 60_000 } })
    const path = `/api/stock/live?since=${await cursorNow()}`
    const first = await get(path)
    expect(first.headers.get('netlify-cdn-cache-control')).toBe('public, s-maxage=30, stale-while-revalidate=300')
    const tag = first.headers.get('etag') ?? ''
    const again = await get(path, { 'if-none-match': tag })
    expect(again.status).toBe(304)
    expect(again.headers.get('netlify-cdn-cache-control')).toContain('s-maxage=30')
    expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'))
    await write(vehicle(1, { availability: 'reserved' }))
    now += 1000
    const next = await get(path, { 'if-none-match': tag })
    expect(next.status).toBe(200)
    expect(await next.json()).toMatchObject({ vehicles: [{ id: 1, availability: 'reserved' }] })
  })

  it('asks the database once a second, however many ask', async () => {
    let now = 0
    let queries = 0
    const counted = opened.db.withPlugin({
      transformQuery: ({ node }) => ((queries += 1), node),
      transformResult: async ({ result }) => result,
    })
    const { get } = createTestApp(counted, { live: { clock: () => now, patienceMs: 60_000 } })
    const path = `/api/stock/live?since=${await cursorNow()}`
    const many = () => Promise.all(Array.from({ length: 200 }, async () => get(path)))
    for (const { status } of [...(await many()), ...(await many())]) expect(status).toBe(200)
    const first = queries
    now += 1000
    await many()
    // The end of the log alone: it has not moved, so the vehicles are not read again.
    expect([first <= 3, queries - first]).toEqual([true, 1])
  })

  it('knows a release that was built since it last looked', async () => {
    const { get } = createTestApp(opened.db, { live: { clock: () => 0, patienceMs: 60_000 } })
    await get(`/api/stock/live?since=${await cursorNow()}`)
    await write(vehicle(1, { discount: null }))
    expect((await get(`/api/stock/live?since=${await cursorNow()}`)).status).toBe(200)
  })

  it('is gone for a cursor of data that were replaced', async () => {
    const { epoch, seq } = await readPosition(opened.db)
    for (const strange of [encodeCursor({ epoch: 'another', seq }), encodeCursor({ epoch, seq: seq + 1 })]) {
      const answer = await createTestApp(opened.db).get(`/api/stock/live?since=${strange}`)
      expect(answer.status).toBe(410)
      expect(await answer.json()).toMatchObject({ error: { code: 'cursor_gone' } })
    }
  })

  it('is coded for those who take it, under one tag, and varies by nothing else', async () => {
    const since = await cursorNow()
    await write(vehicle(1, { discount: null }), vehicle(2, { discount: null }), vehicle(3, { discount: null }))
    const { get } = createTestApp(opened.db)
    const plain = await get(`/api/stock/live?since=${since}`)
    const text = await plain.text()
    for (const [coding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const coded = await get(`/api/stock/live?since=${since}`, { 'accept-encoding': coding })
      expect(coded.headers.get('content-encoding')).toBe(coding)
      expect(decode(Buffer.from(await coded.arrayBuffer())).toString()).toBe(text)
      expect(coded.headers.get('etag')).toBe(plain.headers.get('etag'))
    }
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.headers.get('vary')).toBe('accept-encoding')
  })

  it('goes on with what the database said last while it is away, and says how old that is', async () => {
    let now = 0
    const lost = new Error('read ECONNRESET')
    let away = false
    const failing = opened.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (away) throw Object.assign(lost, { code: 'ECONNRESET' })
        return result
      },
    })
    const { get, lines } = createTestApp(failing, { live: { clock: () => now, patienceMs: 60_000 } })
    const path = `/api/stock/live?since=${await cursorNow()}`
    const before = await get(path)
    away = true
    now += 42_000
    const during = await get(path)
    expect([during.status, during.headers.get('age')]).toEqual([200, '42'])
    expect(during.headers.get('warning')).toContain('110')
    expect(await during.text()).toBe(await before.text())
    const unknown = await get(`/api/stock/live?since=${encodeCursor({ ...(await readPosition(opened.db)), seq: 1 })}`)
    expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([503, 'no-store'])
    away = false
    now += 1000
    const after = await get(path)
    expect([after.headers.get('age'), after.headers.get('warning')]).toEqual(['0', null])
    expect(lines.filter((line) => line.startsWith('live prices'))).toEqual([
      'live prices: the database is away, the last answers are served: read ECONNRESET',
      'live prices: the database is back.',
    ])
  })

  it.each(['', '?since=', '?since=nonsense'])('refuses %p', async (query) => {
    expect((await createTestApp(opened.db).get(`/api/stock/live${query}`)).status).toBe(400)
  })
})
