import { z } from 'zod'
import { ContentApiError } from './content-api-error'
import { createContentClient } from './content-client'
import type { ContentClientOptions } from './content-client'
import { createRateLimiter } from './rate-limiter'
import { readAll } from './read-all'
import { readStories, readStoriesBy } from './read-stories'
import { startSpace } from './testing/start-space'
import { virtualClock } from './testing/virtual-clock'

const story = (slug: string, content: Record<string, unknown> = {}) => ({
  uuid: `uuid-${slug}`,
  full_slug: slug,
  content: { component: 'page', ...content },
})
const storySchema = z.object({ story: z.object({ content: z.looseObject({}) }) })
const titleOf = (body: z.output<typeof storySchema>) => body.story.content['title']

describe('the client of the content API', () => {
  let api: Awaited<ReturnType<typeof startSpace>>
  beforeEach(async () => {
    api = await startSpace([story('home', { title: 'Un' })])
  })
  afterEach(() => api.close())

  const setUp = (options: Partial<ContentClientOptions> = {}) => {
    const clock = virtualClock()
    const limiter = createRateLimiter(undefined, clock)
    const client = createContentClient({ endpoint: api.endpoint, token: 'secret', clock, limiter, ...options })
    const home = async () => titleOf((await client.read('stories/home', storySchema)).body)
    return { client, clock, home }
  }
  const publish = (title: string, cv: number) => {
    api.space.stories.splice(0, 1, story('home', { title }))
    api.space.cv = cv
  }

  it('asks once for what is asked at the same time, and gives each its own objects', async () => {
    const { client } = setUp()
    const [one, other] = await Promise.all([
      client.read('stories/home', storySchema, { a: '1', b: '2' }),
      client.read('stories/home', storySchema, { b: '2', a: '1' }),
    ])
    expect(api.takeAsked()).toHaveLength(1)
    expect(one.body).toEqual(other.body)
    expect(one.body).not.toBe(other.body)
  })

  it('answers from memory until there is another version', async () => {
    const { client, home } = setUp()
    expect([await home(), await home()]).toEqual(['Un', 'Un'])
    expect(api.takeAsked()).toEqual(['/v2/cdn/stories/home?token=secret&cv=100&version=published'])
    publish('Deux', 101)
    expect(await client.readVersion()).toBe('101')
    expect(await home()).toBe('Deux')
    expect(api.takeAsked()).toEqual(['/v2/cdn/stories/home?token=secret&cv=101&version=published'])
    // Other parameters are another question.
    await client.read('stories/home', storySchema, { language: 'de' })
    expect(api.takeAsked()).toHaveLength(1)
  })

  it('learns a version from any answer', async () => {
    const { client, home } = setUp()
    await home()
    publish('Deux', 101)
    await client.read('stories/home', storySchema, { language: 'de' })
    expect(await home()).toBe('Deux')
  })

  it('asks anew at news, and after everything was dropped, also within one version', async () => {
    const { client, home } = setUp()
    await home()
    publish('Deux', 100)
    expect(titleOf((await client.read('stories/home', storySchema, {}, true)).body)).toBe('Deux')
    expect(await home()).toBe('Un')
    client.forget()
    expect(await home()).toBe('Deux')
  })

  it('asks for a draft every time, also while it is asked already', async () => {
    const { home } = setUp({ version: 'draft' })
    await Promise.all([home(), home()])
    publish('Deux', 100)
    expect(await home()).toBe('Deux')
    expect(api.takeAsked()).toHaveLength(3)
  })

  it('waits 300 ms after 429, ten times, and then says what the answer said, without the token', async () => {
    const { client, clock, home } = setUp()
    api.space.refusals = 10
    expect(await home()).toBe('Un')
    expect(clock.slept.filter((time) => time === 300)).toHaveLength(10)

    api.takeAsked()
    client.forget()
    api.space.refusals = 100
    api.space.refusal = { status: 429, body: { error: 'Rate limit exceeded' } }
    const error = await home().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ContentApiError)
    expect(error).toMatchObject({ status: 429, error: 'Rate limit exceeded', slug: 'home' })
    expect(String(error)).toMatch(/answered 429 Too Many Requests \(Rate limit exceeded\)$/)
    expect(String(error)).not.toContain('secret')
    expect(api.takeAsked()).toHaveLength(11)
  })

  it('tells the status, the word and the slug of a refusal, and asks anew the next time', async () => {
    const { client } = setUp()
    const read = () => client.read('stories/news/none', storySchema)
    await expect(read()).rejects.toMatchObject({ status: 404, error: 'No such story', slug: 'news/none' })
    api.space.stories.push(story('news/none'))
    expect((await read()).body.story.content).toEqual({ component: 'page' })
  })

  it('sends no more than five requests in a second, those that are repeated too', async () => {
    const { client, clock } = setUp()
    await client.readVersion()
    api.space.refusals = 3
    const began = clock.elapsed()
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => client.read('stories/home', storySchema, { n: String(index) })),
    )
    // Sixteen requests: five in each of the first three seconds, and one in the fourth.
    expect(api.takeAsked()).toHaveLength(15)
    expect(clock.elapsed() - began).toBeGreaterThanOrEqual(3_000)
  })

  it('reads pages of 25 unless more are asked for', async () => {
    api.space.stories.push(...Array.from({ length: 59 }, (_, index) => story(`s${index}`)))
    const { client } = setUp()
    const shape = z.object({ stories: z.array(z.unknown()) })
    const { pages, total } = await readAll(client, 'stories', {}, shape, ({ stories }) => stories.length)
    expect([total, pages.map(({ stories }) => stories.length)]).toEqual([60, [25, 25, 10]])
  })

  it('reads 60 stories by their uuids with two questions', async () => {
    const uuids = Array.from({ length: 60 }, (_, index) => `uuid-s${index}`)
    api.space.stories.push(...uuids.map((uuid) => story(uuid.slice(5))))
    const { client } = setUp()
    expect(await readStoriesBy(client, 'by_uuids', uuids)).toHaveLength(60)
    const asked = api.takeAsked().map((address) => new URLSearchParams(address).get('by_uuids')?.split(',').length)
    expect(asked).toEqual([50, 10])
  })

  it('puts related stories in their place, few or many', async () => {
    const readers = Array.from({ length: 60 }, (_, index) => story(`r${index}`))
    api.space.stories.splice(
      0,
      1,
      story('news', { component: 'article', author: 'uuid-anne', teaser: { component: 'page', author: 'uuid-anne' } }),
      story('anne', { name: 'Anne' }),
    )
    const { client } = setUp()
    const relations = ['article.author', 'article.readers']
    const [few] = await readStories(client, { by_uuids: 'uuid-news' }, { relations })
    expect(few?.['content']).toMatchObject({
      author: { full_slug: 'anne', content: { name: 'Anne' } },
      teaser: { author: 'uuid-anne' },
    })

    api.space.stories.push(...readers)
    const uuids = [...readers.map(({ uuid }) => uuid), 'uuid-gone']
    api.space.stories.push(story('many', { component: 'article', readers: uuids }))
    api.takeAsked()
    const [many] = await readStories(client, { by_uuids: 'uuid-many' }, { relations })
    expect(many?.['content']).toMatchObject({ readers: [...readers, 'uuid-gone'] })
    expect(api.takeAsked()).toHaveLength(3)
  })
})
