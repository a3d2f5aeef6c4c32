import { serve } from '@hono/node-server'
import { appendFile } from 'node:fs/promises'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DEMO_TOKENS } from './options'
import { startApi, story, temporaryFolder } from './testing/serve'
import type { RunningApi } from './testing/serve'
import { signWebhook } from './webhook/sign'

const seed = {
  stories: [story('home', { title: 'Un' }), story('old/place')],
  datasources: [{ slug: 'labels', name: 'Labels', entries: [{ name: 'a', value: '1' }] }],
}

const read = async ({ origin }: RunningApi, slug: string, version: 'draft' | 'published' = 'published') => {
  const answer = await fetch(`${origin}/v2/cdn/stories/${slug}?token=${DEMO_TOKENS.preview}&version=${version}`)
  return answer.ok ? (await answer.json()).story.content.title : answer.status
}
const cvOf = async ({ origin }: RunningApi): Promise<number> =>
  (await (await fetch(`${origin}/v2/cdn/spaces/me?token=${DEMO_TOKENS.public}`)).json()).space.version
const idOf = async (api: RunningApi, slug: string): Promise<number> => {
  const { body } = await api.write('GET', `/stories?with_slug=${slug}`)
  return (body['stories'] as { id: number }[])[0]?.id ?? 0
}

describe('the write side', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let api: RunningApi
  const restart = async (stories = seed.stories): Promise<void> => {
    await api.stop()
    api = await startApi({ dataDir: folder.path, seed: { ...seed, stories } })
  }
  beforeEach(async () => {
    folder = await temporaryFolder()
    api = await startApi({ dataDir: folder.path, seed })
  })
  afterEach(async () => {
    await api.stop()
    await folder.remove()
  })

  it('keeps drafts from the public until they are published, and then raises the cache version', async () => {
    const id = await idOf(api, 'home')
    const before = await cvOf(api)
    await api.write('PUT', `/stories/${id}`, { story: { content: { component: 'page', title: 'Deux' } } })
    expect([await read(api, 'home'), await read(api, 'home', 'draft'), await cvOf(api)]).toEqual(['Un', 'Deux', before])
    await api.write('GET', `/stories/${id}/publish`)
    expect(await read(api, 'home')).toBe('Deux')
    expect(await cvOf(api)).toBeGreaterThan(before)
    await api.write('GET', `/stories/${id}/unpublish`)
    expect([await read(api, 'home'), await read(api, 'home', 'draft')]).toEqual([404, 'Deux'])
  })

  it('creates, moves and deletes a story, and all of it survives a restart', async () => {
    const created = await api.write('POST', '/stories', {
      story: { name: 'Neu', slug: 'news/neu', content: { component: 'page', title: 'Neu' } },
      publish: 1,
    })
    expect(created.status).toBe(201)
    await api.write('PUT', `/stories/${created.body.story.id}/move`, { story: { slug: 'news/neuf' } })
    await api.write('DELETE', `/stories/${await idOf(api, 'old/place')}`)
    const cv = await cvOf(api)
    await restart()
    expect([await read(api, 'news/neuf'), await read(api, 'news/neu'), await read(api, 'old/place')]).toEqual([
      'Neu',
      404,
      404,
    ])
    expect(await cvOf(api)).toBe(cv)
  })

  it('loses nothing that was acknowledged when it is killed while writing', async () => {
    const id = await idOf(api, 'home')
    await api.write('PUT', `/stories/${id}`, { story: { content: { component: 'page', title: 'Gardé' } }, publish: 1 })
    await appendFile(join(folder.path, 'space.jsonl'), '{"cv":1,"stories":[{"id":')
    await restart()
    expect(await read(api, 'home')).toBe('Gardé')
    await api.write('DELETE', `/stories/${id}`)
    await restart()
    expect(await read(api, 'home')).toBe(404)
  })

  it('takes over a changed seed, but not for a story that somebody edited', async () => {
    await api.write('PUT', `/stories/${await idOf(api, 'home')}`, {
      story: { content: { component: 'page', title: 'À moi' } },
      publish: 1,
    })
    await restart([
      story('home', { title: 'Trois' }),
      story('old/place', { title: 'Neuf' }),
      story('added', { title: 'Ajouté' }),
    ])
    expect([await read(api, 'home'), await read(api, 'old/place'), await read(api, 'added')]).toEqual([
      'À moi',
      'Neuf',
      'Ajouté',
    ])
  })

  it.each([
    ['POST', '/stories', { story: { name: '', slug: 'x', content: { component: 'page' } } }, 422],
    ['POST', '/stories', { story: { name: 'x', slug: 'home', content: { component: 'page' } } }, 422],
    ['POST', '/stories', { story: { name: 'x', slug: 'a b', content: { component: 'page' } } }, 422],
    ['POST', '/stories', { story: { name: 'x', slug: 'x', content: {} } }, 422],
    ['PUT', '/stories/1', { story: {} }, 404],
    ['DELETE', '/datasource_entries/1', undefined, 404],
  ])('answers %s %s %j by %i', async (method, path, body, status) => {
    expect((await api.write(method, path, body)).status).toBe(status)
  })

  it('gives no entry of a datasource the name of another one', async () => {
    const { body } = await api.write('POST', '/datasource_entries', {
      datasource_entry: { datasource_slug: 'labels', name: 'b', value: '2' },
    })
    const path = `/datasource_entries/${(body['datasource_entry'] as { id: number }).id}`
    expect((await api.write('PUT', path, { datasource_entry: { name: 'a' } })).status).toBe(422)
    expect((await api.write('PUT', path, { datasource_entry: { name: 'b', value: '3' } })).status).toBe(200)
  })

  it('is closed to everybody without its token', async () => {
    expect(
      (await fetch(`${api.origin}/v1/spaces/88001/stories`, { headers: { authorization: DEMO_TOKENS.preview } }))
        .status,
    ).toBe(401)
  })
})

