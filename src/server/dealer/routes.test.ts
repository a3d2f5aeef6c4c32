import { Hono } from 'hono'
import { gunzipSync } from 'node:zlib'
import { changesPageSchema } from '../../contract/dealer/changes'
import { COLLECTIONS } from '../../contract/dealer/collections'
import { errorSchema } from '../../contract/dealer/error'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import type { OpenDatabase } from '../database/open-database'
import { testDatabases } from '../testing/databases/databases'
import {
  exampleBrand,
  exampleEmployee,
  exampleLeaseOffer,
  exampleLocation,
  exampleModel,
} from '../testing/example-collections'
import { ASSETS, createTestApp } from '../testing/test-app'
import { seedDatabase } from './seed'
import type { SeedData } from './seed'
import { createVehicleSlugById } from './vehicle-slug-by-id'
import { removeVehicles, upsertVehicles } from './write-vehicles'

const photo = { url: '/f/88001/1600x1200/suv.blue.side.peugeot.1/a.jpg', alt: '', width: 1600, height: 1200 }
const vehicles = [1, 2, 3, 4, 5].map((id) => ({ ...exampleVehicle, id, photos: [photo] }))
const data: SeedData = {
  stamp: 'a',
  brands: [exampleBrand],
  models: [exampleModel],
  leaseOffers: [exampleLeaseOffer],
  locations: [exampleLocation],
  employees: [exampleEmployee],
  vehicles: () => vehicles,
}

