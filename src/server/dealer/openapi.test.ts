import Ajv from 'ajv/dist/2020'
import { z } from 'zod'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import type { OpenDatabase } from '../database/open-database'
import { testDatabases } from '../testing/databases/databases'
import { exampleBrand, exampleEmployee, exampleLeaseOffer, exampleLocation, exampleModel } from '../testing/example-collections'
import { createTestApp } from '../testing/test-app'
import { openApiDocument } from './openapi'
import { seedDatabase } from './seed'
import { removeVehicles, upsertVehicles } from './write-vehicles'

const schemaObject = z.record(z.string(), z.unknown())
const operationSchema = z.object({
  responses: z.record(z.string(), z.object({ content: z.object({ 'application/json': z.object({ schema: schemaObject }) }).optional() })),
})
const documentSchema = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.partialRecord(z.enum(['get', 'post']), operationSchema)),
  components: z.object({ schemas: z.record(z.string(), schemaObject) }),
})

/** Checks answers by the published document alone, with a validator that does not know how it was made. */
const createChecker = (published: unknown) => {
  const { paths } = documentSchema.parse(published)
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true })
  ajv.addSchema(schemaObject.parse(published), 'api')
  const statuses = (path: string, method: 'get' | 'post') => Object.keys(paths[path]?.[method]?.responses ?? {}).map(Number)
  const check = (path: string, method: 'get' | 'post', status: number, body: unknown): string[] => {
    const pointer = ['paths', path, method, 'responses', String(status), 'content', 'application/json', 'schema']
      .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
      .join('/')
    const validate = ajv.compile({ $ref: `api#/${pointer}` })
    return validate(body) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  }
  return { paths, statuses, check }
}

const enquiry = { kind: 'contact', name: 'Jo Weber', email: 'jo@example.lu', consent: true }

describe.each(testDatabases)('OpenAPI document on $name', ({ open }) => {
  let opened: OpenDatabase
  beforeEach(async () => {
    opened = await open()
    await seedDatabase(opened.db, {
      stamp: 'a', brands: [exampleBrand], models: [exampleModel], leaseOffers: [exampleLeaseOffer], locations: [exampleLocation],
      employees: [exampleEmployee], vehicles: () => [exampleVehicle, { ...exampleVehicle, id: 2, prices: [], photos: [], discount: null }],
    })
  })
  afterEach(() => opened.close())

  it('describes every answer that the service gives', async () => {
    const { get, post } = createTestApp(opened.db)
    const { paths, statuses, check } = createChecker(await (await get('/api/dealer/v1/openapi.json')).json())
    const { cursor } = z.object({ cursor: z.string() }).parse(await (await get('/api/dealer/v1/vehicles?limit=2')).json())
    await opened.db.transaction().execute(async (trx) => {
      await upsertVehicles(trx, [{ ...exampleVehicle, availability: 'reserved' }])
      await removeVehicles(trx, [2])
    })
    const gone = Buffer.from('v1.elsewhere.1').toString('base64url')
    const asked = new Map<string, Set<number>>()
    const hold = async (path: string, method: 'get' | 'post', status: number, response: Promise<Response> | Response) => {
      const answer = await response
      expect([path, answer.status]).toEqual([path, status])
      expect(statuses(path, method)).toContain(status)
      if (status !== 304) expect(check(path, method, status, await answer.json())).toEqual([])
      asked.set(path, (asked.get(path) ?? new Set()).add(status))
    }
    const conditional = async (path: string) => get(path, { 'if-none-match': (await get(path)).headers.get('etag') ?? '' })

    await hold('/api/dealer/v1/vehicles', 'get', 200, get('/api/dealer/v1/vehicles'))
    await hold('/api/dealer/v1/vehicles', 'get', 304, conditional('/api/dealer/v1/vehicles'))
    await hold('/api/dealer/v1/vehicles', 'get', 400, get('/api/dealer/v1/vehicles?after=x'))
    await hold('/api/dealer/v1/vehicles', 'get', 410, get(`/api/dealer/v1/vehicles?after=${gone}`))
    for (const kind of ['brands', 'models', 'lease-offers', 'locations', 'employees']) {
      await hold(`/api/dealer/v1/${kind}`, 'get', 200, get(`/api/dealer/v1/${kind}`))
      await hold(`/api/dealer/v1/${kind}`, 'get', 304, conditional(`/api/dealer/v1/${kind}`))
    }
    await hold('/api/stock/live', 'get', 200, get(`/api/stock/live?since=${cursor}`))
    await hold('/api/stock/live', 'get', 304, conditional(`/api/stock/live?since=${cursor}`))
    await hold('/api/stock/live', 'get', 400, get('/api/stock/live'))
    await hold('/api/stock/live', 'get', 410, get(`/api/stock/live?since=${gone}`))
    const key = { 'idempotency-key': 'attempt-1' }
    await hold('/api/enquiries', 'post', 201, post('/api/enquiries', enquiry, key))
    await hold('/api/enquiries', 'post', 409, post('/api/enquiries', { ...enquiry, name: 'Jo' }, key))
    await hold('/api/enquiries', 'post', 422, post('/api/enquiries', { ...enquiry, email: '' }))
    await hold('/api/enquiries', 'post', 400, post('/api/enquiries', '{'))
    await hold('/api/enquiries', 'post', 413, post('/api/enquiries', 'x'.repeat(70_000)))
    await hold('/api/enquiries', 'post', 415, post('/api/enquiries', 'x', { 'content-type': 'text/plain' }))

    for (const path of Object.keys(paths))
      expect([path, [...(asked.get(path) ?? [])].sort()]).toEqual([path, [...statuses(path, 'get'), ...statuses(path, 'post')].sort()])
  })

  it('notices an answer that it does not describe', () => {
    const { check } = createChecker(openApiDocument())
    const page = (vehicle: object) => ({ items: [{ op: 'upsert', seq: 1, vehicle }], cursor: 'x', more: false })
    expect(check('/api/dealer/v1/vehicles', 'get', 200, page(exampleVehicle))).toEqual([])
    expect(check('/api/dealer/v1/vehicles', 'get', 200, page({ ...exampleVehicle, fuel: 'steam' }))).not.toEqual([])
    expect(check('/api/dealer/v1/vehicles', 'get', 200, page({ ...exampleVehicle, secret: 1 }))).not.toEqual([])
  })
})
