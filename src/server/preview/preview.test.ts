import { GALLERY_ID } from '../../domain/content/gallery'
import { DEFAULT_SEGMENTS } from '../../domain/routes/segments'
import type { Draft, DraftAnswer } from '../../domain/content/draft'
import { exampleVehicle } from '../../domain/testing/example-vehicle'
import type { Db } from '../database/open-database'
import { seedDatabase } from '../dealer/seed'
import {
  exampleBrand,
  exampleEmployee,
  exampleLeaseOffer,
  exampleLocation,
  exampleModel,
} from '../testing/example-collections'
import { testDatabases } from '../testing/databases/databases'
import { createPreviewApp } from './preview-app'
import { signPreview } from './preview-token'
import { PREVIEW_TOKEN, startSpace } from './testing/content-space'
import type { SpaceStory } from './testing/content-space'

const NOW = Date.parse('2026-11-21T10:00:00Z')
const EDITOR = 'https://app.storyblok.com'
const seo = { title: 'Titre', description: 'Texte' }
const story = (id: number, slug: string, content: Record<string, unknown>): SpaceStory => ({
  id,
  uuid: `uuid-${id}`,
  name: `Story ${id}`,
  full_slug: slug,
  content: { _uid: `root-${id}`, ...content },
})
const page = (...body: unknown[]) => ({ component: 'page', seo, body })
const hero = {
  _uid: 'h',
  component: 'hero',
  layout: 'page',
  title: 'Bonjour',
  _editable: '<!--#storyblok#{"name":"hero","space":"1","uid":"h","id":"1"}-->',
}
const stock = {
  _uid: 's',
  component: 'stock-preview',
  title: 'Stock',
  count: '2',
  brand: 'peugeot',
  linkLabel: 'Tout',
  to: { linktype: 'url', url: '/stock' },
}
const article = (id: number, slug: string, date: string) =>
  story(id, slug, {
    component: 'article',
    seo,
    title: `Article ${id}`,
    date,
    category: 'Conseils',
    intro: 'Intro',
    image: { filename: 'http://p.test/a.jpg', alt: '' },
    body: [],
  })

const query = (id: number | string, change: Record<string, string> = {}) => {
  const timestamp = String(NOW / 1_000 - 60)
  const all = {
    _storyblok: String(id),
    '_storyblok_tk[space_id]': '1',
    '_storyblok_tk[timestamp]': timestamp,
    '_storyblok_tk[token]': signPreview('1', PREVIEW_TOKEN, timestamp),
    ...change,
  }
  return new URLSearchParams(all).toString()
}

/** The public server with three pages. */
const site = (request: Request): Response => {
  const { pathname } = new URL(request.url)
  const headers = {
    'x-frame-options': 'DENY',
    'content-security-policy': "base-uri 'self'; frame-ancestors 'none'",
    etag: '"x"',
    'cache-control': 'public, max-age=0',
  }
  if (pathname === '/old') return new Response(null, { status: 301, headers: { location: '/stock' } })
  if (pathname === '/stock/') return new Response(null, { status: 301, headers: { location: '/stock' } })
  return new Response(`page ${pathname}`, {
    status: ['/', '/stock', '/apercu'].includes(pathname) ? 200 : 404,
    headers,
  })
}

const GALLERY = {
  id: GALLERY_ID,
  name: 'Galerie',
  full_slug: 'dev/blocks',
  content: {
    component: 'page',
    seo: [{ component: 'seo', title: 'Galerie' }],
    body: [
      {
        _uid: 'a',
        component: 'stock-preview',
        title: 'Stock',
        count: '2',
        linkLabel: 'Stock',
        to: { linktype: 'url', url: '/stock' },
      },
    ],
  },
}

