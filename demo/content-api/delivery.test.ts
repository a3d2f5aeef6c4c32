import StoryblokClient from 'storyblok-js-client'
import { DEMO_TOKENS } from './options'
import { uuidOf } from './state/story-id'
import { startApi, story, temporaryFolder } from './testing/serve'
import type { RunningApi } from './testing/serve'

const authors = Array.from({ length: 60 }, (_, index) =>
  story(`authors/${index}`, { component: 'author', rank: String(index) }, index),
)
const uuid = (slug: string): string => uuidOf('story', slug)
const stories = [
  story(
    'home',
    { title: 'Accueil', image: { filename: '/f/88001/a.jpg' }, to: { linktype: 'story', cached_url: 'news/one' } },
    5,
  ),
  story('news/one', {
    component: 'article',
    date: '2026-05-01 10:00',
    rank: 2,
    tags: ['a', 'b'],
    author: uuid('authors/1'),
    seo: { title: 'Un' },
  }),
  story('news/two', {
    component: 'article',
    date: '2026-06-01 10:00',
    rank: 10,
    tags: ['b'],
    author: uuid('authors/2'),
    seo: { title: 'Deux' },
  }),
  story('about', {
    text: {
      type: 'doc',
      content: [
        {
          type: 'text',
          text: 'Retour',
          marks: [{ type: 'link', attrs: { href: '/', uuid: null, linktype: 'story' } }],
        },
      ],
    },
  }),
  story('all-authors', { authors: authors.map(({ fullSlug }) => uuid(fullSlug)) }),
  ...authors,
]
const datasources = [
  {
    slug: 'labels',
    name: 'Labels',
    entries: [
      { name: 'one', value: '1' },
      { name: 'two', value: '2' },
    ],
  },
]

