import { Hono } from 'hono'
import { z } from 'zod'
import { readChecked } from './read-checked'
import type { openSpace } from './space'

const createBody = z.object({ name: z.string().trim().min(1) })

const viewOf = ({ id, name }: { id: number; name: string }) => ({ id, name })

/** What an editor does with releases: stories that become public together. */
export const releaseRoutes = (space: ReturnType<typeof openSpace>): Hono => {
  const routes = new Hono()
  routes.get('/', async (context) => context.json({ releases: (await space.releases()).map(viewOf) }))
  routes.post('/', async (context) => {
    const { name } = await readChecked(context.req.raw, createBody)
    return context.json({ release: viewOf(await space.createRelease(name)) }, 201)
  })
  routes.post('/:id/merge', async (context) => {
    await space.merge(context.req.param('id'))
    return context.json({})
  })
  return routes
}
