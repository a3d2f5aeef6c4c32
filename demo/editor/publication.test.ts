import { createHash } from 'node:crypto'
import { z } from 'zod'
import { startApi, story, temporaryFolder } from '../content-api/testing/serve'
import type { RunningApi } from '../content-api/testing/serve'
import { DEMO_TOKENS } from '../content-api/options'
import type { PredictedPages } from '../../src/contract/predict-door'
import type { Publication } from '../../src/domain/content/publication'
import { DEFAULT_SEGMENTS } from '../../src/domain/routes/segments'
import { startServer } from '../../src/server/http/start-server'
import { createJournal } from '../../src/server/journal/journal'
import { testDatabases } from '../../src/server/testing/databases/databases'
import { createPreviewApp } from '../../src/server/preview/preview-app'
import { signPreview } from '../../src/server/preview/preview-token'

const silent = { info: () => undefined, error: () => undefined }
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

describe.each(testDatabases)('what the editor is told of publications, on $name', ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let space: RunningApi
  let site: Awaited<ReturnType<typeof startServer>>
  let id: number
  let now: number
  /** What visitors get, and what the live release holds. */
  const served = new Map<string, string>()
  const held = new Map<string, string>()
  let isDown: boolean
  let asked: (readonly object[])[]
  let predicted: PredictedPages | null | Error

  const app = () =>
    createPreviewApp({
      config: {
        STORYBLOK_ENDPOINT: `${space.origin}/v2`,
        STORYBLOK_PREVIEW_TOKEN: DEMO_TOKENS.preview,
        PREVIEW_FRAME_ANCESTORS: [],
        ASSET_BASE_URL: 'http://pictures.test',
      },
      db: database.db,
      segments: DEFAULT_SEGMENTS,
      site: () => new Response('page'),
      api: () => new Response(null, { status: 404 }),
      logger: silent,
      builds: {
        publicUrl: `http://127.0.0.1:${site.port}`,
        live: async () => ({
          id: 'r1',
          digestOf: (path) => {
            const text = held.get(path)
            return text === undefined ? null : sha256(text)
          },
        }),
        feed: () => ({
          waiting: 0,
          nextBuildAt: null,
          running: { id: 'b', kind: 'incremental', startedAt: '', stage: 'html', share: 0.5 },
        }),
        predict: async (stories) => {
          asked.push(stories)
          if (predicted instanceof Error) throw predicted
          return predicted
        },
      },
      clock: () => now,
    })
  const ask = async (path: string, release = '0'): Promise<unknown> => {
    const timestamp = String(Math.floor(now / 1_000))
    const query = new URLSearchParams({
      _storyblok: String(id),
      _storyblok_release: release,
      '_storyblok_tk[space_id]': '88001',
      '_storyblok_tk[timestamp]': timestamp,
      '_storyblok_tk[token]': signPreview('88001', DEMO_TOKENS.preview, timestamp),
    })
    const response = await app()(new Request(`http://localhost/api/preview/${path}?${query.toString()}`))
    expect([path, response.status]).toEqual([path, 200])
    return response.json()
  }
  const publication = async (release?: string) =>
    z.object({ story: z.string(), publication: z.custom<Publication>() }).parse(await ask('publication', release))
  const tell = async (action: string, more: object = { story_id: id }): Promise<string> => {
    const accepted = await createJournal(database.db).accept({
      source: 'storyblok',
      kind: action,
      key: `storyblok:${action}:${Math.random()}`,
      subject: 'contact',
      payload: { action, space_id: 88001, ...more },
    })
    return accepted.id
  }
  const settle = (event: string, status: 'published' | 'failed' | 'omitted', reason: string | null = null) =>
    database.db
      .updateTable('events')
      .set({ status, reason, settled_at: new Date(now).toISOString() })
      .where('id', '=', event)
      .execute()

  beforeAll(async () => {
    site = await startServer({
      port: 0,
      host: '127.0.0.1',
      portVariable: 'PORT',
      proxies: [],
      logger: silent,
      fetch: async (request) => {
        if (isDown) return new Response('down', { status: 503 })
        const text = served.get(new URL(request.url).pathname)
        return text === undefined ? new Response('no', { status: 404 }) : new Response(text)
      },
    })
  })
  afterAll(() => {
    site.server.close()
    if ('closeAllConnections' in site.server) site.server.closeAllConnections()
  })
  beforeEach(async () => {
    database = await open()
    folder = await temporaryFolder()
    space = await startApi({
      dataDir: folder.path,
      seed: { stories: [story('contact', { title: 'Contact' }), story('news/a')], datasources: [] },
    })
    const { body } = await space.write('GET', '/stories?with_slug=contact')
    id = z.array(z.object({ id: z.number() })).parse(body['stories'])[0]?.id ?? 0
    now = Date.now()
    served.clear()
    held.clear()
    held.set('/contact', 'new')
    isDown = false
    asked = []
    predicted = { created: [], changed: ['/', '/contact', '/news'], deleted: [] }
  })
  afterEach(async () => {
    await space.stop()
    await folder.remove()
    await database.close()
  })

  it('is whether the draft differs from what is published', async () => {
    expect((await publication()).story).toBe('published')
    await space.write('PUT', `/stories/${id}`, { story: { content: { component: 'page', title: 'Anders' } } })
    expect((await publication()).story).toBe('changed')
    await space.write('GET', `/stories/${id}/unpublish`)
    expect(await publication()).toEqual({ story: 'draft', publication: { kind: 'none' } })
  })

  it('is where a publication stands, and that it is live only once the public address serves it', async () => {
    served.set('/contact', 'old')
    await tell('published', { story_id: 5 })
    const event = await tell('published')
    await tell('published', { story_id: 6 })
    expect((await publication()).publication).toEqual({ kind: 'waiting', place: 2, of: 3 })
    await database.db.updateTable('events').set({ status: 'building' }).where('id', '=', event).execute()
    expect((await publication()).publication).toEqual({ kind: 'building', share: 0.5 })
    await settle(event, 'published')
    expect((await publication()).publication).toEqual({ kind: 'switching' })
    now += 61_000
    const address = `http://127.0.0.1:${site.port}/contact`
    expect((await publication()).publication).toEqual({ kind: 'unseen', address, status: 200 })
    served.set('/contact', 'new')
    expect((await publication()).publication).toMatchObject({ kind: 'live', note: null, seconds: expect.any(Number) })
  })

  it('is that nothing answers at the public address', async () => {
    await settle(await tell('published'), 'published')
    now += 61_000
    expect((await publication()).publication).toMatchObject({ kind: 'unseen', status: 404 })
  })

  it('is why a publication was left out, failed, or is not seen any more', async () => {
    await settle(await tell('published'), 'omitted', 'Adresse prise.')
    expect((await publication()).publication).toEqual({ kind: 'left-out', reason: 'Adresse prise.' })
    await settle(await tell('published'), 'failed', 'Bloqué.')
    expect((await publication()).publication).toEqual({ kind: 'failed', reason: 'Bloqué.' })
    await settle(await tell('published'), 'published')
    await database.db
      .insertInto('publications')
      .values({
        release_id: 'r0',
        publisher: 'local',
        cause: 'rollback',
        build_id: null,
        published_at: new Date(now + 5_000).toISOString(),
      })
      .execute()
    expect((await publication()).publication).toEqual({ kind: 'rolled-back' })
  })

  it('is that a page is gone once the public address does not serve it', async () => {
    held.clear()
    served.set('/contact', 'old')
    await settle(await tell('unpublished'), 'published')
    expect((await publication()).publication).toEqual({ kind: 'switching' })
    served.clear()
    isDown = true
    expect((await publication()).publication).toEqual({ kind: 'switching' })
    isDown = false
    expect((await publication()).publication).toMatchObject({ kind: 'offline' })
  })

  it('is that of the release which published the story, and not of another one', async () => {
    served.set('/contact', 'new')
    await settle(await tell('published'), 'published')
    const { body } = await space.write('POST', '/releases', { release: { name: 'Été' } })
    const release = z.object({ id: z.number() }).parse(body['release']).id
    await space.write('PUT', `/stories/${id}`, {
      story: { content: { component: 'page', title: 'Été' } },
      release_id: release,
    })
    await space.write('PUT', `/releases/${release}`, { do_release: true })
    await tell('merged', { release_id: release })
    expect((await publication()).publication).toEqual({ kind: 'waiting', place: 1, of: 1 })
    const later = await tell('merged', { release_id: release + 1 })
    const received = new Date(now + 3_600_000).toISOString()
    await database.db.updateTable('events').set({ received_at: received }).where('id', '=', later).execute()
    expect((await publication()).publication).toEqual({ kind: 'waiting', place: 1, of: 2 })
  })

  it('is which pages publishing would touch, the story’s own first, and nothing where nobody builds', async () => {
    expect(await ask('prediction')).toEqual({
      pages: { created: 0, changed: 3, deleted: 0, first: ['/contact', '/', '/news'] },
      stories: 1,
    })
    expect(asked).toEqual([[expect.objectContaining({ id, full_slug: 'contact' })]])
    predicted = { created: [], changed: ['/'], deleted: ['/contact'] }
    expect(await ask('prediction')).toMatchObject({ pages: { deleted: 1, first: ['/'] } })
    predicted = { created: [], changed: [], deleted: ['/contact'] }
    expect(await ask('prediction')).toMatchObject({ pages: { deleted: 1, first: ['/contact'] } })
    predicted = null
    expect(await ask('prediction')).toEqual({ pages: null, stories: 1 })
    predicted = new Error('the builder died')
    expect(await ask('prediction')).toEqual({ pages: null, stories: 1 })
  })

  it('is about the whole set of a release, and its draft is that of the release', async () => {
    const { body } = await space.write('POST', '/releases', { release: { name: 'Été' } })
    const release = z.object({ id: z.number() }).parse(body['release']).id
    const { body: listed } = await space.write('GET', '/stories')
    for (const one of z.array(z.object({ id: z.number() })).parse(listed['stories']))
      await space.write('PUT', `/stories/${one.id}`, {
        story: { content: { component: 'page', title: 'Été' } },
        release_id: release,
      })
    expect(await ask('prediction', String(release))).toMatchObject({ stories: 2 })
    expect(asked[0]).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ full_slug: 'contact', content: expect.objectContaining({ title: 'Été' }) }),
        expect.objectContaining({ full_slug: 'news/a' }),
      ]),
    )
    expect(await publication(String(release))).toEqual({ story: 'changed', publication: { kind: 'none' } })
    expect((await publication()).story).toBe('published')
    const event = await tell('merged', { release_id: release })
    expect((await publication(String(release))).publication).toEqual({ kind: 'waiting', place: 1, of: 1 })
    served.set('/contact', 'new')
    await settle(event, 'published')
    expect((await publication(String(release))).publication).toMatchObject({ kind: 'live' })
  })
})
