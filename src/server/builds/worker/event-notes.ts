import { z } from 'zod'
import { segments } from '../../../config/segments'
import { pathOfSlug } from '../../../domain/content/parse/resolve-link'
import { movedRoots } from '../../../domain/routes/moved-roots'
import type { EventRow } from '../../journal/types'
import type { StoryOmission } from '../types'
import { explainOmission } from './explain-omission'

/** What is told of an event whose story a build left out, or shows with less, although the rest of it is live. */
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

/** Notes on those events whose stories the build could not show as they are. */
export const notesOn = (
  events: readonly Pick<EventRow, 'id' | 'source' | 'payload'>[],
  omissions: readonly StoryOmission[],
): EventNote[] =>
  events.flatMap((event) => {
    const slug = slugOf(event)
    const reasons =
      slug === null ? [] : omissions.filter((omission) => isAbout(omission, slug)).map(({ reason }) => reason)
    if (reasons.length === 0) return []
    const { isWhole, text } = explainOmission(reasons)
    return [{ id: event.id, status: isWhole ? 'omitted' : 'published', reason: text }]
  })
