import { createHash } from 'node:crypto'
import { z } from 'zod'
import { ContentApiError } from '../../content-api/content-api-error'
import { createContentClient } from '../../content-api/content-client'
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

  const { contentEndpoint: endpoint, contentToken: token } = source
  const client = createContentClient({ endpoint, token, timeout: TIMEOUT, repeatsFailures: false })

  const readStory = async (id: number): Promise<SubjectMark | null> => {
    try {
      const { story } = (await client.read(`stories/${id}`, storySchema, {}, true)).body
      return { mark: storyMark(story.published_at, story.full_slug), isUnique: true }
    } catch (error) {
      return error instanceof ContentApiError && error.status === 404 ? { mark: GONE, isUnique: false } : null
    }
  }
  return async (storyId) => {
    if (storyId !== null) return readStory(storyId)
    // A version of the future is answered with what is there now, by no cache.
    const marks = await readSpace(String(Date.now()))
    if (marks === null) return null
    const text = JSON.stringify([[...marks.stories].sort(([a], [b]) => a - b), marks.datasources])
    return { mark: createHash('sha256').update(text).digest('base64url'), isUnique: false }
  }
}