describe.each(testDatabases)('preview on $name', ({ open }) => {
  let space: Awaited<ReturnType<typeof startSpace>>
  let database: Awaited<ReturnType<typeof open>>
  const errors: string[] = []

  const app = (db: Db) =>
    createPreviewApp({
      config: {
        STORYBLOK_ENDPOINT: space.endpoint,
        STORYBLOK_PREVIEW_TOKEN: PREVIEW_TOKEN,
        STORYBLOK_SPACE_ID: '1',
        PREVIEW_FRAME_ANCESTORS: [EDITOR],
        ASSET_BASE_URL: 'http://pictures.test',
      },
      db,
      segments: DEFAULT_SEGMENTS,
      site,
      api: () => new Response('public api', { status: 404 }),
      logger: { info: () => undefined, error: (line) => void errors.push(line) },
      gallery: GALLERY,
      clock: () => NOW,
    })
  const ask = async (path: string, init?: RequestInit) => app(database.db)(new Request(`http://localhost${path}`, init))
  const draftOf = async (response: Response): Promise<Draft> => {
    expect(response.status).toBe(200)
    return ((await response.json()) as DraftAnswer).draft
  }
  const opened = async (id: number) => draftOf(await ask(`/api/preview/story?${query(id)}`))
  const typed = async (id: number, content: unknown) =>
    draftOf(
      await ask(`/api/preview/render?${query(id)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ story: { ...space.stories.find((one) => one.id === id), content } }),
      }),
    )

  beforeAll(async () => {
    database = await open()
    await seedDatabase(database.db, {
      stamp: 'preview',
      brands: [exampleBrand],
      models: [exampleModel],
      leaseOffers: [exampleLeaseOffer],
      locations: [exampleLocation],
      employees: [exampleEmployee],
      vehicles: () => [
        { ...exampleVehicle, id: 1, brandId: 'peugeot', locationId: 'mersch', listedAt: '2026-01-01T00:00:00.000Z' },
        { ...exampleVehicle, id: 2, brandId: 'peugeot', locationId: 'nowhere', listedAt: '2026-03-01T00:00:00.000Z' },
        { ...exampleVehicle, id: 3, brandId: 'peugeot', locationId: 'mersch', listedAt: '2026-02-01T00:00:00.000Z' },
        { ...exampleVehicle, id: 4, brandId: 'fiat', locationId: 'mersch', listedAt: '2026-04-01T00:00:00.000Z' },
      ],
    })
  })
  afterAll(async () => database.close())
  beforeEach(async () => {
    errors.length = 0
    space = await startSpace([
      story(1, 'services/pneus', page(hero, stock)),
      story(2, 'global/top-bar', {
        component: 'top-bar',
        start: [],
        end: [{ _uid: 'l', component: 'link', label: 'Pneus', to: { linktype: 'story', id: 'uuid-1' } }],
      }),
      article(3, 'news/a', '2026-01-01'),
      article(4, 'news/b', '2026-02-01'),
    ])
  })
  afterEach(async () => space.stop())

  it('opens a draft with the records that its blocks need, in the order of the build', async () => {
    const { story: shown, path, data, problems } = await opened(1)
    expect(path).toBe('/services/pneus')
    expect(shown?.kind).toBe('page')
    expect(data.byBlock['s']).toEqual({ vehicleKeys: [2, 3], vehicleTotal: 3 })
    expect(data.vehicles.map(({ id, town }) => [id, town])).toEqual([
      [2, null],
      [3, 'Mersch'],
    ])
    expect(problems).toEqual([])
  })

  it('keeps what the editor needs to find a block', async () => {
    const { story: shown } = await opened(1)
    expect(shown?.content).toMatchObject({ body: [{ _editable: hero._editable }, { _uid: 's' }] })
  })

  it('sends pictures with their whole address', async () => {
    const { data } = await typed(1, page({ _uid: 'm', component: 'model-list', title: 'Modèles' }))
    expect(data.models[0]?.photos[0]?.url).toMatch(/^http:\/\/pictures\.test\/f\//)
  })

  it('opens parts of every page, with links to stories that were never published', async () => {
    const { story: shown, path } = await opened(2)
    expect(path).toBe('/global/top-bar')
    expect(shown?.content).toMatchObject({ component: 'top-bar', end: [{ label: 'Pneus', to: '/services/pneus' }] })
  })

  it('shows what is being typed, without a word to the content API about the story', async () => {
    const { story: shown, data } = await typed(
      1,
      page(
        { ...hero, title: 'Bonsoir' },
        { _uid: 'o', component: 'lease-offers', title: 'Leasing', kind: 'private', count: 3 },
      ),
    )
    expect(shown?.content).toMatchObject({ body: [{ title: 'Bonsoir' }, { component: 'lease-offers' }] })
    expect(data.offers.map(({ id }) => id)).toEqual(['peugeot-3008-gt'])
    expect(space.asked).not.toContain('/v2/cdn/stories/1')
  })

  it('lists articles as they are being edited, and what to read next below one', async () => {
    const { data } = await typed(
      1,
      page({ _uid: 'a', component: 'article-latest', title: 'News', linkLabel: 'Toutes', count: 1 }),
    )
    expect(data.articles.map(({ title }) => title)).toEqual(['Article 4'])
    const { related } = await typed(3, { ...article(3, 'news/a', '2026-12-01').content, title: 'Tout neuf' })
    expect(related.map(({ title }) => title)).toEqual(['Article 4'])
  })

  it('shows an article as it was saved a moment ago, once the editor says that something was', async () => {
    const preview = app(database.db)
    const read = async (path: string, init?: RequestInit) =>
      draftOf(await preview(new Request(`http://localhost${path}`, init)))
    const latest = page({ _uid: 'a', component: 'article-latest', title: 'News', linkLabel: 'Toutes', count: 1 })
    const type = () =>
      read(`/api/preview/render?${query(1)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ story: { ...space.stories[0], content: latest } }),
      })
    expect((await type()).data.articles.map(({ title }) => title)).toEqual(['Article 4'])
    const saved = space.stories.find(({ id }) => id === 4)
    if (saved) saved.content['title'] = 'Corrigé'
    await read(`/api/preview/story?${query(4)}`)
    expect((await type()).data.articles.map(({ title }) => title)).toEqual(['Corrigé'])
  })

  it('shows a draft that is broken as well as it can, and names what is wrong', async () => {
    const broken = page(
      { _uid: 'x', component: 'nonsense' },
      hero,
      { _uid: 't', component: 'text-image', title: 'T', body: { type: 'doc', content: [] }, imagePosition: 'start' },
      'rubbish',
      { _uid: 'm', component: 'model-list', title: 'T', brand: 'simca' },
      { _uid: 'e', component: 'employee-list', title: 'T', location: 'metz' },
      { _uid: 'p', component: 'price-ways', title: 'T', intro: 'I', model: 'simca-1000' },
      {
        ...hero,
        _uid: 'h2',
        title: '',
        buttons: [{ _uid: 'b', component: 'button', label: 'Là', to: { linktype: 'url', url: '/nulle-part' } }],
      },
    )
    const { story: shown, problems } = await typed(1, broken)
    expect(shown?.content).toMatchObject({ body: [{ _uid: 'h' }, { _uid: 'm' }, { _uid: 'e' }, { _uid: 'p' }] })
    expect(problems.map(({ kind, block, position, detail }) => [kind, block, position, detail])).toEqual([
      ['unknown_block', 'nonsense', 1, ''],
      ['missing_field', 'text-image', 3, 'image'],
      ['unusable_part', null, 4, ''],
      ['missing_field', 'hero', 8, 'title'],
      ['unknown_brand', 'model-list', null, 'simca'],
      ['unknown_location', 'employee-list', null, 'metz'],
      ['unknown_model', 'price-ways', null, 'simca-1000'],
    ])
  })

  it('draws icons of the installed packages, and names those that nobody has', async () => {
    const button = (icon: string) => ({
      _uid: icon,
      component: 'button',
      label: 'Oui',
      to: { linktype: 'url', url: '/stock' },
      icon,
    })
    const { story: shown, problems } = await typed(1, page({ ...hero, buttons: [button('plane'), button('licorne')] }))
    expect(shown?.content).toMatchObject({
      body: [{ buttons: [{ icon: { body: expect.stringContaining('<path') } }, {}] }],
    })
    expect(problems.map(({ kind, detail }) => [kind, detail])).toEqual([['unknown_icon', 'licorne']])
  })

  it('shows an empty new story: what its root lacks is filled in and told', async () => {
    const { story: shown, problems } = await typed(3, { _uid: 'r', component: 'article', body: [] })
    expect(shown?.content).toMatchObject({ component: 'article', title: 'Story 3', date: '2026-11-21' })
    expect(problems.map(({ kind, detail }) => `${kind} ${detail}`)).toEqual(
      expect.arrayContaining(['filled_in seo', 'filled_in title', 'filled_in image']),
    )
  })

  it('opens for an editor whose clock is two seconds ahead', async () => {
    const timestamp = String(NOW / 1_000 + 2)
    const token = {
      '_storyblok_tk[timestamp]': timestamp,
      '_storyblok_tk[token]': signPreview('1', PREVIEW_TOKEN, timestamp),
    }
    expect((await ask(`/api/preview/story?${query(1, token)}`)).status).toBe(200)
  })

  it.each(['/\ud800', '/a\udfff?b=\ud800#\udc00', '//[', '/%', '/%E0%A4', '//\ud800@x', '/\u0000'])(
    'shows a draft with a link that no address can hold: %j',
    async (url) => {
      const link = {
        ...hero,
        buttons: [{ _uid: 'b', component: 'button', label: 'L\ud800', to: { linktype: 'url', url } }],
      }
      const { story: shown } = await typed(1, page(link))
      expect(shown?.content).toMatchObject({ body: [{ _uid: 'h', component: 'hero' }] })
      space.stories.splice(0, 1, story(1, 'services/pneus', page(link)))
      expect((await opened(1)).story?.content).toMatchObject({ body: [{ _uid: 'h', component: 'hero' }] })
      expect(errors).toEqual([])
    },
  )

  it('leaves out a choice or a kind of text that cannot be written as text', async () => {
    const unreadable = { toString: null, valueOf: null }
    const body = { type: 'doc', content: [unreadable, { type: unreadable }] }
    const text = { type: 'text', text: 'Oui', marks: [{ type: unreadable }] }
    const { story: shown, problems } = await typed(
      1,
      page({ ...hero, layout: unreadable }, hero, {
        _uid: 't',
        component: 'rich-text',
        body: { ...body, content: [...body.content, { type: 'paragraph', content: [text] }] },
      }),
    )
    expect(shown?.content).toMatchObject({ body: [{ _uid: 'h' }, { _uid: 't' }] })
    expect(problems.map(({ kind, detail }) => [kind, detail])).toContainEqual(['unusable_needed_field', 'layout'])
    expect(errors).toEqual([])
  })

  it('tells with every draft which redirects the last build left out', async () => {
    const held = { id: 5, from: '/a', to: '/rien', code: 'missing-target', other: null }
    const add = (id: string, state: 'published' | 'failed', result: object) =>
      database.db
        .insertInto('builds')
        .values({ id, worker: 'w', kind: 'incremental', state, result: JSON.stringify(result) })
        .execute()
    const toldOf = async () =>
      ((await (await ask(`/api/preview/story?${query(1)}`)).json()) as DraftAnswer).heldRedirects
    expect(await toldOf()).toEqual([])
    await add('b1', 'published', { heldRedirects: [held] })
    await add('b2', 'failed', {})
    expect(await toldOf()).toEqual([held])
    await add('b3', 'published', { heldRedirects: [] })
    expect(await toldOf()).toEqual([])
  })

  it('tells when nothing of a draft can be shown', async () => {
    const { story: shown, problems } = await typed(1, { component: 'mystery' })
    expect(shown).toBeNull()
    expect(problems[0]?.kind).toBe('not_shown')
  })

  it.each([
    ['no token', { '_storyblok_tk[token]': '' }, 403, 'preview_forged'],
    [
      'a token of an hour and a second ago',
      {
        '_storyblok_tk[timestamp]': String(NOW / 1_000 - 3_601),
        '_storyblok_tk[token]': signPreview('1', PREVIEW_TOKEN, String(NOW / 1_000 - 3_601)),
      },
      403,
      'preview_expired',
    ],
    [
      'a token of the future',
      {
        '_storyblok_tk[timestamp]': String(NOW / 1_000 + 301),
        '_storyblok_tk[token]': signPreview('1', PREVIEW_TOKEN, String(NOW / 1_000 + 301)),
      },
      403,
      'preview_forged',
    ],
    ['the number of no story', { _storyblok: '77' }, 404, 'no_story'],
    ['no number', { _storyblok: '../links' }, 400, 'bad_story'],
  ])('refuses %s', async (_name, change, status, code) => {
    const response = await ask(`/api/preview/story?${query(1, change)}`)
    expect(response.status).toBe(status)
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({ error: { code } })
    expect(text).not.toContain(PREVIEW_TOKEN)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    [
      'a story other than the one that was opened',
      JSON.stringify({ story: { id: 2, full_slug: 'x', content: {} } }),
      400,
      'other_story',
    ],
    ['what is no story', '{"story":1}', 400, 'bad_story'],
    ['what is no JSON', '{', 400, 'bad_json'],
    [
      'blocks in one another without end',
      `{"story":{"id":1,"full_slug":"x","content":{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}}}`,
      400,
      'bad_json',
    ],
    [
      'an address that is an object',
      '{"story":{"id":1,"full_slug":{"length":{"toString":null}},"content":{}}}',
      400,
      'bad_story',
    ],
    ['more than a story can be', `"${'x'.repeat(2_100_000)}"`, 413, 'too_large'],
  ])('does not render %s', async (_name, body, status, code) => {
    const response = await ask(`/api/preview/render?${query(1)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': String(body.length) },
      body,
    })
    expect([response.status, ((await response.json()) as { error: { code: string } }).error.code]).toEqual([
      status,
      code,
    ])
  })

  it('says that the content API is away, without its token, and asks it again the next time', async () => {
    space.answerWith(500)
    const response = await ask(`/api/preview/story?${query(1)}`)
    expect(response.status).toBe(502)
    expect(await response.text()).not.toContain(PREVIEW_TOKEN)
    space.answerWith(200)
    expect((await opened(1)).path).toBe('/services/pneus')
  })

  it('lets the editor frame every page, and nobody keep or list one', async () => {
    for (const path of ['/', '/stock', '/nowhere', '/api/dealer/v1/brands', `/api/preview/story?${query(1)}`]) {
      const { headers } = await ask(path)
      expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${EDITOR}`)
      expect(headers.get('content-security-policy')).not.toContain("frame-ancestors 'none'")
      expect([
        headers.get('x-frame-options'),
        headers.get('etag'),
        headers.get('cache-control'),
        headers.get('x-robots-tag'),
      ]).toEqual([null, null, 'no-store', 'noindex'])
    }
    expect(await (await ask('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n')
  })

  it.each([
    ['a story that was never published', '/services/pneus', 'page /apercu'],
    ['a story at an old address', '/old', 'page /apercu'],
    ['a part of every page', '/global/top-bar', 'page /'],
    ['the home page under its slug', '/home', 'page /'],
    ['a published page', '/stock', 'page /stock'],
  ])('answers the editor that opens %s', async (_name, path, body) => {
    const response = await ask(`${path}?${query(1)}`)
    expect([response.status, await response.text()]).toEqual([200, body])
  })

  it('shows the gallery of blocks with published records to everybody, and no story of the space with it', async () => {
    const away = await ask('/dev/blocks')
    expect(away.status).toBe(302)
    const location = away.headers.get('location') ?? ''
    expect((await ask(location)).status).toBe(200)
    const [, parameters = ''] = location.split('?')
    const draft = await draftOf(await ask(`/api/preview/story?${parameters}`))
    expect(draft).toMatchObject({ path: '/dev/blocks', problems: [] })
    expect((await ask('/api/preview/story?_storyblok=1')).status).toBe(403)
    const typed = await ask(`/api/preview/render?${parameters}`, { method: 'POST', body: '{}' })
    expect(typed.status).toBe(403)
  })

  it('answers everybody else as the public server does', async () => {
    expect((await ask('/services/pneus')).status).toBe(404)
    expect((await ask('/old')).headers.get('location')).toBe('/stock')
    expect((await ask(`/stock/?${query(1)}`)).status).toBe(301)
  })
})
