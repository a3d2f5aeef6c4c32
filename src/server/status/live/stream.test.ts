import { serve } from '@hono/node-server'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createBuildFeed } from '../../builds/feed'
import type { OpenDatabase } from '../../database/open-database'
import { testDatabases } from '../../testing/databases/databases'
import { exampleReleases } from '../testing/example-releases'
import { fillExample } from '../testing/example-status'
import { openStatus, TOKEN } from '../testing/open-status'
import { listenTo } from '../testing/sse-client'

const headers = { authorization: `Bearer ${TOKEN}` }
const RUN = { id: 'run-1', kind: 'incremental', startedAt: '2026-11-21T13:00:00.000Z' } as const

describe.each(testDatabases)('the stream of the status on $name', ({ open }) => {
  let opened: OpenDatabase
  let end = async (): Promise<void> => undefined
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(async () => {
    await end()
    await opened.close()
  })

  const start = async (options: { maxStreams?: number; heartbeatMs?: number } = {}) => {
    const feed = createBuildFeed()
    let listeners = 0
    const source = {
      snapshot: feed.snapshot,
      subscribe: (listener: () => void) => {
        listeners += 1
        const unsubscribe = feed.subscribe(listener)
        return () => {
          listeners -= 1
          unsubscribe()
        }
      },
    }
    const releases = exampleReleases(await fillExample(opened.db, { now: new Date(), events: 12 }))
    const status = openStatus({
      db: opened.db,
      source,
      releases: releases.admin,
      pollMs: 200,
      paceMs: 10,
      heartbeatMs: 300,
      ...options,
    })
    const server = serve({ fetch: status.app.fetch, port: 0, hostname: '127.0.0.1' })
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    end = () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
    const url = `http://127.0.0.1:${port}/api/status/stream`
    return { feed, releases, url, status, listeners: () => listeners }
  }

  it('sends the whole state first, then only what changed', async () => {
    const { feed, url } = await start()
    const client = await listenTo(url, headers)
    const first = await client.pieces((pieces) => 'live' in pieces)
    expect(Object.keys(first).sort()).toEqual([
      'attention',
      'builds',
      'enquiries',
      'events',
      'live',
      'queue',
      'rejections',
      'releases',
      'vitals',
      'way',
    ])
    feed.started(RUN)
    feed.progress({ stage: 'html', share: 0.42 })
    const next = await client.pieces((pieces) => pieces['queue']?.includes('value="42"') ?? false)
    expect(Object.keys(next)).toEqual(['queue'])
    expect(next['queue']).toContain('HTML')
    client.close()
  })

  it('shows what was written to the database by others', async () => {
    const { url, releases } = await start()
    const client = await listenTo(url, headers)
    await client.pieces((pieces) => 'live' in pieces)
    await opened.db
      .insertInto('rejections')
      .values({ id: 'x', source: 'dealer', status: 401, reason: 'Signature inconnue.' })
      .execute()
    await client.pieces((pieces) => pieces['rejections']?.includes('Signature inconnue.') ?? false)
    const other = (await releases.admin.list()).find(({ live }) => !live)?.id ?? ''
    await releases.admin.rollback(other)
    const pieces = await client.pieces((found) => found['live']?.includes(other) ?? false)
    expect(Object.keys(pieces)).toContain('live')
    expect(other).not.toBe('')
    client.close()
  })

  it('goes on where a connection broke off', async () => {
    const { feed, url } = await start()
    const client = await listenTo(url, headers)
    await client.pieces((pieces) => 'live' in pieces)
    client.close()
    feed.started(RUN)
    const again = await listenTo(url, { ...headers, 'last-event-id': client.lastId() })
    const pieces = await again.pieces((found) => 'queue' in found)
    expect(Object.keys(pieces)).toEqual(['queue'])
    expect(pieces['queue']).toContain('Construction partielle en cours')
    again.close()
  })

  it('keeps a silent connection alive', async () => {
    const { url } = await start({ heartbeatMs: 50 })
    const began = performance.now()
    const client = await listenTo(url, headers)
    await client.until((text) => text.split('\n: \n').length > 4)
    expect(performance.now() - began).toBeGreaterThan(3 * 50)
    client.close()
  })

  it('reads for many pages once, and for none not at all', async () => {
    const { url, listeners } = await start()
    expect(listeners()).toBe(0)
    const clients = await Promise.all(Array.from({ length: 8 }, () => listenTo(url, headers)))
    await Promise.all(clients.map((client) => client.pieces((pieces) => 'live' in pieces)))
    expect(listeners()).toBe(1)
    for (const client of clients.slice(1)) client.close()
    await clients[0]?.until((text) => text.endsWith(': \n\n'))
    expect(listeners()).toBe(1)
    clients[0]?.close()
    await expect(until(() => listeners() === 0)).resolves.toBe(true)
  })

  it('ends with the session that it was opened with, and with no other', async () => {
    const { url, status } = await start({ heartbeatMs: 60_000 })
    const [one, other] = await Promise.all([0, 1].map(() => status.signInWith(TOKEN)))
    const cookies = [one, other].map((response) => response?.headers.getSetCookie()[0]?.split(';')[0] ?? '')
    const [own, foreign] = await Promise.all(cookies.map((cookie) => listenTo(url, { cookie })))
    await Promise.all([own, foreign].map(async (client) => client?.pieces((pieces) => 'live' in pieces)))
    const page = await status.app.request('/status', { headers: { cookie: cookies[0] ?? '' } })
    const body = new URLSearchParams({ jeton: status.formToken(await page.text()) })
    await status.app.request('/status/deconnexion', { method: 'POST', body, headers: { cookie: cookies[0] ?? '' } })
    await expect(own?.until(() => false)).rejects.toThrow('the stream ended')
    expect((await fetch(url, { headers: { cookie: cookies[0] ?? '' } })).status).toBe(401)
    const feedEnd = listenTo(url, { cookie: cookies[1] ?? '' })
    ;(await feedEnd).close()
    foreign?.close()
  })

  it('ends when another process ends its session, within a heartbeat', async () => {
    const { url, status } = await start({ heartbeatMs: 50 })
    const cookie = (await status.signInWith(TOKEN)).headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const client = await listenTo(url, { cookie })
    await client.pieces((pieces) => 'live' in pieces)
    await opened.db.deleteFrom('status_sessions').execute()
    await expect(client.until(() => false)).rejects.toThrow('the stream ended')
  })

  it('turns away more listeners than it may have', async () => {
    const { url } = await start({ maxStreams: 1 })
    const client = await listenTo(url, headers)
    await client.pieces((pieces) => 'live' in pieces)
    const response = await fetch(url, { headers })
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
    client.close()
  })
})

/** Waits for a condition, for at most 20 s. */
const until = async (isTrue: () => boolean): Promise<boolean> => {
  for (let tries = 0; tries < 400 && !isTrue(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 50))
  return isTrue()
}
