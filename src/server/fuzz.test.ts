import { connect } from 'node:net'
import { DEFAULT_SEGMENTS } from '../domain/routes/segments'
import { exampleVehicle } from '../domain/testing/example-vehicle'
import { createBuildFeed } from './builds/feed'
import { startStandInProvider } from './assistant/testing/stand-in-provider'
import { upsertVehicles } from './dealer/write-vehicles'
import type { Db, OpenDatabase } from './database/open-database'
import { GUESS_LIMITS } from './http/guess-limiter'
import { startServer } from './http/start-server'
import type { RunningServer } from './http/start-server'
import { openEnquiries } from './enquiries/open-enquiries'
import { noLog } from './durable-log/no-log'
import { createJournal } from './journal/journal'
import { createPreviewApp } from './preview/preview-app'
import { signPreview } from './preview/preview-token'
import { PREVIEW_TOKEN, startSpace } from './preview/testing/content-space'
import { createReleaseRoutes } from './release/by-hand-routes'
import { formTokenOf } from './status/auth/session'
import { fillExample, hex } from './status/testing/example-status'
import { openStatus, TOKEN as STATUS_TOKEN } from './status/testing/open-status'
import { testDatabases } from './testing/databases/databases'
import {
  API_ENDPOINTS,
  importRequest,
  previewEndpoints,
  SERVICE_TOKEN,
  statusEndpoints,
} from './testing/fuzz-endpoints'
import type { FuzzEndpoint } from './testing/fuzz-endpoint'
import { createRandomBodies } from './testing/random-bodies'
import type { RandomBody } from './testing/random-bodies'
import { createTestApp } from './testing/test-app'
import { DEALER_SECRET, REBUILD_TOKEN, STORYBLOK_SECRET } from './webhooks/testing/webhook-client'

/** How many bodies are sent; `npm run test:long` sends 10,000. */
const COUNT = Number(process.env['FUZZ_BODIES'] || 400)
const SEED = Number(process.env['FUZZ_SEED'] || Date.now() % 1_000_000)
/** Requests of these are sent over a real connection. */
const SOCKET_SHARE = 10

const NOW = Date.parse('2026-11-21T10:00:00Z')
const STORY_ID = 1

/** What the visual editor puts behind the address of a page. */
const editorQuery = (): string => {
  const timestamp = String(NOW / 1_000)
  return new URLSearchParams({
    _storyblok: String(STORY_ID),
    '_storyblok_tk[space_id]': '1',
    '_storyblok_tk[timestamp]': timestamp,
    '_storyblok_tk[token]': signPreview('1', PREVIEW_TOKEN, timestamp),
  }).toString()
}

