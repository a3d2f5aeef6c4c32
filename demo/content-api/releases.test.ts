import { z } from 'zod'
import { DEMO_TOKENS } from './options'
import { startApi, story, temporaryFolder } from './testing/serve'
import type { RunningApi } from './testing/serve'

const listSchema = z.object({
  stories: z.array(
    z.object({ id: z.number(), full_slug: z.string(), content: z.looseObject({}), release_id: z.number().nullable() }),
  ),
})

describe('releases of the stand-in', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let api: RunningApi
  const seed = { stories: [story('home'), story('news/one'), story('news/two')], datasources: [] }
  const read = async (query: string) => {
    const response = await fetch(`${api.origin}/v2/cdn/stories?token=${DEMO_TOKENS.preview}&${query}`)
    return { status: response.status, body: await response.json() }
  }
  const titles = async (query: string) =>
    Object.fromEntries(
      listSchema
        .parse((await read(query)).body)
        .stories.map(({ full_slug: slug, content, release_id: release }) => [slug, [content['title'], release]]),
    )

  beforeEach(async () => {
    folder = await temporaryFolder()
    api = await startApi({ dataDir: folder.path, seed })
  })
  afterEach(async () => {
    await api.stop()
    await folder.remove()
  })

  it('hold drafts apart from those outside, and make all of them public in one step', async () => {
    const { body } = await api.write('POST', '/releases', { release: { name: 'Été' } })
    const { id } = z.object({ release: z.object({ id: z.number() }) }).parse(body).release
    const { stories } = listSchema.parse((await read('version=draft')).body)
    for (const one of stories.slice(1))
      await api.write('PUT', `/stories/${one.id}`, {
        story: { content: { component: 'page', title: one.full_slug } },
        release_id: id,
      })
    const outside = await titles('version=draft')
    expect(Object.values(outside)).toEqual(Array(3).fill([undefined, null]))
    const inside = { home: [undefined, null], 'news/one': ['news/one', id], 'news/two': ['news/two', id] }
    expect(await titles(`version=draft&from_release=${id}`)).toEqual(inside)

    // A restart forgets nothing.
    await api.stop()
    api = await startApi({ dataDir: folder.path, seed })
    expect(await titles(`version=draft&from_release=${id}`)).toEqual(inside)

    const before = z.object({ cv: z.number() }).parse((await read('version=published')).body).cv
    expect((await api.write('PUT', `/releases/${id}`, { do_release: true })).status).toBe(200)
    const after = await read('version=published')
    expect(z.object({ cv: z.number() }).parse(after.body).cv).toBeGreaterThan(before)
    expect(await titles('version=published')).toEqual({
      home: [undefined, null],
      'news/one': ['news/one', null],
      'news/two': ['news/two', null],
    })
    expect((await api.write('PUT', `/releases/${id}`, { do_release: true })).status).toBe(422)
  })

  it('are refused where there is none of that number', async () => {
    expect((await read('version=draft&from_release=5')).status).toBe(422)
    expect((await api.write('PUT', '/releases/5', { do_release: true })).status).toBe(404)
  })
})
