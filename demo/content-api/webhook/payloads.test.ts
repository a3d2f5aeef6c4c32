import { z } from 'zod'
import { serve } from '@hono/node-server'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { storyblokEvent } from '../../../src/server/webhooks/accept'
import type { NewEvent } from '../../../src/server/journal/types'
import { startApi, story, temporaryFolder } from '../testing/serve'

const SECRET = 'secret of a test'

describe('webhooks of the stand-in', () => {
  it('are taken by the server for what they say, each of them as one that makes a build', async () => {
    const events: NewEvent[] = []
    const receiver = serve({
      port: 0,
      hostname: '127.0.0.1',
      fetch: async (request: Request) => {
        events.push(
          storyblokEvent(
            { secret: SECRET, spaceId: '88001' },
            new Uint8Array(await request.arrayBuffer()),
            request.headers.get('webhook-signature') ?? undefined,
          ).event,
        )
        return Response.json({}, { status: 202 })
      },
    })
    await once(receiver, 'listening')
    const folder = await temporaryFolder()
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
    const seed = {
      stories: [story('home')],
      datasources: [{ slug: 'labels', name: 'Labels', entries: [{ name: 'a', value: '1' }] }],
    }
    const api = await startApi({ dataDir: folder.path, seed, webhook: { url, secret: SECRET } })
    const { body } = await api.write('POST', '/stories', {
      story: { name: 'Neu', slug: 'neu', content: { component: 'page' } },
      publish: 1,
    })
    const { id } = body.story
    await api.write('PUT', `/stories/${id}/move`, { story: { slug: 'neuf' } })
    await api.write('GET', `/stories/${id}/unpublish`)
    await api.write('DELETE', `/stories/${id}`)
    const { body: made } = await api.write('POST', '/releases', { release: { name: 'Été' } })
    const { id: release } = z.object({ release: z.object({ id: z.number() }) }).parse(made).release
    await api.write('PUT', `/releases/${release}`, { do_release: true })
    await api.write('POST', '/datasource_entries', {
      datasource_entry: { name: 'b', value: '2', datasource_slug: 'labels' },
    })
    await api.stop()
    await new Promise((resolve) => receiver.close(resolve))
    await folder.remove()

    expect(events.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['published', 'neu'],
      ['moved', 'neuf'],
      ['unpublished', `story ${id}`],
      ['deleted', `story ${id}`],
      ['merged', 'release'],
      ['entries_updated', 'labels'],
    ])
    expect(events.filter(({ ignored }) => ignored !== undefined)).toEqual([])
  })
})
