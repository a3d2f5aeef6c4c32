import { z } from 'zod'
import { ContentApiError } from '../../content-api/content-api-error'
import { HttpError } from '../http/http-error'

const number = z.string().regex(/^\d{1,18}$/)
const idSchema = number.max(15).transform(Number)

export interface Asked {
  /** Number of the story that the editor means. */
  id: number
  /** Number of the release that it is seen in; null: none. */
  release: string | null
}

/**
 * What the editor's parameters name.
 *
 * @throws HttpError 400
 */
export const askedStory = (request: Request): Asked => {
  const { searchParams } = new URL(request.url)
  const id = idSchema.safeParse(searchParams.get('_storyblok'))
  if (!id.success) throw new HttpError(400, 'bad_story', '_storyblok must be the number of a story.')
  // The editor sends 0, or nothing, where no release is open.
  const named = searchParams.get('_storyblok_release') ?? ''
  if (/^0?$/.test(named)) return { id: id.data, release: null }
  if (!number.safeParse(named).success)
    throw new HttpError(400, 'bad_release', '_storyblok_release must be the number of a release.')
  return { id: id.data, release: named }
}

/** @throws HttpError 502 when it was the content API that failed, else the error itself */
export const failedReading = (error: unknown): never => {
  if (error instanceof ContentApiError) throw new HttpError(502, 'content_api', error.message)
  throw error
}

export const noStory = (id: number): HttpError => new HttpError(404, 'no_story', `The space has no story ${id}.`)
