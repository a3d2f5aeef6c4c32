import { connect } from 'node:net'
import { exampleVehicle } from '../domain/testing/example-vehicle'
import { upsertVehicles } from './dealer/write-vehicles'
import type { OpenDatabase } from './database/open-database'
import { startServer } from './http/start-server'
import type { RunningServer } from './http/start-server'
import { createJournal } from './journal/journal'
import { createReleaseRoutes } from './release/by-hand-routes'
import { testDatabases } from './testing/databases/databases'
import { createRandomBodies } from './testing/random-bodies'
import { createTestApp } from './testing/test-app'
import { DEALER_SECRET, dealerHeaders, REBUILD_TOKEN, STORYBLOK_SECRET } from './webhooks/testing/webhook-client'
import { storyblokSignature } from './webhooks/testing/webhook-client'

/** How many bodies are sent; `npm run test:long` sends 10,000. */
const COUNT = Number(process.env['FUZZ_BODIES'] || 400)
const SEED = Number(process.env['FUZZ_SEED'] || Date.now() % 1_000_000)
/** Requests of these are sent over a real connection. */
const SOCKET_SHARE = 10

const TOKEN = 'token-of-the-service'
const bearer = (token: string) => () => ({ authorization: `Bearer ${token}` })
const feed = (vehicles: unknown): string => Buffer.from(JSON.stringify(vehicles)).toString('base64')
const imported = { map: { format: 'json', fields: 'same', complete: false }, force: false, dryRun: true }

/** Every endpoint that takes a body, with one that it takes and the headers that let it in. */
const ENDPOINTS: readonly {
  method: string
  path: string
  right: unknown
  headers: (bytes: Buffer) => Record<string, string>
}[] = [
  {
    method: 'POST',
    path: '/api/enquiries',
    right: { kind: 'contact', name: 'Jo', email: 'a@b.lu', consent: true, message: 'x', vehicleId: 1, phone: null },
    headers: () => ({}),
  },
  { method: 'POST', path: '/api/rebuild', right: { full: false, reason: 'x' }, headers: bearer(REBUILD_TOKEN) },
  {
    method: 'POST',
    path: '/api/releases/publications',
    right: { releaseId: '0123456789abcdef', cause: 'rollback', against: null },
    headers: bearer(TOKEN),
  },
  { method: 'PATCH', path: '/api/dealer/v1/vehicles/1', right: exampleVehicle, headers: bearer(TOKEN) },
  { method: 'PUT', path: '/api/dealer/v1/vehicles/2', right: { ...exampleVehicle, id: 2 }, headers: bearer(TOKEN) },
  {
    method: 'PUT',
    path: '/api/dealer/v1/brands/opel',
    right: {
      id: 'opel',
      name: 'Opel',
      tagline: '',
      logo: 'opel',
      sellsNew: true,
      categories: [],
      locationIds: [],
      order: 1,
    },
    headers: bearer(TOKEN),
  },
  {
    method: 'POST',
    path: '/api/dealer/v1/imports',
    right: { feed: feed([exampleVehicle]), ...imported },
    headers: bearer(TOKEN),
  },
  {
    method: 'POST',
    path: '/api/webhooks/storyblok',
    right: { text: 'x', action: 'published', space_id: 1, story_id: 2, full_slug: 'a/b' },
    headers: (bytes) => ({ 'webhook-signature': storyblokSignature(bytes) }),
  },
  {
    method: 'POST',
    path: '/api/webhooks/dealer',
    right: {
      type: 'vehicle.updated',
      timestamp: '2026-11-21T08:30:00Z',
      data: { id: 1, lists: ['brands'], added: [1] },
    },
    headers: (bytes) => dealerHeaders(bytes.toString('utf8'), { id: `msg_${Math.random()}` }),
  },
]

describe.each(testDatabases.slice(0, 1))(`random bodies (FUZZ_SEED=${SEED}) on $name`, ({ open }) => {
  let opened: OpenDatabase
  let running: RunningServer
  let app: ReturnType<typeof createTestApp>['app']
  beforeAll(async () => {
    opened = await open()
    const logger = { info: () => undefined, error: () => undefined }
    await opened.db.transaction().execute((trx) => upsertVehicles(trx, [{ ...exampleVehicle, id: 1 }], 'api'))
    ;({ app } = createTestApp(opened.db, {
      dealer: { readers: 'everybody', writeToken: TOKEN },
      releases: createReleaseRoutes({
        token: TOKEN,
        byHand: () => ({ publish: async () => ({ before: null }) }),
        logger,
      }),
      webhooks: {
        journal: createJournal(opened.db),
        storyblokSecret: STORYBLOK_SECRET,
        dealerSecrets: [DEALER_SECRET],
        rebuildToken: REBUILD_TOKEN,
      },
    }))
    running = await startServer({ fetch: app.fetch, port: 0, host: '127.0.0.1', portVariable: 'PORT', logger })
  })
  afterAll(async () => {
    running.server.closeAllConnections()
    await new Promise((resolve) => running.server.close(resolve))
    await opened.close()
  })

  /** Sends a request byte for byte, whatever it says. @returns its status; 0 when the connection ended without one */
  const sendRaw = (head: string, bytes: Buffer): Promise<number> =>
    new Promise((resolve) => {
      const socket = connect(running.port, '127.0.0.1', () => socket.write(Buffer.concat([Buffer.from(head), bytes])))
      socket.on('error', () => resolve(0))
      socket.on('close', () => resolve(0))
      socket.on('data', (data) => {
        resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(String(data))?.[1] ?? 0))
        socket.destroy()
      })
    })

  it(
    `are never answered with a fault of the server: ${COUNT} of them`,
    async () => {
      const { body, below, pick } = createRandomBodies(SEED)
      const faults: unknown[] = []
      const seen = new Map<number, number>()
      for (let index = 0; index < COUNT; index += 1) {
        const { method, path, right, headers } = pick(ENDPOINTS)
        // Half of the feeds are a right request around a wrong file.
        const isFeed = path.endsWith('/imports') && below(2) === 0
        const { type, bytes } = isFeed
          ? {
              type: 'application/json',
              bytes: Buffer.from(
                JSON.stringify({ feed: body([exampleVehicle]).bytes.toString('base64'), ...imported }),
              ),
            }
          : body(right)
        const sent: Record<string, string> = { ...headers(bytes), 'content-type': type }
        const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`)
        const head = `${method} ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${bytes.length}\r\n${lines.join('')}\r\n`
        const status =
          index % SOCKET_SHARE === 0
            ? await sendRaw(head, bytes)
            : (await app.request(path, { method, headers: sent, body: new Uint8Array(bytes) })).status
        seen.set(status, (seen.get(status) ?? 0) + 1)
        if (status >= 500 || status === 0)
          faults.push({ index, status, method, path, type, body: bytes.toString('latin1').slice(0, 300) })
      }
      expect(faults).toEqual([])
      // Some came through whole, and most were refused: otherwise the bodies are not those that were meant.
      expect([...seen.keys()]).toEqual(expect.arrayContaining([400, 422]))
      expect((seen.get(400) ?? 0) + (seen.get(422) ?? 0)).toBeGreaterThan(COUNT / 4)
    },
    60_000 + COUNT * 100,
  )
})
