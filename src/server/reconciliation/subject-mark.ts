import { createHash } from 'node:crypto'
import { z } from 'zod'
import { GONE, storyMark } from '../../domain/events/story-mark'
import type { SourceAddresses } from '../builds/worker/source-versions'
import { contentMarks } from './content-marks'

/** What the content API says now of what a webhook is about. */
export interface SubjectMark {
  mark: string
  /** The same mark never comes back after another one: it holds the time of a publication. */
  isUnique: boolean
}

/**
 * Reads the mark of a story, or of the whole space for everything else.
 *
 * @returns null when the content API cannot be asked, or does not say enough
 */
export type ReadSubjectMark = (storyId: number | null) => Promise<SubjectMark | null>

const TIMEOUT = 3_000
const storySchema = z.object({ story: z.object({ published_at: z.string().min(1), full_slug: z.string() }) })

export const subjectMarks = (source: Pick<SourceAddresses, 'contentEndpoint' | 'contentToken'>): ReadSubjectMark => {
  const readSpace = contentMarks(source)

  const readStory = async (id: number, version: string): Promise<SubjectMark | null> => {
    const query = new URLSearchParams({ token: source.contentToken, version: 'published', cv: version })
    const response = await fetch(`${source.contentEndpoint}/cdn/stories/${id}?${query.toString()}`, {
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (response.status === 404) return { mark: GONE, isUnique: false }
    if (!response.ok) return null
    const { story } = storySchema.parse(await response.json())
    return { mark: storyMark(story.published_at, story.full_slug), isUnique: true }
  }
  return async (storyId) => {
    // A version of the future is answered with what is there now, by no cache.
    const version = String(Date.now())
    if (storyId !== null) return readStory(storyId, version).catch(() => null)
    const marks = await readSpace(version)
    if (marks === null) return null
    const text = JSON.stringify([[...marks.stories].sort(([a], [b]) => a - b), marks.datasources])
    return { mark: createHash('sha256').update(text).digest('base64url'), isUnique: false }
  }
}
