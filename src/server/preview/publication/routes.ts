import { Hono } from 'hono'
import type { PredictedPages } from '../../../contract/predict-door'
import { canonicalJson } from '../../../domain/canonical-json'
import type { PredictionAnswer, PublicationAnswer, StoryState } from '../../../domain/content/publication'
import { pathOfSlug } from '../../../domain/content/parse/resolve-link'
import type { Logger } from '../../http/logger'
import { errorLine } from '../../../domain/errors/error-message'
import { askedStory, failedReading, noStory } from '../asked-story'
import type { DraftSources, RawStory } from '../content-client'
import type { PublicationReader } from './read-publication'

export interface PublicationRoutesOptions {
  sources: DraftSources
  movedRoots: Parameters<typeof pathOfSlug>[1]
  read: PublicationReader
  /** Which pages a publication of stories would touch, see `Supervisor`. */
  predict: (stories: readonly object[]) => Promise<PredictedPages | null>
  logger: Logger
}

/** Addresses that the editor is told of a prediction. */
const NAMED = 5

/** What an editor wrote, without the marks that only drafts have. */
const written = ({ name, full_slug: slug, content }: RawStory): string => {
  const bare: unknown = JSON.parse(
    JSON.stringify(content, (key, value: unknown) => (key === '_editable' ? undefined : value)),
  )
  return canonicalJson([name, slug, bare])
}

const stateOf = (draft: RawStory, published: RawStory | null): StoryState => {
  if (published === null) return 'draft'
  return written(draft) === written(published) ? 'published' : 'changed'
}

/** Null where the CMS tells no time, or none that can be read. */
const publishedAt = ({ published_at: text }: RawStory): Date | null =>
  typeof text === 'string' && !Number.isNaN(Date.parse(text)) ? new Date(text) : null

const named = ({ created, changed, deleted }: PredictedPages, own: string): PredictionAnswer['pages'] => {
  const shown = [...created, ...changed]
  const all = shown.length > 0 ? shown : deleted
  const first = [...all.filter((path) => path === own), ...all.filter((path) => path !== own)]
  return {
    created: created.length,
    changed: changed.length,
    deleted: deleted.length,
    first: first.slice(0, NAMED),
  }
}

/** What publishing the draft would do, and what became of the last publication; below `/api/preview`, behind its token. */
export const createPublicationRoutes = ({
  sources,
  movedRoots,
  read,
  predict,
  logger,
}: PublicationRoutesOptions): Hono => {
  const routes = new Hono()

  routes.get('/publication', async (context) => {
    const { id, release } = askedStory(context.req.raw)
    const source = sources.of(release)
    const { draft, published } = await source.versions(id).catch(failedReading)
    if (draft === null) throw noStory(id)
    const state = stateOf(draft, published)
    const path = pathOfSlug(draft.full_slug, movedRoots)
    const publication = await read({ id, path, release, state, publishedAt: published && publishedAt(published) })
    const answer: PublicationAnswer = { story: state, publication }
    return context.json(answer)
  })

  routes.get('/prediction', async (context) => {
    const { id, release } = askedStory(context.req.raw)
    const source = sources.of(release)
    const [draft, others] = await Promise.all([source.story(id), source.ofRelease()]).catch(failedReading)
    if (draft === null) throw noStory(id)
    const stories = others.length === 0 ? [draft] : others
    // Nobody is kept from editing because a builder died a moment ago.
    const pages = await predict(stories).catch((error: unknown) => {
      logger.error(`preview: no prediction: ${errorLine(error)}`)
      return null
    })
    const answer: PredictionAnswer = {
      pages: pages && named(pages, pathOfSlug(draft.full_slug, movedRoots)),
      stories: stories.length,
    }
    return context.json(answer)
  })
  return routes
}
