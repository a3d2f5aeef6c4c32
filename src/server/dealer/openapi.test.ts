import Ajv from 'ajv/dist/2020'
import { z } from 'zod'
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
import { createTestApp } from '../testing/test-app'
import { openApiDocument } from './openapi'
import { seedDatabase } from './seed'
import { removeVehicles, upsertVehicles } from './write-vehicles'

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const
type Method = (typeof METHODS)[number]

const schemaObject = z.record(z.string(), z.unknown())
const operationSchema = z.object({
  responses: z.record(
    z.string(),
    z.object({ content: z.object({ 'application/json': z.object({ schema: schemaObject }) }).optional() }),
  ),
})
const documentSchema = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.partialRecord(z.enum(METHODS), operationSchema)),
  components: z.object({ schemas: z.record(z.string(), schemaObject) }),
})

/** Checks answers by the published document alone, with a validator that does not know how it was made. */
const createChecker = (published: unknown) => {
  const { paths } = documentSchema.parse(published)
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true })
  ajv.addSchema(schemaObject.parse(published), 'api')
  const statuses = (path: string, method: Method) => Object.keys(paths[path]?.[method]?.responses ?? {}).map(Number)
  const check = (path: string, method: Method, status: number, body: unknown): string[] => {
    const pointer = ['paths', path, method, 'responses', String(status), 'content', 'application/json', 'schema']
      .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
      .join('/')
    const validate = ajv.compile({ $ref: `api#/${pointer}` })
    return validate(body)
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  }
  return { paths, statuses, check }
}

const enquiry = {
  kind: 'contact',
  subject: 'other',
  name: 'Jo Weber',
  email: 'jo@example.lu',
  message: 'Bonjour',
  consent: true,
}

