import type { OpenDatabase } from '../database/open-database'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import { upsertVehicles } from '../dealer/write-vehicles'
import { createReleaseRoutes } from '../release/by-hand-routes'
import { createJournal } from '../journal/journal'
import { testDatabases } from '../testing/databases/databases'
import { createTestApp } from '../testing/test-app'
import {
  dealerHeaders,
  DEALER_SECRET,
  REBUILD_TOKEN,
  STORYBLOK_SECRET,
  storyblokSignature,
} from '../webhooks/testing/webhook-client'

const TOKEN = 'token-of-the-service'
/** Zod compares it with a number, which throws. */
const LENGTH = { length: { toString: null } }
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Every endpoint that takes JSON, with a field whose schema looks at a length. */
const ENDPOINTS = [
  ['POST', '/api/enquiries', { kind: 'contact', name: LENGTH, email: 'a@b.lu', consent: true }, () => ({})],
  ['POST', '/api/enquiries', { kind: 'contact', name: 'Jo', email: LENGTH, consent: true }, () => ({})],
  ['POST', '/api/rebuild', { reason: LENGTH }, () => bearer(REBUILD_TOKEN)],
  ['POST', '/api/releases/publications', LENGTH, () => bearer(TOKEN)],
  ['PATCH', '/api/dealer/v1/vehicles/1', { brandName: LENGTH }, () => bearer(TOKEN)],
  ['PUT', '/api/dealer/v1/vehicles/2', { ...exampleVehicle, id: 2, variant: LENGTH }, () => bearer(TOKEN)],
  ['PUT', '/api/dealer/v1/brands/opel', { id: 'opel', name: LENGTH }, () => bearer(TOKEN)],
  ['POST', '/api/dealer/v1/imports', { feed: LENGTH, map: {}, force: false, dryRun: true }, () => bearer(TOKEN)],
  [
    'POST',
    '/api/webhooks/storyblok',
    { action: 'published', space_id: 1, text: LENGTH },
    (body: string) => ({ 'webhook-signature': storyblokSignature(body) }),
  ],
  [
    'POST',
    '/api/webhooks/dealer',
    { type: 'vehicle.updated', data: { id: 1, cursor: LENGTH } },
    (body: string) => dealerHeaders(body),
  ],
] as const

const DEEP = `{"reason":${'['.repeat(30_000)}${']'.repeat(30_000)}}`

describe.each(testDatabases.slice(0, 1))('a body that cannot be read, on $name', ({ open }) => {
  let opened: OpenDatabase
  beforeAll(async () => {
    opened = await open()
    await opened.db.transaction().execute((trx) => upsertVehicles(trx, [{ ...exampleVehicle, id: 1 }], 'api'))
  })
  afterAll(() => opened.close())

  const send = async (method: string, path: string, body: string, headers: Record<string, string>) => {
    const { app, lines } = createTestApp(opened.db, {
      dealer: { readers: 'everybody', writeToken: TOKEN },
      releases: createReleaseRoutes({
        token: TOKEN,
        byHand: () => null,
        logger: { info: () => undefined, error: () => undefined },
      }),
      webhooks: {
        journal: createJournal(opened.db),
        storyblokSecret: STORYBLOK_SECRET,
        dealerSecrets: [DEALER_SECRET],
        rebuildToken: REBUILD_TOKEN,
      },
    })
    const init = { method, body, headers: { 'content-type': 'application/json', ...headers } }
    return { response: await app.request(path, init), lines }
  }

  it.each(ENDPOINTS)('with a length that is no number is refused: %s %s', async (method, path, value, headers) => {
    const body = JSON.stringify(value)
    const { response, lines } = await send(method, path, body, headers(body))
    // These endpoints parse the JSON and then reject its fields.
    expect([response.status, lines.filter((line) => line.includes('TypeError'))]).toEqual([
      /\/(?:publications|enquiries)$/.test(path) ? 422 : 400,
      [],
    ])
  })

  it.each(ENDPOINTS)('with 30,000 lists within each other is answered 400: %s %s', async (method, path, _, headers) => {
    const { response } = await send(method, path, DEEP, headers(DEEP))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: 'bad_json' } })
  })
})
