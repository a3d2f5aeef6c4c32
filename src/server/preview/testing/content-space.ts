import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { once } from 'node:events'

export interface SpaceStory {
  id: number
  uuid: string
  name: string
  full_slug: string
  content: Record<string, unknown>
}

export const PREVIEW_TOKEN = 'test-preview-token'

/** A space of a few drafts that speaks the part of the delivery API which previews ask, over real HTTP. */
export const startSpace = async (stories: SpaceStory[]) => {
  const asked: string[] = []
  let status = 200
  const app = new Hono()
  app.use('*', async (context, next) => {
    asked.push(context.req.path)
    if (status !== 200) return context.text('no', status as 500)
    if (context.req.query('token') !== PREVIEW_TOKEN || context.req.query('version') !== 'draft')
      return context.json({ error: 'Unauthorized' }, 401)
    return next()
  })
  app.get('/v2/cdn/stories/:id', (context) => {
    const story = stories.find(({ id }) => String(id) === context.req.param('id'))
    return story ? context.json({ story, cv: 1 }) : context.json(['This record could not be found'], 404)
  })
  app.get('/v2/cdn/stories', (context) => {
    const type = context.req.query('content_type')
    const found = stories.filter(({ content }) => content['component'] === type)
    return context.json({ stories: found, cv: 1 }, 200, { total: String(found.length), 'per-page': '100' })
  })
  app.get('/v2/cdn/links', (context) => {
    const links = stories.map(({ uuid, full_slug: slug }) => [uuid, { uuid, slug, is_folder: false }])
    return context.json({ links: Object.fromEntries(links) }, 200, {
      total: String(stories.length),
      'per-page': '1000',
    })
  })
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    endpoint: `http://127.0.0.1:${address.port}/v2`,
    asked,
    stories,
    /** From now on every request is answered with this status. */
    answerWith: (next: number) => {
      status = next
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}