describe.each(testDatabases.slice(0, 1))(`random bodies (FUZZ_SEED=${SEED}) on $name`, ({ open }) => {
  let opened: OpenDatabase
  let running: RunningServer
  let space: Awaited<ReturnType<typeof startSpace>>
  let provider: Awaited<ReturnType<typeof startStandInProvider>>
  let endpoints: readonly FuzzEndpoint[]
  let answer: (request: Request) => Response | Promise<Response>

  /** The status page with releases to act on, and a session that is open. */
  const openStatusPage = async (db: Db) => {
    const releases = await fillExample(db, { now: new Date(NOW), events: 5, isFailing: true })
    const done = async () => undefined
    const status = openStatus({
      db,
      source: createBuildFeed(),
      releases: { list: () => releases, rollback: done, force: done },
      guesses: { ...GUESS_LIMITS, all: { ...GUESS_LIMITS.all, burst: Infinity } },
    })
    const cookie = (await status.signInWith(STATUS_TOKEN)).headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const formToken = formTokenOf(STATUS_TOKEN, cookie.split('=')[1] ?? '')
    const held = hex('build-9002')
    const earlier = releases.find(({ id, live }) => !live && id !== held)?.id ?? ''
    return { app: status.app, endpoints: statusEndpoints(STATUS_TOKEN, cookie, formToken, { earlier, held }) }
  }

  beforeAll(async () => {
    opened = await open()
    const { db } = opened
    const logger = { info: () => undefined, error: () => undefined }
    await db.transaction().execute((trx) => upsertVehicles(trx, [{ ...exampleVehicle, id: 1 }], 'api'))
    provider = await startStandInProvider()
    provider.behave('greets')
    const { app } = createTestApp(db, {
      assistant: { url: provider.url, key: undefined, model: 'x', timeoutMs: 2_000 },
      commands: openEnquiries({ db, log: noLog, logger, config: {} }).commands(SERVICE_TOKEN),
      dealer: { readers: 'everybody', writeToken: SERVICE_TOKEN },
      releases: createReleaseRoutes({
        token: SERVICE_TOKEN,
        byHand: () => ({ publish: async () => ({ before: null }) }),
        logger,
      }),
      webhooks: {
        journal: createJournal(db),
        storyblokSecret: STORYBLOK_SECRET,
        dealerSecrets: [DEALER_SECRET],
        rebuildToken: REBUILD_TOKEN,
      },
    })
    space = await startSpace([])
    const preview = createPreviewApp({
      config: {
        STORYBLOK_ENDPOINT: space.endpoint,
        STORYBLOK_PREVIEW_TOKEN: PREVIEW_TOKEN,
        PREVIEW_FRAME_ANCESTORS: [],
        ASSET_BASE_URL: 'http://pictures.test',
      },
      db,
      segments: DEFAULT_SEGMENTS,
      site: () => new Response(null, { status: 404 }),
      api: app.fetch,
      logger,
      clock: () => NOW,
    })
    const status = await openStatusPage(db)
    endpoints = [...API_ENDPOINTS, ...previewEndpoints(STORY_ID, editorQuery()), ...status.endpoints]
    answer = (request) => {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/status/')) return status.app.fetch(request)
      return pathname.startsWith('/api/preview/') ? preview(request) : app.fetch(request)
    }
    running = await startServer({ fetch: answer, port: 0, host: '127.0.0.1', portVariable: 'PORT', logger })
  })
  afterAll(async () => {
    running.server.closeAllConnections()
    await new Promise((resolve) => running.server.close(resolve))
    await space.stop()
    provider.close()
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

  it('are made from bodies that every endpoint takes', async () => {
    expect(endpoints).toHaveLength(API_ENDPOINTS.length + 5)
    for (const { method, path, body, isForm = false, headers } of endpoints) {
      const bytes = Buffer.from(
        isForm ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body),
      )
      const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
      const init = { method, headers: { ...headers(bytes), 'content-type': type }, body: new Uint8Array(bytes) }
      const response = await answer(new Request(`http://x${path}`, init))
      expect([path, response.ok || response.status === 303 ? '' : await response.text()]).toEqual([path, ''])
      const to = response.headers.get('location')
      if (path.startsWith('/status/versions/')) expect(to).toMatch(/^\/status\?fait=/)
    }
  })

  it(
    `are never answered with a fault of the server: ${COUNT} of them`,
    async () => {
      const { body, form, below, pick } = createRandomBodies(SEED)
      const faults: unknown[] = []
      const seen = new Map<number, number>()
      for (let index = 0; index < COUNT; index += 1) {
        const { method, path, body: right, isForm = false, headers } = pick(endpoints)
        // Half of the feeds are a right request around a wrong file.
        const isFeed = path.endsWith('/imports') && below(2) === 0
        const sentAsForm = isForm && below(3) > 0
        const makeBody = (): RandomBody => {
          if (sentAsForm) return form(right as Record<string, string>)
          if (!isFeed) return body(right)
          const request = importRequest(body([exampleVehicle]).bytes.toString('base64'))
          return { type: 'application/json', bytes: Buffer.from(JSON.stringify(request)) }
        }
        const { type, bytes } = makeBody()
        const sent: Record<string, string> = { ...headers(bytes), 'content-type': type }
        const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`)
        const head = `${method} ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${bytes.length}\r\n${lines.join('')}\r\n`
        const status =
          index % SOCKET_SHARE === 0
            ? await sendRaw(head, bytes)
            : (await answer(new Request(`http://x${path}`, { method, headers: sent, body: new Uint8Array(bytes) })))
                .status
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
