import { z } from 'zod'
import { segments } from '../../../config/segments'
import { pathOfSlug } from '../../../domain/content/parse/resolve-link'
import { movedRoots } from '../../../domain/routes/moved-roots'
import { REDIRECT_DATASOURCE } from '../../../domain/routes/held-redirect'
import type { EventRow } from '../../journal/types'
import { explainHeldRedirect } from '../../redirects/explain-held-redirect'
import type { BuildResult, StoryOmission } from '../types'
import { explainOmission } from './explain-omission'

/** What is told of an event whose story or redirects a build left out, or shows with less, although the rest of it is live. */
export interface EventNote {
  id: string
  status: 'omitted' | 'published'
  reason: string
}

const payloadSchema = z.object({ action: z.enum(['published', 'moved']), full_slug: z.string().min(1) })

const bare = (slug: string): string => slug.replace(/^\/+|\/+$/g, '')

/** Slug of the story that an event brought onto the site; null when it is about something else. */
const slugOf = ({ source, payload }: Pick<EventRow, 'source' | 'payload'>): string | null =>
  source === 'storyblok' ? (payloadSchema.safeParse(payload).data?.full_slug ?? null) : null

/** A story is known by its slug where the report tells it: two stories may come to one address. */
const isAbout = ({ slug, path }: StoryOmission, asked: string): boolean =>
  slug === null ? path === pathOfSlug(asked, movedRoots(segments)) : bare(slug) === bare(asked)

const listSchema = z.object({ datasource_slug: z.literal(REDIRECT_DATASOURCE) })

/** The webhook of a list does not say which of its entries changed. */
const isAboutRedirects = ({ source, payload }: Pick<EventRow, 'source' | 'payload'>): boolean =>
  source === 'storyblok' && listSchema.safeParse(payload).success

/** Redirects that one note names. */
const NAMED = 3

const redirectNote = (held: BuildResult['heldRedirects']): string => {
  const rest = held.length - NAMED
  return [
    'Laissé de côté, le reste est en ligne\u202f:',
    ...held.slice(0, NAMED).map(explainHeldRedirect),
    ...(rest > 0 ? [`Et ${rest} ${rest === 1 ? 'autre redirection' : 'autres redirections'}.`] : []),
  ].join(' ')
}

/** Notes on those events whose stories or redirects the build could not take as they are. */
export const notesOn = (
  events: readonly Pick<EventRow, 'id' | 'source' | 'payload'>[],
  { omissions, heldRedirects }: Pick<BuildResult, 'omissions' | 'heldRedirects'>,
): EventNote[] =>
  events.flatMap((event) => {
    if (heldRedirects.length > 0 && isAboutRedirects(event))
      return [{ id: event.id, status: 'published', reason: redirectNote(heldRedirects) }]
    const slug = slugOf(event)
    const reasons =
      slug === null ? [] : omissions.filter((omission) => isAbout(omission, slug)).map(({ reason }) => reason)
    if (reasons.length === 0) return []
    const { isWhole, text } = explainOmission(reasons)
    return [{ id: event.id, status: isWhole ? 'omitted' : 'published', reason: text }]
  })
