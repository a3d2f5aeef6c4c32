import { Hono } from 'hono'
import { z } from 'zod'
import { HttpError } from '../../src/server/http/http-error'
import { clientModule, font, styleSheet } from './client-files'
import { frameAddress } from './frame-address'
import { editorPage } from './page'
import { editorSchema } from './schema'
import { SpaceError } from './ask-space'
import { readChecked } from './read-checked'
import { releaseRoutes } from './release-routes'
import { openSpace } from './space'
import type { EditedStory, SpaceOptions } from './space'

export interface EditorOptions extends SpaceOptions {
  /** Where the editor must be opened for its frame to be allowed; null: anywhere. */
  ownOrigin: string | null
  /** In milliseconds. */
  clock?: () => number
}

const BASE = '/demo/editor'
const POLICY =
  "default-src 'self'; img-src * data:; style-src 'self' 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'"

const createBody = z.object({
  name: z.string().trim().min(1),
  slug: z.string().trim().min(1),
  kind: z.enum(['page', 'article']),
})
const saveBody = z.object({ name: z.string().trim().min(1), content: z.record(z.string(), z.json()) })

const releaseSchema = z.coerce.number().int().positive().nullable()

/** @throws ZodError */
const releaseOf = (request: Request): number | null =>
  releaseSchema.parse(new URL(request.url).searchParams.get('release'))

/** Answers of the content API that are about what the editor sent. */
const PASSED_ON = [400, 404, 413, 422] as const

/** What the list shows of a story. */
const rowOf = ({
  content,
  id,
  uuid,
  name,
  full_slug,
  published,
  unpublished_changes,
  updated_at,
  is_planned,
}: EditedStory) => ({
  id,
  uuid,
  name,
  full_slug,
  published,
  unpublished_changes,
  updated_at,
  is_planned,
  component: content['component'],
})

/** Another site must not write in the name of whoever has the editor open. */
const isOwnRequest = (request: Request): boolean => {
  const origin = request.headers.get('origin')
  const isJson = request.headers.get('content-type')?.startsWith('application/json') ?? false
  const isOwn =
    origin === null ||
    (URL.canParse(origin) && new URL(origin).host === (request.headers.get('host') ?? new URL(request.url).host))
  return isJson && isOwn
}

/**
 * A small stand-in for Storyblok's visual editor at `/demo/editor`, over the demo's content API. It speaks to the frame
 * through the same messages and signs the same parameters.
 *
 * @returns what answers a request, null for any other address
 */
export const createEditor = (options: EditorOptions): ((request: Request) => Promise<Response | null>) => {
  const clock = options.clock ?? Date.now
  const space = openSpace(options)
  const app = new Hono({ strict: false }).basePath(BASE)
  const opened = (story: EditedStory, release: number | null = null) => ({
    story,
    frame: frameAddress(story, { ...options, release, clock }),
  })

  app.use('*', async (context, next) => {
    if (context.req.method !== 'GET' && !isOwnRequest(context.req.raw))
      return context.json({ error: 'Only the editor itself may write.' }, 403)
    await next()
    context.header('cache-control', 'no-store')
    context.header('x-robots-tag', 'noindex')
    context.header('x-content-type-options', 'nosniff')
    return undefined
  })
  app.onError((error, context) => {
    if (error instanceof SpaceError)
      return context.json({ error: error.body }, PASSED_ON.find((status) => status === error.status) ?? 502)
    if (error instanceof HttpError) return context.json({ error: error.message }, error.status)
    if (error instanceof z.ZodError) return context.json({ error: z.treeifyError(error) }, 422)
    throw error
  })

  app.get('/', (context) => {
    const { host } = new URL(context.req.url)
    if (options.ownOrigin !== null && new URL(options.ownOrigin).host !== host)
      return context.redirect(`${options.ownOrigin}${BASE}`, 302)
    return context.html(editorPage(), 200, { 'content-security-policy': POLICY })
  })
  app.get('/editor.css', async (context) =>
    context.body(await styleSheet(), 200, { 'content-type': 'text/css; charset=utf-8' }),
  )
  app.get('/font.woff2', async (context) =>
    context.body(new Uint8Array(await font()), 200, { 'content-type': 'font/woff2' }),
  )
  app.get('/client/:name', async (context) => {
    const source = await clientModule(context.req.param('name'))
    return source === null
      ? context.notFound()
      : context.body(source, 200, { 'content-type': 'text/javascript; charset=utf-8' })
  })

  app.get('/schema', async (context) => context.json(editorSchema(await space.datasources())))
  app.get('/stories', async (context) =>
    context.json({ stories: (await space.list(releaseOf(context.req.raw))).map(rowOf) }),
  )
  app.post('/stories', async (context) => {
    const { name, slug, kind } = await readChecked(context.req.raw, createBody)
    const { initial } = editorSchema()[kind] ?? { initial: {} }
    const content = z
      .record(z.string(), z.json())
      .parse({ ...initial, _uid: crypto.randomUUID(), component: kind, seo: { title: name, description: '' } })
    return context.json(
      opened(
        await space.create(name, slug, kind === 'article' ? { ...content, title: name } : content),
        releaseOf(context.req.raw),
      ),
      201,
    )
  })
  app.get('/stories/:id', async (context) => {
    const release = releaseOf(context.req.raw)
    return context.json(opened(await space.read(context.req.param('id'), release), release))
  })
  app.put('/stories/:id', async (context) => {
    const { name, content } = await readChecked(context.req.raw, saveBody)
    const release = releaseOf(context.req.raw)
    return context.json(opened(await space.save(context.req.param('id'), name, content, release), release))
  })
  app.post('/stories/:id/publish', async (context) =>
    context.json(opened(await space.publish(context.req.param('id')))),
  )
  app.post('/stories/:id/unpublish', async (context) =>
    context.json(opened(await space.unpublish(context.req.param('id')))),
  )

  app.route('/releases', releaseRoutes(space))

  return async (request) => {
    const { pathname } = new URL(request.url)
    return pathname === BASE || pathname.startsWith(`${BASE}/`) ? app.fetch(request) : null
  }
}