describe('webhooks', () => {
  it('are signed as the vendor signs them', () => {
    const body =
      '{"action":"published","space_id":123,"story_id":123,"full_slug":"home","text":"The user test@domain.com published the Story XYZ (xyz)"}'
    expect(signWebhook('hello', body)).toBe('6da917252389668519f248c3c436d67f465b0e4e')
  })

  it('tell of every change, in order, with a signature over the body as it was sent', async () => {
    const received: { body: string; signature: string | null }[] = []
    const hook = serve({
      port: 0,
      hostname: '127.0.0.1',
      fetch: async (request) => {
        received.push({ body: await request.text(), signature: request.headers.get('webhook-signature') })
        return new Response('{}')
      },
    })
    await once(hook, 'listening')
    const folder = await temporaryFolder()
    const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`
    const api = await startApi({ dataDir: folder.path, seed, webhook: { url, secret: 's3cret' } })
    const id = await idOf(api, 'home')
    await api.write('GET', `/stories/${id}/publish`)
    await api.write('PUT', `/stories/${id}/move`, { story: { slug: 'maison' } })
    await api.write('GET', `/stories/${id}/unpublish`)
    await api.write('DELETE', `/stories/${id}`)
    await api.write('POST', '/datasource_entries', {
      datasource_entry: { datasource_slug: 'labels', name: 'b', value: '2' },
    })
    await api.stop()
    hook.close()
    await folder.remove()
    expect(received.map(({ body }) => JSON.parse(body))).toEqual([
      { action: 'published', story_id: id, full_slug: 'home', space_id: 88001, text: expect.any(String) },
      { action: 'moved', story_id: id, full_slug: 'maison', space_id: 88001, text: expect.any(String) },
      { action: 'unpublished', story_id: id, space_id: 88001, text: expect.any(String) },
      { action: 'deleted', story_id: id, space_id: 88001, text: expect.any(String) },
      { action: 'entries_updated', datasource_slug: 'labels', space_id: 88001, text: expect.any(String) },
    ])
    for (const { body, signature } of received) expect(signature).toBe(signWebhook('s3cret', body))
  })

  it('hold nothing up when nobody listens: the failure is logged', async () => {
    const folder = await temporaryFolder()
    const lines: string[] = []
    const api = await startApi({
      dataDir: folder.path,
      seed,
      webhook: { url: 'http://127.0.0.1:9/', secret: 'x' },
      log: (line) => lines.push(line),
    })
    expect((await api.write('GET', `/stories/${await idOf(api, 'home')}/publish`)).status).toBe(200)
    await api.stop()
    await folder.remove()
    expect(lines).toEqual([expect.stringContaining('was not reached')])
  })
})
