import fc from 'fast-check'
import { sendJson, startServer } from '../../domain/testing/http-server'
import { createContentClient } from '../../content-api/content-client'
import { propertyRuns } from '../../domain/testing/property-runs'
import { contentAfter } from './content'
import type { Content } from './content'
import { createStoryParser } from './parse-again'
import { parseStories } from './parse-stories'

interface Told {
  id: number
  slug: string
  /** Where its one link leads. */
  to: string
  revision: number
}

const uuidOf = (id: number): string => `uuid-${id}`

/** The delivery API of a space that a test changes. */
const startSpace = async () => {
  const space = { stories: new Map<number, Told>(), cv: 1, isDown: false, asked: [] as string[] }
  const server = await startServer((request, response): void => {
    const url = new URL(request.url ?? '/', 'http://space')
    const { searchParams: query, pathname } = url
    space.asked.push(`${pathname}?${query.get('by_ids') ?? query.get('by_uuids') ?? ''}`)
    if (space.isDown) return sendJson(response, { error: 'down' }, 404)
    if (pathname.endsWith('/spaces/me')) return sendJson(response, { space: { version: space.cv, language_codes: [] } })
    const all = [...space.stories.values()]
    if (pathname.endsWith('/links'))
      return sendJson(response, {
        links: Object.fromEntries(all.map(({ id, slug }) => [uuidOf(id), { uuid: uuidOf(id), slug }])),
      })
    const ids = query.get('by_ids')?.split(',')
    const uuids = query.get('by_uuids')?.split(',')
    const found = all.filter(({ id }) => (!ids || ids.includes(String(id))) && (!uuids || uuids.includes(uuidOf(id))))
    response.setHeader('total', found.length)
    response.setHeader('per-page', query.get('per_page') ?? '25')
    const start = (Number(query.get('page')) - 1) * Number(query.get('per_page'))
    const stories = found.slice(start, start + Number(query.get('per_page'))).map(({ id, slug, to, revision }) => ({
      id,
      uuid: uuidOf(id),
      full_slug: slug,
      name: `Story ${id}`,
      lang: 'default',
      published_at: `2026-11-21T00:00:${revision}Z`,
      content: {
        component: 'page',
        seo: { title: slug, description: '' },
        body: [{ _uid: 'b', component: 'button', label: 'B', to: { linktype: 'url', url: to } }],
      },
    }))
    sendJson(response, { stories })
  })
  return {
    space,
    close: server.close,
    client: createContentClient({ endpoint: `${server.url}/v2`, token: 't', retryDelay: 1 }),
  }
}

const NOTHING: Content = { version: '0', links: new Map(), entries: new Map() }
const slugsOf = ({ entries }: Content) => [...entries.values()].map(({ full_slug: slug }) => slug).sort()

describe('content after events', () => {
  let api: Awaited<ReturnType<typeof startSpace>>
  beforeEach(async () => {
    api = await startSpace()
    for (const id of [1, 2, 3]) api.space.stories.set(id, { id, slug: `s/${id}`, to: '/s/1', revision: 1 })
  })
  afterEach(() => api.close())

  const storiesAsked = () => api.space.asked.filter((address) => address.includes('/stories'))

  it('reads the named story only, with three requests in all', async () => {
    const before = await contentAfter(api.client, NOTHING, null)
    api.space.asked.length = 0
    api.space.stories.set(2, { id: 2, slug: 's/2', to: '/s/3', revision: 2 })
    const after = await contentAfter(api.client, before, [2])
    expect(storiesAsked()).toEqual(['/v2/cdn/stories?2'])
    expect(api.space.asked).toHaveLength(3)
    expect(after.entries.get('uuid-2')?.published_at).toContain(':2Z')
    expect(after.entries.get('uuid-1')).toBe(before.entries.get('uuid-1'))
  })

  it('lets a deleted story go, and finds those that moved with their folder', async () => {
    const before = await contentAfter(api.client, NOTHING, null)
    api.space.stories.delete(1)
    for (const id of [2, 3]) api.space.stories.set(id, { id, slug: `t/${id}`, to: '/', revision: 1 })
    const after = await contentAfter(api.client, before, [1])
    expect(slugsOf(after)).toEqual(['t/2', 't/3'])
    expect(storiesAsked().at(-1)).toBe('/v2/cdn/stories?uuid-2,uuid-3')
  })

  it('reads hundreds page by page', async () => {
    for (let id = 1; id <= 230; id += 1) api.space.stories.set(id, { id, slug: `s/${id}`, to: '/', revision: 1 })
    expect((await contentAfter(api.client, NOTHING, null)).entries.size).toBe(230)
    expect(
      (
        await contentAfter(
          api.client,
          NOTHING,
          Array.from({ length: 60 }, (_, index) => index + 1),
        )
      ).entries.size,
    ).toBe(230)
  })

  it('fails whole when the API does', async () => {
    const before = await contentAfter(api.client, NOTHING, null)
    const copy = new Map(before.entries)
    api.space.isDown = true
    await expect(contentAfter(api.client, before, [1])).rejects.toThrow(/^Content API: GET \S+: answered 404/)
    expect(before.entries).toEqual(copy)
  })

  it('is, with its stories, what reading and parsing everything anew gives', async () => {
    const id = fc.integer({ min: 1, max: 6 })
    const change = fc.record({
      id,
      slug: fc.constantFrom('a', 'b', 'c', 'x/d', ''),
      to: fc.constantFrom('/a', '/b', '/x/d', '/stock/1', '/no'),
      revision: fc.integer({ min: 10, max: 59 }),
    })
    const steps = fc.array(fc.record({ changes: fc.array(change, { maxLength: 3 }), sold: fc.boolean() }), {
      maxLength: 6,
    })
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        api.space.stories.clear()
        let content = await contentAfter(api.client, NOTHING, null)
        const parse = createStoryParser()
        for (const { changes, sold } of list) {
          for (const one of changes) {
            if (one.slug === '') api.space.stories.delete(one.id)
            else api.space.stories.set(one.id, one)
          }
          content = await contentAfter(
            api.client,
            content,
            changes.map((one) => one.id),
          )
          const anew = await contentAfter(api.client, NOTHING, null)
          expect(new Map([...content.entries].sort())).toEqual(new Map([...anew.entries].sort()))
          const isAppPath = (path: string) => path === '/stock/1' && !sold
          const kept = parseStories([...content.entries.values()], content.links, isAppPath, parse)
          expect(kept).toEqual(parseStories([...anew.entries.values()], anew.links, isAppPath))
        }
      }),
      { numRuns: propertyRuns(25) },
    )
  })
})
