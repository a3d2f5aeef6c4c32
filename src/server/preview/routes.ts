import { Hono } from 'hono'
import { z } from 'zod'
import { ContentApiError } from '../../content-api/content-api-error'
import type { DraftAnswer } from '../../domain/content/draft'
import { GALLERY_ID } from '../../domain/content/gallery'
import type { HeldRedirect } from '../../domain/routes/held-redirect'
import { HttpError } from '../http/http-error'
import { checkBody, decodeJson } from '../http/json-body'
import { readBody } from '../http/read-body'
import { rawStorySchema } from './content-client'
import type { DraftSource } from './content-client'
import { readPreviewToken, refusePreview } from './preview-token'
import type { PreviewRefusal, PreviewSecret } from './preview-token'
import type { DraftRenderer } from './render-draft'
import { wellFormedJson } from './well-formed'

export interface PreviewRoutesOptions extends PreviewSecret {
  source: DraftSource
  render: DraftRenderer
  /** The story that shows every block, see `blocks/gallery`; null: there is none. */
  gallery: object | null
  readHeldRedirects: () => Promise<HeldRedirect[]>
  /** Origins that may frame the preview. */
  frameAncestors: readonly string[]
  /** In milliseconds. */
  clock?: () => number
}

/** A story with a long body is some hundred kilobytes. */
const MAX_BODY = 2_000_000
/** Blocks and the nodes of a text nest some twenty levels; code that walks through them uses a stack frame for each. */
const MAX_DEPTH = 200

const MESSAGES: Record<PreviewRefusal, string> = {
  missing: 'This preview is for the visual editor only.',
  forged: 'The token of the visual editor is not right.',
  expired: 'The token of the visual editor has expired: reload the editor.',
}

const idSchema = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
const bodySchema = z.object({ story: rawStorySchema })

/**
 * `/api/preview`: drafts for the frame of the visual editor. Every request carries the editor's token; the token of the
 * content API stays on this side.
 */
export const createPreviewRoutes = ({
  source,
  render,
  gallery,
  readHeldRedirects,
  frameAncestors,
  previewToken,
  spaceId,
  clock = Date.now,
}: PreviewRoutesOptions): Hono => {
  const routes = new Hono()
  const answer = async (story: Parameters<DraftRenderer>[0]): Promise<DraftAnswer> => {
    const [draft, heldRedirects] = await Promise.all([render(story), readHeldRedirects()])
    return { draft, heldRedirects, editors: [...frameAncestors] }
  }
  const asked = (request: Request): number => {
    const id = idSchema.safeParse(new URL(request.url).searchParams.get('_storyblok'))
    if (!id.success) throw new HttpError(400, 'bad_story', '_storyblok must be the number of a story.')
    return id.data
  }
  const failed = (error: unknown): never => {
    if (error instanceof ContentApiError) throw new HttpError(502, 'content_api', error.message)
    throw error
  }

  routes.use('*', async (context, next) => {
    await next()
    context.header('Cache-Control', 'no-store')
    context.header('X-Robots-Tag', 'noindex')
  })
  // Examples and published records only: nobody needs the editor's token for them.
  routes.get('/story', async (context, next) =>
    gallery !== null && context.req.query('_storyblok') === String(GALLERY_ID)
      ? context.json(await answer(rawStorySchema.parse(gallery)).catch(failed))
      : next(),
  )
  routes.use('*', async (context, next) => {
    const { searchParams } = new URL(context.req.url)
    const refusal = refusePreview(readPreviewToken(searchParams), { previewToken, spaceId }, clock())
    if (refusal !== null) throw new HttpError(403, `preview_${refusal}`, MESSAGES[refusal])
    await next()
  })

  routes.get('/story', async (context) => {
    const id = asked(context.req.raw)
    // The editor asks for a story when it is opened and after each save.
    source.saved()
    const story = await source.story(id).catch(failed)
    if (story === null) throw new HttpError(404, 'no_story', `The space has no story ${id}.`)
    return context.json(await answer(story).catch(failed))
  })

  routes.post('/render', async (context) => {
    const id = asked(context.req.raw)
    const json = decodeJson(await readBody(context.req.raw, MAX_BODY), { maxDepth: MAX_DEPTH })
    const body = checkBody(bodySchema, wellFormedJson(json))
    if (!body.success) throw new HttpError(400, 'bad_story', 'The body is not a story.')
    if (body.data.story.id !== id)
      throw new HttpError(400, 'other_story', 'The story is another than the one that the editor opened.')
    return context.json(await answer(body.data.story).catch(failed))
  })
  return routes
}