describe.each(testDatabases)('dealer service on $name', ({ open }) => {
  let opened: OpenDatabase
  beforeEach(async () => {
    opened = await open()
    await seedDatabase(opened.db, data)
  })
  afterEach(() => opened.close())
  const page = async (path: string) => changesPageSchema.parse(await (await createTestApp(opened.db).get(path)).json())

  it('is read page by page to the end, and from there on', async () => {
    const first = await page('/api/dealer/v1/vehicles?limit=3')
    expect(first).toMatchObject({ more: true, items: [{ seq: 1 }, { seq: 2 }, { seq: 3 }] })
    const second = await page(`/api/dealer/v1/vehicles?limit=3&after=${first.cursor}`)
    expect(second).toMatchObject({ more: false, items: [{ seq: 4 }, { seq: 5 }] })
    const third = await page(`/api/dealer/v1/vehicles?after=${second.cursor}`)
    expect(third).toEqual({ items: [], more: false, cursor: second.cursor })
    await opened.db.transaction().execute((trx) => removeVehicles(trx, [2], 'api'))
    expect((await page(`/api/dealer/v1/vehicles?after=${third.cursor}`)).items).toEqual([
      { op: 'delete', seq: 6, id: 2 },
    ])
  })

  it('serves pictures with the origin of the image service in front', async () => {
    const { items } = await page('/api/dealer/v1/vehicles?limit=1')
    expect(items).toMatchObject([{ vehicle: { photos: [{ url: ASSETS + photo.url }] } }])
    const response = await createTestApp(opened.db).get('/api/dealer/v1/employees')
    expect(await response.json()).toMatchObject({
      items: [{ photo: { url: `${ASSETS}${exampleEmployee.photo?.url}` } }],
    })
  })

  it.each(['abc', '', 'v1.x.1', Buffer.from('v1..5').toString('base64url'), 'a'.repeat(300)])(
    'refuses the cursor %p as malformed',
    async (after) => {
      const response = await createTestApp(opened.db).get(`/api/dealer/v1/vehicles?after=${encodeURIComponent(after)}`)
      expect(response.status).toBe(400)
      const { error } = errorSchema.parse(await response.json())
      expect(error.code).toBe('bad_cursor')
      expect(error.requestId).toBe(response.headers.get('x-request-id'))
    },
  )

  it('says that a cursor of another database is gone, so that the reader starts again', async () => {
    const { cursor } = await page('/api/dealer/v1/vehicles')
    await opened.db.updateTable('change_counter').set({ epoch: 'another' }).execute()
    expect((await createTestApp(opened.db).get(`/api/dealer/v1/vehicles?after=${cursor}`)).status).toBe(410)
    expect((await createTestApp(opened.db).get(`/api/stock/live?since=${cursor}`)).status).toBe(410)
  })

  it.each(['0', '-1', 'ten', '1001', '1e2', ''])('refuses the limit %p', async (limit) => {
    expect((await createTestApp(opened.db).get(`/api/dealer/v1/vehicles?limit=${limit}`)).status).toBe(400)
  })

  it.each(['brands', 'models', 'lease-offers', 'locations', 'employees'] as const)(
    'serves %s as the contract has them, and 304 while they stay',
    async (kind) => {
      const { get } = createTestApp(opened.db)
      const response = await get(`/api/dealer/v1/${kind}`)
      const body: unknown = await response.json()
      expect(body).toEqual({ items: [COLLECTIONS[kind].parse(Object(body).items[0])] })
      const tag = response.headers.get('etag') ?? ''
      expect(tag).not.toBe('')
      expect((await get(`/api/dealer/v1/${kind}`, { 'if-none-match': tag })).status).toBe(304)
    },
  )

  it('seeds once for each stamp, and brings a new stamp as changes in the log', async () => {
    const { db } = opened
    const { cursor } = await page('/api/dealer/v1/vehicles')
    expect(
      await seedDatabase(db, {
        ...data,
        vehicles: () => {
          throw new Error('asked twice')
        },
      }),
    ).toEqual({ seeded: false, vehicles: 5 })
    const [first, ...rest] = vehicles
    const fewer = rest.slice(1).concat(first ? [{ ...first, mileage: 7 }] : [])
    expect(await seedDatabase(db, { ...data, stamp: 'b', vehicles: () => fewer })).toEqual({
      seeded: true,
      vehicles: 4,
    })
    expect((await page(`/api/dealer/v1/vehicles?after=${cursor}`)).items).toMatchObject([
      { op: 'delete', id: 2 },
      { op: 'upsert', vehicle: { id: 1, mileage: 7 } },
    ])
  })

  it('finds the address of a vehicle by its number while it is in stock', async () => {
    const slugById = createVehicleSlugById(opened.db)
    expect(await slugById(3)).toBe('3-1-peugeot-3008-1-2-hybrid-136-e-dcs6-gt')
    await opened.db.transaction().execute((trx) => removeVehicles(trx, [3], 'api'))
    expect(await slugById(3)).toBeNull()
    expect(await slugById(1e300)).toBeNull()
  })

  it('answers 404 in JSON for what is not there, and 500 without a word of the cause', async () => {
    const redirects = new Hono()
    redirects.get('/', () => {
      throw new Error('the secret cause')
    })
    const { get, lines } = createTestApp(opened.db, { redirects })
    const missing = await get('/api/nothing')
    expect(missing.status).toBe(404)
    expect(errorSchema.parse(await missing.json()).error.code).toBe('not_found')
    const broken = await get('/api/redirects', { 'x-request-id': 'visit-1' })
    expect(broken.status).toBe(500)
    expect(JSON.stringify(await broken.json())).not.toContain('secret')
    expect(lines.join()).toMatch(/^[\w-]+ GET \/api\/redirects: Error: the secret cause/)
    expect(await (await get('/api/health')).json()).toEqual({ status: 'ok' })
  })

  it('gives the same page compressed and plain, and none to whoever holds it', async () => {
    const { app, get } = createTestApp(opened.db)
    const path = '/api/dealer/v1/vehicles?limit=4'
    const packed = await get(path, { 'accept-encoding': 'gzip' })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    const plain = await get(path)
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(await plain.text())
    const tag = plain.headers.get('etag') ?? ''
    expect(tag).toMatch(/^W\/"/)
    expect((await get(path, { 'if-none-match': tag })).status).toBe(304)
    await opened.db.transaction().execute((trx) => removeVehicles(trx, [1], 'api'))
    expect((await get(path, { 'if-none-match': tag })).status).toBe(200)
    expect((await app.request(path, { method: 'HEAD' })).status).toBe(200)
  })

  it.each([1, 2, 99, 100, 101, 199, 200, 201])('reads %i vehicles whole, whatever the page', async (count) => {
    const many = Array.from({ length: count }, (_, at) => ({ ...exampleVehicle, id: at + 1 }))
    await seedDatabase(opened.db, { ...data, stamp: 'many', vehicles: () => many })
    for (const limit of [1000, 100, 37]) {
      const ids: number[] = []
      for (let after = '', more = true; more;) {
        const answer = await page(`/api/dealer/v1/vehicles?limit=${limit}${after}`)
        expect(answer.items.length).toBeLessThanOrEqual(limit)
        for (const item of answer.items) if (item.op === 'upsert') ids.push(item.vehicle.id)
        ;({ more } = answer)
        after = `&after=${answer.cursor}`
      }
      expect(ids.sort((a, b) => a - b)).toEqual(many.map(({ id }) => id))
    }
  })

  it('serves a vehicle as it was written', async () => {
    await opened.db.transaction().execute((trx) => upsertVehicles(trx, [{ ...exampleVehicle, id: 9 }], 'api'))
    const { items } = await page('/api/dealer/v1/vehicles')
    expect(items.at(-1)).toMatchObject({ op: 'upsert', vehicle: { ...exampleVehicle, id: 9 } })
  })
})
