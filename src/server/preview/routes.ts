import { Hono } from 'hono'
import { z } from 'zod'
import type { DraftAnswer } from '../../domain/content/draft'
import { GALLERY_ID } from '../../domain/content/gallery'
import type { HeldRedirect } from '../../domain/routes/held-redirect'
import { HttpError } from '../http/http-error'
import { checkBody, decodeJson } from '../http/json-body'
import { readBody } from '../http/read-body'
import { askedStory, failedReading as failed, noStory } from './asked-story'
import { rawStorySchema } from './content-client'
import type { DraftSource, DraftSources, RawStory } from './content-client'
import { readPreviewToken, refusePreview } from './preview-token'
import type { PreviewRefusal, PreviewSecret } from './preview-token'
import type { DraftRenderer } from './render-draft'
import { wellFormedJson } from './well-formed'

export interface PreviewRoutesOptions extends PreviewSecret {
  sources: DraftSources
  render: DraftRenderer
  /** The story that shows every block, see `blocks/gallery`; null: there is none. */
  gallery: object | null
  readHeldRedirects: () => Promise<HeldRedirect[]>
  /** See `createPublicationRoutes`; null: nothing is built here. */
  publication: Hono | null
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

const bodySchema = z.object({ story: rawStorySchema })

/**
 * `/api/preview`: drafts for the frame of the visual editor. Every request carries the editor's token; the token of the
 * content API stays on this side.
 */
export const createPreviewRoutes = ({
  sources,
  render,
  gallery,
  readHeldRedirects,
  publication,
  frameAncestors,
  previewToken,
  spaceId,
  clock = Date.now,
}: PreviewRoutesOptions): Hono => {
  const routes = new Hono()
  const answer = async (story: RawStory, source: DraftSource): Promise<DraftAnswer> => {
    const [draft, heldRedirects] = await Promise.all([render(story, source), readHeldRedirects()])
    return { draft, heldRedirects, editors: [...frameAncestors] }
  }

  routes.use('*', async (context, next) => {
    await next()
    context.header('Cache-Control', 'no-store')
    context.header('X-Robots-Tag', 'noindex')
  })
  // Examples and published records only: nobody needs the editor's token for them.
  routes.get('/story', async (context, next) =>
    gallery !== null && context.req.query('_storyblok') === String(GALLERY_ID)
      ? context.json(await answer(rawStorySchema.parse(gallery), sources.of(null)).catch(failed))
      : next(),
  )
  routes.use('*', async (context, next) => {
    const { searchParams } = new URL(context.req.url)
    const refusal = refusePreview(readPreviewToken(searchParams), { previewToken, spaceId }, clock())
    if (refusal !== null) throw new HttpError(403, `preview_${refusal}`, MESSAGES[refusal])
    await next()
  })

  routes.get('/story', async (context) => {
    const { id, release } = askedStory(context.req.raw)
    const source = sources.of(release)
    // The editor asks for a story when it is opened and after each save.
    source.saved()
    const story = await source.story(id).catch(failed)
    if (story === null) throw noStory(id)
    return context.json(await answer(story, source).catch(failed))
  })

  routes.post('/render', async (context) => {
    const { id, release } = askedStory(context.req.raw)
    const json = decodeJson(await readBody(context.req.raw, MAX_BODY), { maxDepth: MAX_DEPTH })
    const body = checkBody(bodySchema, wellFormedJson(json))
    if (!body.success) throw new HttpError(400, 'bad_story', 'The body is not a story.')
    if (body.data.story.id !== id)
      throw new HttpError(400, 'other_story', 'The story is another than the one that the editor opened.')
    return context.json(await answer(body.data.story, sources.of(release)).catch(failed))
  })
  if (publication !== null) routes.route('/', publication)
  return routes
}