describe.each(testDatabases)('OpenAPI document on $name', ({ open }) => {
  let opened: OpenDatabase
  beforeEach(async () => {
    opened = await open()
    await seedDatabase(opened.db, {
      stamp: 'a',
      brands: [exampleBrand],
      models: [exampleModel],
      leaseOffers: [exampleLeaseOffer],
      locations: [exampleLocation],
      employees: [exampleEmployee],
      vehicles: () => [exampleVehicle, { ...exampleVehicle, id: 2, prices: [], photos: [], discount: null }],
    })
  })
  afterEach(() => opened.close())

  it('describes every answer that the service gives', async () => {
    const { app, get, post } = createTestApp(opened.db, { dealer: { readers: 'everybody', writeToken: 'writer' } })
    const { paths, statuses, check } = createChecker(await (await get('/api/dealer/v1/openapi.json')).json())
    const { cursor } = z
      .object({ cursor: z.string() })
      .parse(await (await get('/api/dealer/v1/vehicles?limit=2')).json())
    await opened.db.transaction().execute(async (trx) => {
      await upsertVehicles(trx, [{ ...exampleVehicle, availability: 'reserved' }], 'api')
      await removeVehicles(trx, [2], 'api')
    })
    const gone = Buffer.from('v1.elsewhere.1').toString('base64url')
    const asked = new Map<string, Set<string>>()
    const hold = async (path: string, method: Method, status: number, response: Promise<Response> | Response) => {
      const answer = await response
      expect([path, answer.status]).toEqual([path, status])
      expect(statuses(path, method)).toContain(status)
      if (status !== 304) expect(check(path, method, status, await answer.json())).toEqual([])
      asked.set(path, (asked.get(path) ?? new Set()).add(`${method} ${status}`))
    }
    const conditional = async (path: string) =>
      get(path, { 'if-none-match': (await get(path)).headers.get('etag') ?? '' })

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
    await hold('/api/enquiries', 'post', 202, post('/api/enquiries', enquiry, key))
    await hold('/api/enquiries', 'post', 409, post('/api/enquiries', { ...enquiry, name: 'Jo' }, key))
    await hold('/api/enquiries', 'post', 422, post('/api/enquiries', { ...enquiry, email: '' }))
    await hold('/api/enquiries', 'post', 400, post('/api/enquiries', '{'))
    await hold('/api/enquiries', 'post', 413, post('/api/enquiries', 'x'.repeat(70_000)))
    await hold('/api/enquiries', 'post', 415, post('/api/enquiries', 'x', { 'content-type': 'text/plain' }))
    const fromOneClient = (message: string) =>
      app.request(
        '/api/enquiries',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...enquiry, message }),
        },
        { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
      )
    for (let index = 0; index < 20; index += 1) await fromOneClient(`Question ${index}`)
    await hold('/api/enquiries', 'post', 429, fromOneClient('Encore une question'))

    await hold('/api/dealer/v1/position', 'get', 200, get('/api/dealer/v1/position'))
    await hold('/api/dealer/v1/position', 'get', 304, conditional('/api/dealer/v1/position'))

    const write = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
      app.request(path, {
        method,
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { authorization: 'Bearer writer', 'content-type': 'application/json', ...headers },
      })
    const nobody = { authorization: 'Bearer nobody' }
    const large = 'x'.repeat(300_000)
    const car = '/api/dealer/v1/vehicles/{id}'
    const carAt = (id: number) => `/api/dealer/v1/vehicles/${id}`
    await hold(car, 'put', 201, write('PUT', carAt(7), { ...exampleVehicle, id: 7 }))
    await hold(car, 'put', 200, write('PUT', carAt(7), { ...exampleVehicle, id: 7, mileage: 1 }))
    await hold(car, 'patch', 200, write('PATCH', carAt(7), { mileage: 2 }))
    await hold(car, 'patch', 404, write('PATCH', carAt(8), { mileage: 2 }))
    await hold(car, 'put', 404, write('PUT', '/api/dealer/v1/vehicles/x', {}))
    for (const method of ['put', 'patch'] as const) {
      await hold(car, method, 400, write(method.toUpperCase(), carAt(7), '['))
      await hold(car, method, 401, write(method.toUpperCase(), carAt(7), {}, nobody))
      await hold(car, method, 413, write(method.toUpperCase(), carAt(7), large))
      await hold(car, method, 415, write(method.toUpperCase(), carAt(7), {}, { 'content-type': 'text/plain' }))
      await hold(car, method, 422, write(method.toUpperCase(), carAt(7), { fuel: 'steam' }))
    }
    await hold(car, 'delete', 401, write('DELETE', carAt(7), '', nobody))
    await hold(car, 'delete', 200, write('DELETE', carAt(7), ''))
    await hold(car, 'delete', 404, write('DELETE', carAt(7), ''))
    const lists = {
      brands: exampleBrand,
      models: exampleModel,
      'lease-offers': exampleLeaseOffer,
      locations: exampleLocation,
      employees: exampleEmployee,
    }
    for (const [kind, record] of Object.entries(lists)) {
      const path = `/api/dealer/v1/${kind}/{id}`
      const at = `/api/dealer/v1/${kind}/${record.id}`
      await hold(path, 'put', 200, write('PUT', at, record))
      await hold(path, 'put', 201, write('PUT', `${at}-2`, { ...record, id: `${record.id}-2` }))
      await hold(path, 'put', 400, write('PUT', at, '7'))
      await hold(path, 'put', 401, write('PUT', at, record, nobody))
      await hold(path, 'put', 413, write('PUT', at, large))
      await hold(path, 'put', 415, write('PUT', at, record, { 'content-type': 'text/plain' }))
      await hold(path, 'put', 422, write('PUT', at, { ...record, id: 'another' }))
    }

    for (const path of Object.keys(paths))
      expect([path, [...(asked.get(path) ?? [])].sort()]).toEqual([
        path,
        METHODS.flatMap((method) => statuses(path, method).map((status) => `${method} ${status}`)).sort(),
      ])
  })

  it('notices an answer that it does not describe', () => {
    const { check } = createChecker(openApiDocument())
    const page = (vehicle: object) => ({ items: [{ op: 'upsert', seq: 1, vehicle }], cursor: 'x', more: false })
    expect(check('/api/dealer/v1/vehicles', 'get', 200, page(exampleVehicle))).toEqual([])
    expect(check('/api/dealer/v1/vehicles', 'get', 200, page({ ...exampleVehicle, fuel: 'steam' }))).not.toEqual([])
    expect(check('/api/dealer/v1/vehicles', 'get', 200, page({ ...exampleVehicle, secret: 1 }))).not.toEqual([])
  })
})