describe('the delivery API', () => {
  let api: RunningApi
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  const client = (accessToken: string = DEMO_TOKENS.public) =>
    new StoryblokClient({ accessToken, endpoint: `${api.origin}/v2`, rateLimit: 1000 })
  const slugs = async (params: Record<string, unknown>): Promise<string[]> =>
    (await client().get('cdn/stories', params)).data.stories.map(({ full_slug }: { full_slug: string }) => full_slug)
  const raw = (path: string, token = DEMO_TOKENS.public) =>
    fetch(`${api.origin}/v2/cdn/${path}${path.includes('?') ? '&' : '?'}token=${token}&cv=9999999999`)

  beforeAll(async () => {
    folder = await temporaryFolder()
    api = await startApi({ dataDir: folder.path, seed: { stories, datasources } })
  })
  afterAll(async () => {
    await api.stop()
    await folder.remove()
  })

  it('is read page by page to its end by the official client, without gaps or doubles', async () => {
    const all = await client().getAll('cdn/stories', { per_page: 7 })
    expect(new Set(all.map(({ full_slug }) => full_slug))).toEqual(new Set(stories.map(({ fullSlug }) => fullSlug)))
    expect(all).toHaveLength(stories.length)
  })

  it('says how much there is, and gives at most 100 a page', async () => {
    const answer = await raw('stories?per_page=500')
    expect([answer.headers.get('total'), answer.headers.get('per-page')]).toEqual([String(stories.length), '100'])
  })

  it('finds a story by slug, id and uuid, and answers 404 in JSON for another', async () => {
    const bySlug = await client().get('cdn/stories/news/one')
    const { id } = bySlug.data.story
    expect((await client().get(`cdn/stories/${id}`)).data.story.uuid).toBe(uuid('news/one'))
    expect((await client().getStory(uuid('news/one'), { find_by: 'uuid' })).data.story.id).toBe(id)
    const missing = await raw('stories/nothing')
    expect([missing.status, await missing.json()]).toEqual([404, ['This record could not be found']])
  })

  it.each(['stories/', 'spaces/me/', 'links/', 'tags/', 'datasources/', 'datasource_entries/', 'stories/news/one/'])(
    'answers %s with a slash at its end, too',
    async (path) => {
      expect((await raw(path)).status).toBe(200)
    },
  )

  it('finds a story by its uuid without being told that it is one, and a datasource by id and slug', async () => {
    expect((await client().get(`cdn/stories/${uuid('news/one')}`)).data.story.full_slug).toBe('news/one')
    const { datasource } = await (await raw('datasources/labels')).json()
    expect((await (await raw(`datasources/${datasource.id}`)).json()).datasource).toEqual(
      expect.objectContaining({ slug: 'labels', name: 'Labels' }),
    )
    expect((await raw('datasources/none')).status).toBe(404)
  })

  it('sends a request without or with an old cache version to the same address with the current one', async () => {
    for (const cv of ['', '&cv=1']) {
      const answer = await fetch(`${api.origin}/v2/cdn/stories?token=${DEMO_TOKENS.public}&per_page=2${cv}`, {
        redirect: 'manual',
      })
      const target = new URL(answer.headers.get('location') ?? '', api.origin)
      expect([answer.status, target.searchParams.get('per_page')]).toEqual([301, '2'])
      const followed = await fetch(target, { redirect: 'manual' })
      expect((await followed.json()).cv).toBe(Number(target.searchParams.get('cv')))
    }
  })

  it.each([
    ['stories', 'nonsense', 401],
    ['stories?version=draft', DEMO_TOKENS.public, 401],
    ['stories?version=draft', DEMO_TOKENS.preview, 200],
    ['stories?version=other', DEMO_TOKENS.public, 422],
    ['stories?page=0', DEMO_TOKENS.public, 422],
    ['stories?sort_by=nothing:asc', DEMO_TOKENS.public, 422],
    ['stories?filter_query[rank][near]=1', DEMO_TOKENS.public, 422],
    ['stories?filter_query[rank][is]=constructor', DEMO_TOKENS.public, 422],
    ['nothing', DEMO_TOKENS.public, 404],
  ])('answers %s with %s by %i', async (path, token, status) => {
    const answer = await raw(path, token)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toContain('application/json')
  })

  it.each<[Record<string, unknown>, string[]]>([
    [{ starts_with: 'news/' }, ['news/one', 'news/two']],
    [{ by_slugs: 'home,news/*' }, ['home', 'news/one', 'news/two']],
    [{ excluding_slugs: 'authors/*,news/*' }, ['home', 'about', 'all-authors']],
    [{ by_uuids: `${uuid('news/two')},${uuid('home')}` }, ['home', 'news/two']],
    [{ by_uuids_ordered: `${uuid('news/two')},${uuid('home')}` }, ['news/two', 'home']],
    [{ search_term: 'accueil' }, ['home']],
    [{ filter_query: { component: { in: 'article' } } }, ['news/one', 'news/two']],
    [{ filter_query: { component: { not_in: 'article,author' } } }, ['home', 'about', 'all-authors']],
    [{ filter_query: { 'seo.title': { in: '' } }, by_slugs: 'home,news/*' }, ['home']],
    [{ filter_query: { 'seo.title': { not_in: ',Un' } } }, ['news/two']],
    [{ filter_query: { title: { like: 'acc*' } } }, ['home']],
    [{ filter_query: { 'seo.title': { is: 'not_empty' } } }, ['news/one', 'news/two']],
    [{ filter_query: { tags: { all_in_array: 'a,b' } } }, ['news/one']],
    [{ filter_query: { tags: { any_in_array: 'a,b' } } }, ['news/one', 'news/two']],
    [{ filter_query: { date: { gt_date: '2026-05-15 00:00' } } }, ['news/two']],
    [{ filter_query: { date: { 'gt-date': '2026-05-15 00:00' } } }, ['news/two']],
    [{ filter_query: { rank: { gt_int: 57 } } }, ['authors/59', 'authors/58']],
    [{ filter_query: { rank: { lt_float: '2.5' }, component: { in: 'article' } } }, ['news/one']],
    [
      {
        filter_query: { __or: [{ title: { is: 'not_empty' } }, { rank: { in: '10' }, component: { in: 'article' } }] },
        starts_with: 'home',
      },
      ['home'],
    ],
    [{ filter_query: { component: { in: 'article' } }, sort_by: 'content.rank:desc:int' }, ['news/two', 'news/one']],
    [{ filter_query: { component: { in: 'article' } }, sort_by: 'content.date:desc' }, ['news/two', 'news/one']],
  ])('selects by %j', async (params, expected) => {
    const found = await slugs({ per_page: 100, ...params })
    if ('sort_by' in params || 'by_uuids_ordered' in params) expect(found).toEqual(expected)
    else expect(new Set(found)).toEqual(new Set(expected))
  })

  it('resolves relations and links so that the client puts the stories in place', async () => {
    const { data } = await client().get('cdn/stories/news/one', { resolve_relations: 'article.author' })
    expect(data.story.content.author.full_slug).toBe('authors/1')
    const home = await client().get('cdn/stories/home', { resolve_links: 'url' })
    expect(home.data.links).toEqual([expect.objectContaining({ uuid: uuid('news/one'), url: 'news/one' })])
    const about = await client().get('cdn/stories/about', { resolve_links: 'story' })
    expect(about.data.story.content.text.content[0].marks[0].attrs.story).toMatchObject({ full_slug: 'home' })
  })

  it('names more than fifty related stories by uuid only, and the client fetches them', async () => {
    const answer = await (await raw('stories/all-authors?resolve_relations=page.authors')).json()
    expect([answer.rels.length, answer.rel_uuids.length]).toEqual([0, 60])
    const { data } = await client().get('cdn/stories/all-authors', { resolve_relations: 'page.authors' })
    expect(data.story.content.authors.map(({ full_slug }: { full_slug: string }) => full_slug)).toEqual(
      authors.map(({ fullSlug }) => fullSlug),
    )
  })

  it('leaves fields out when asked and serves absolute addresses of assets', async () => {
    const { data } = await client().get('cdn/stories/home', { excluding_fields: 'title' } as object)
    expect(data.story.content.title).toBeUndefined()
    expect(data.story.content.image.filename).toBe('http://assets.test/f/88001/a.jpg')
  })

  it('leaves the same fields out of related stories, few as the answer holds or many as the client fetches', async () => {
    const few = await client().get('cdn/stories/news/one', {
      resolve_relations: 'article.author',
      excluding_fields: 'rank',
    } as object)
    const many = await client().get('cdn/stories/all-authors', {
      resolve_relations: 'page.authors',
      excluding_fields: 'rank',
    } as object)
    for (const author of [few.data.story.content.author, many.data.story.content.authors[1]]) {
      expect(author.full_slug).toBe('authors/1')
      expect(Object.keys(author.content)).toEqual(['_uid', 'component'])
    }
  })

  it('lists links by uuid with folders, tags, datasources and their entries', async () => {
    const links = await (await raw('links?per_page=1000')).json()
    expect(links.links[uuid('news/one')]).toMatchObject({ slug: 'news/one', is_folder: false, published: true })
    expect(Object.values(links.links).filter((link) => (link as { is_folder: boolean }).is_folder)).toHaveLength(2)
    expect((await client().get('cdn/datasources')).data.datasources).toEqual([
      expect.objectContaining({ slug: 'labels' }),
    ])
    const entries = await client().get('cdn/datasource_entries', { datasource: 'labels' } as object)
    expect([entries.total, entries.data.datasource_entries.map(({ value }: { value: string }) => value)]).toEqual([
      2,
      ['1', '2'],
    ])
    expect((await raw('datasource_entries?datasource=none')).status).toBe(404)
    expect((await (await raw('spaces/me')).json()).space).toMatchObject({ id: 88001, language_codes: [] })
  })
})

it('refuses what comes too fast with a JSON 429, which the client retries until it is served', async () => {
  const folder = await temporaryFolder()
  const api = await startApi({
    dataDir: folder.path,
    seed: { stories, datasources },
    rateLimit: { perSecond: 20, burst: 2 },
  })
  // So many that a busy machine, too, sends them sooner than they are admitted.
  const statuses = await Promise.all(
    Array.from({ length: 80 }, () => fetch(`${api.origin}/v2/cdn/spaces/me?token=${DEMO_TOKENS.public}`)),
  )
  const refused = statuses.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(await refused[0]?.json()).toEqual({ error: expect.any(String) })
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  const client = new StoryblokClient({
    accessToken: DEMO_TOKENS.public,
    endpoint: `${api.origin}/v2`,
    rateLimit: 1000,
    retriesDelay: 100,
  })
  const all = await client.getAll('cdn/stories', { per_page: 10 })
  log.mockRestore()
  expect(all).toHaveLength(stories.length)
  await api.stop()
  await folder.remove()
})
