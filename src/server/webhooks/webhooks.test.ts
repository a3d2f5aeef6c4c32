import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import type { OpenDatabase } from '../database/open-database'
import type { Schema } from '../database/schema'
import { propertyRuns } from '../../domain/testing/property-runs'
import { MAX_WEBHOOK } from '../http/read-body'
import { testDatabases } from '../testing/databases/databases'
import { KEPT_REJECTIONS, createRejections } from './rejections'
import {
  dealerHeaders,
  OLD_DEALER_SECRET,
  REBUILD_TOKEN,
  startWebhookServer,
  STORYBLOK_SECRET,
  storyblokSignature,
} from './testing/webhook-client'
import type { WebhookServer } from './testing/webhook-client'

const published = (slug: string, id = 1) => ({
  text: `A user published the Story (${slug})`,
  action: 'published',
  space_id: 88001,
  story_id: id,
  full_slug: slug,
})
const updated = (id: number) => ({ type: 'vehicle.updated', timestamp: new Date().toISOString(), data: { id } })
const codeOf = ({ body }: { body: Record<string, unknown> }): unknown =>
  (body['error'] as Record<string, unknown> | undefined)?.['code']

/** Sends bytes as they are, for requests that no client makes. */
const sendRaw = (port: number, head: string, body: string): Promise<string> =>
  new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head}\r\n\r\n${body}`))
    socket.on('data', (data) => {
      answer += String(data)
      if (answer.includes('\r\n\r\n')) socket.destroy()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answer))
  })

describe.each(testDatabases)('webhooks on $name', ({ open }) => {
  let opened: OpenDatabase
  let server: WebhookServer
  beforeEach(async () => {
    opened = await open()
    server = await startWebhookServer(opened.db)
  })
  afterEach(async () => {
    await server.stop()
    await opened.close()
  })
  const events = async () => (await server.journal.recent(100)).reverse()
  const rejected = () =>
    opened.db.selectFrom('rejections').select(['source', 'status', 'reason']).orderBy('received_at').execute()

  it('journals what Storyblok says before it answers 202 with JSON', async () => {
    const { status, headers, body } = await server.storyblok(published('home'))
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      202,
      'application/json',
      'no-store',
    ])
    expect(body).toEqual({ id: expect.any(String), status: 'pending', duplicate: false })
    expect(await events()).toMatchObject([
      {
        id: body['id'],
        source: 'storyblok',
        kind: 'published',
        subject: 'home',
        status: 'pending',
        payload: published('home'),
      },
    ])
  })

  it('takes a repetition for the same event until a build has it, and for a new one afterwards', async () => {
    const first = await server.storyblok(published('home'))
    expect(await server.storyblok(published('home'))).toMatchObject({
      status: 200,
      body: { id: first.body['id'], duplicate: true },
    })
    await server.journal.markBuilding(null, 'x')
    expect(await server.storyblok(published('home'))).toMatchObject({ status: 202, body: { duplicate: false } })
    expect(await events()).toHaveLength(2)
  })

  it('takes a delivery of the stock system once, whatever became of it', async () => {
    const first = await server.dealer(updated(1), { id: 'msg_a' })
    expect(first).toMatchObject({ status: 202 })
    await server.journal.markBuilding(null, 'x')
    await server.journal.settle({ ids: [String(first.body['id'])], buildId: 'x', status: 'published', reason: null })
    expect(await server.dealer(updated(1), { id: 'msg_a' })).toMatchObject({
      status: 200,
      body: { id: first.body['id'], duplicate: true, status: 'published' },
    })
    expect(await server.dealer(updated(1), { id: 'msg_b' })).toMatchObject({ status: 202 })
  })

  it('takes messages in any order, and those signed with the key that is being replaced', async () => {
    const now = Math.floor(Date.now() / 1000)
    await server.dealer(updated(2), { id: 'msg_2', at: now })
    await server.dealer(updated(1), { id: 'msg_1', at: now - 200, secret: OLD_DEALER_SECRET })
    expect((await events()).map(({ subject, status }) => [subject, status])).toEqual([
      ['2', 'pending'],
      ['1', 'pending'],
    ])
  })

  it('journals what makes no build with the reason', async () => {
    await server.storyblok({ text: 'x', action: 'created', space_id: 1, asset_id: 5 })
    await server.dealer({ type: 'vehicle.repriced', data: { repriced: [1, 2] } })
    expect(await events()).toMatchObject([
      { kind: 'created', status: 'ignored', reason: expect.stringContaining('fichier') },
      { kind: 'vehicle.repriced', subject: '1, 2', status: 'ignored', reason: expect.stringContaining('en direct') },
    ])
    expect(await server.journal.openEvents()).toEqual([])
  })

  it('drops fields that nobody reads', async () => {
    await server.storyblok({ ...published('home'), secret: 'x', __proto__: { a: 1 } })
    expect((await events())[0]?.payload).toEqual(published('home'))
  })

  it('refuses forged, unsigned, late and future messages, and keeps why', async () => {
    const now = Math.floor(Date.now() / 1000)
    const body = JSON.stringify(published('home'))
    const answers = [
      await server.storyblok(body, storyblokSignature(body, 'wrong')),
      await server.post('/api/webhooks/storyblok', body, {}),
      await server.dealer(updated(1), { at: now - 900 }),
      await server.dealer(updated(1), { at: now + 900 }),
      await server.dealer(updated(1), {}, { 'webhook-id': 'msg_other' }),
    ]
    expect(answers.map((answer) => [answer.status, codeOf(answer)])).toEqual([
      [401, 'bad_signature'],
      [401, 'missing_signature'],
      [401, 'too_late'],
      [401, 'too_early'],
      [401, 'bad_signature'],
    ])
    expect(await rejected()).toMatchObject([
      { source: 'storyblok', status: 401, reason: 'Signature fausse.' },
      { reason: 'Signature absente.' },
      { source: 'dealer', reason: expect.stringMatching(/trop ancien.*90\d s/) },
      { reason: expect.stringContaining('futur') },
      { reason: 'Signature fausse.' },
    ])
    expect(await events()).toEqual([])
  })

  it('refuses malformed and wrongly typed bodies, without repeating them', async () => {
    const answers = [
      await server.storyblok('{"action":'),
      await server.storyblok('[]'),
      await server.storyblok({ ...published('home'), story_id: 'hunter2' }),
      await server.storyblok({ ...published('home'), action: 'hunter2 <script>' }),
      await server.dealer({ type: 7 }),
      await server.dealer({ type: 'vehicle.updated', data: { changed: ['hunter2'] } }),
      await server.dealer({ type: 'vehicle.updated', data: [] }),
    ]
    expect(answers.map((answer) => [answer.status, codeOf(answer)])).toEqual([
      [400, 'bad_json'],
      [422, 'invalid'],
      [422, 'invalid'],
      [422, 'invalid'],
      [422, 'invalid'],
      [422, 'invalid'],
      [422, 'invalid'],
    ])
    const bytes = Buffer.from([0x22, 0xff, 0x22])
    expect(
      await server.post('/api/webhooks/storyblok', bytes, { 'webhook-signature': storyblokSignature(bytes) }),
    ).toMatchObject({ status: 400 })
    expect(JSON.stringify([answers, await rejected(), server.lines])).not.toContain('hunter2')
    expect(JSON.stringify([answers, await rejected(), server.lines])).not.toContain(STORYBLOK_SECRET)
    expect(await events()).toEqual([])
  })

  it('refuses other content types and other methods, in JSON', async () => {
    const body = JSON.stringify(published('home'))
    const typed = await server.post('/api/webhooks/storyblok', body, {
      'content-type': 'text/plain',
      'webhook-signature': storyblokSignature(body),
    })
    expect([typed.status, codeOf(typed)]).toEqual([415, 'not_json'])
    for (const path of ['/api/webhooks/storyblok', '/api/webhooks/dealer', '/api/rebuild'])
      for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
        const answer = await server.send(path, { method, headers: { authorization: `Bearer ${REBUILD_TOKEN}` } })
        expect([path, method, answer.status, codeOf(answer), answer.headers.get('allow')]).toEqual([
          path,
          method,
          405,
          'method_not_allowed',
          'POST',
        ])
      }
  })

  it('counts the body while it is read, whatever its length is said to be', async () => {
    const large = JSON.stringify({ ...published('home'), text: 'x'.repeat(MAX_WEBHOOK) })
    expect(codeOf(await server.storyblok(large))).toBe('too_large')
    let sent = 0
    const endless = new ReadableStream({
      pull: (controller) => {
        sent += 16_384
        controller.enqueue(new Uint8Array(16_384))
        if (sent > 64 * MAX_WEBHOOK) controller.close()
      },
    })
    // The server may hang up before it has taken everything: then the client hears of that instead of the 413.
    const streamed = await server.post('/api/webhooks/storyblok', endless, {}).catch(() => null)
    if (streamed) expect(streamed.status).toBe(413)
    expect(sent).toBeLessThan(64 * MAX_WEBHOOK)
    const body = JSON.stringify(published('home'))
    const head = (length: number) =>
      `POST /api/webhooks/storyblok HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\nWebhook-Signature: ${storyblokSignature(body)}`
    expect(await sendRaw(server.port, head(10_000_000), body)).toContain('413')
    // Only part of the body counts, so the signature is another one; what follows is no request, and Node may say so first.
    expect(await sendRaw(server.port, head(body.length - 1), body)).toMatch(/^HTTP\/1\.1 40[01] /)
    expect((await rejected()).filter(({ status }) => status === 413)).toHaveLength(3)
    expect(await events()).toEqual([])
  })

  it('acknowledges nothing that it could not write', async () => {
    await sql`alter table events rename to away`.execute(opened.db)
    expect((await server.storyblok(published('home'))).status).toBe(500)
    await sql`alter table away rename to events`.execute(opened.db)
    expect((await server.storyblok(published('home'))).status).toBe(202)
    expect(await events()).toHaveLength(1)
  })

  it('lets people and cron ask for a build and follow it', async () => {
    const headers = { authorization: `Bearer ${REBUILD_TOKEN}` }
    const ask = (body: string) => server.send('/api/rebuild', { method: 'POST', headers, body })
    const first = await ask('')
    expect(first).toMatchObject({ status: 202, body: { status: 'pending' } })
    expect(await ask('{"full":true,"reason":"Nouveau logo"}')).toMatchObject({ status: 202 })
    expect((await ask('{"full":1}')).status).toBe(422)
    expect((await ask('{"other":1}')).status).toBe(422)
    expect(await events()).toMatchObject([
      { source: 'manual', kind: 'rebuild' },
      { kind: 'full', subject: 'Nouveau logo', payload: { full: true } },
    ])

    const path = `/api/events/${String(first.body['id'])}`
    expect(await server.send(path, { headers })).toMatchObject({
      status: 200,
      body: { status: 'pending', settledAt: null, seconds: expect.any(Number) },
    })
    await server.journal.markBuilding(null, 'x')
    await server.journal.settle({ ids: [String(first.body['id'])], buildId: 'x', status: 'published', reason: null })
    expect((await server.send(path, { headers })).body).toMatchObject({
      status: 'published',
      settledAt: expect.any(String),
    })
    for (const id of ['none', '%00', '%E0%A4'])
      expect([id, (await server.send(`/api/events/${id}`, { headers })).status]).toEqual([id, 404])
  })

  it('lets nobody else', async () => {
    for (const authorization of ['', 'Bearer wrong', REBUILD_TOKEN, `Basic ${REBUILD_TOKEN}`])
      for (const [method, path] of [
        ['POST', '/api/rebuild'],
        ['GET', '/api/events/x'],
      ] as const)
        expect((await server.send(path, { method, headers: { authorization } })).status).toBe(401)
    expect(await events()).toEqual([])
  })

  it('keeps few rejections of a flood, and says how many it passed over', async () => {
    let now = 0
    const rejections = createRejections(opened.db, { info: () => undefined, error: () => undefined }, () => now)
    for (let index = 0; index < 1_000; index += 1)
      await rejections.record({ source: 'storyblok', status: 401, code: 'bad_signature', reason: `n${index}` })
    now = 1_000
    await rejections.record({ source: 'storyblok', status: 401, code: 'bad_signature', reason: 'après' })
    const rows = await rejected()
    expect(rows).toHaveLength(6)
    expect(rows.at(-1)?.reason).toContain('995')
    const counted = await opened.db.selectFrom('metric_totals').select(['label', 'count']).execute()
    expect(counted).toEqual([{ label: 'storyblok bad_signature', count: 1_001 }])
    await sql`insert into rejections (id, received_at, source, status, reason)
      select 'old-' || n, now() - interval '1 day', 'dealer', 401, 'x' from generate_series(1, 1000) n`.execute(
      opened.db,
    )
    now = 2_000
    await rejections.record({ source: 'storyblok', status: 401, code: 'bad_signature', reason: 'dernier' })
    const kept = await rejected()
    expect(kept).toHaveLength(KEPT_REJECTIONS)
    expect(kept.at(-1)?.reason).toBe('dernier')
  })

  it('keeps the id of the request with the event, and writes it into the log', async () => {
    const { headers, body } = await server.storyblok(published('blog/pneus'))
    const requestId = headers.get('x-request-id')
    expect(requestId).toMatch(/^[\da-f-]{36}$/)
    expect((await events()).map(({ request_id }) => request_id)).toEqual([requestId])
    expect(server.entries).toContainEqual({ requestId, eventId: body['id'] })
    const answer = await server.send(`/api/events/${String(body['id'])}`, {
      headers: { authorization: `Bearer ${REBUILD_TOKEN}` },
    })
    expect(answer.body['requestId']).toBe(requestId)
  })

  it('takes hundreds of webhooks at once, each journalled once', async () => {
    const count = propertyRuns(500)
    const answers = await Promise.all(
      Array.from({ length: count * 2 }, (_, index) =>
        server.dealer(updated((index % count) + 1), { id: `msg_${index % count}` }),
      ),
    )
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(count)
    expect(answers.filter(({ status, body }) => status === 200 && body['duplicate'] === true)).toHaveLength(count)
    expect(await server.journal.openEvents()).toHaveLength(count)
  })

  it('knows the headers that a sender of Standard Webhooks sets', () => {
    expect(Object.keys(dealerHeaders('{}'))).toEqual([
      'content-type',
      'webhook-id',
      'webhook-timestamp',
      'webhook-signature',
    ])
  })
})

describe('webhooks while the database is away', () => {
  const silent = createServer()
  let db: Kysely<Schema>
  let server: WebhookServer
  beforeAll(async () => {
    silent.listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    db = new Kysely<Schema>({
      dialect: new PostgresDialect({ pool: new Pool({ host: '127.0.0.1', port, connectionTimeoutMillis: 200 }) }),
    })
    server = await startWebhookServer(db)
  })
  afterAll(async () => {
    await server.stop()
    await db.destroy()
    silent.close()
  })

  it('are answered with 503 and a time to try again, forged ones with 401', async () => {
    const answer = await server.storyblok(published('home'))
    expect([answer.status, codeOf(answer), answer.headers.get('retry-after')]).toEqual([503, 'unavailable', '5'])
    expect((await server.storyblok(published('home'), 'forged')).status).toBe(401)
  })
})
