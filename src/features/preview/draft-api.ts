import type { DraftAnswer } from '../../domain/content/draft'
import type { PredictionAnswer, PublicationAnswer } from '../../domain/content/publication'

/** Why there is no draft: the code of the server's answer, or `offline`. */
export class DraftError extends Error {
  override name = 'DraftError'

  constructor(readonly code: string) {
    super(code)
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Our own server wrote it; what could go wrong on the way is that something else answered. */
const isAnswer = (value: unknown): value is DraftAnswer =>
  isRecord(value) &&
  isRecord(value.draft) &&
  Array.isArray(value.draft.problems) &&
  Array.isArray(value.heldRedirects) &&
  Array.isArray(value.editors)

const codeOf = (body: unknown): string =>
  isRecord(body) && isRecord(body.error) && typeof body.error.code === 'string' ? body.error.code : 'unavailable'

const isPublication = (value: unknown): value is PublicationAnswer =>
  isRecord(value) && typeof value.story === 'string' && isRecord(value.publication)

const isPrediction = (value: unknown): value is PredictionAnswer =>
  isRecord(value) && typeof value.stories === 'number' && 'pages' in value

const ask = async <Body>(
  address: string,
  isRight: (value: unknown) => value is Body,
  init?: RequestInit,
): Promise<Body> => {
  const response = await fetch(address, { ...init, cache: 'no-store' }).catch(() => {
    throw new DraftError('offline')
  })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new DraftError(codeOf(body))
  if (!isRight(body)) throw new DraftError('unavailable')
  return body
}

/**
 * Asks the preview server for drafts in the name of the editor.
 *
 * @param request see `previewRequestOf`
 */
export const createDraftApi = (request: URLSearchParams) => ({
  /** The draft as it was saved. @throws DraftError */
  open: () => ask(`/api/preview/story?${request.toString()}`, isAnswer),
  /** The draft as it is being typed, in the editor's own form. @throws DraftError */
  render: (story: unknown) =>
    ask(`/api/preview/render?${request.toString()}`, isAnswer, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ story }),
    }),
  /** What became of the last publication. @throws DraftError */
  publication: () => ask(`/api/preview/publication?${request.toString()}`, isPublication),
  /** Which pages publishing the saved draft would touch. @throws DraftError */
  prediction: () => ask(`/api/preview/prediction?${request.toString()}`, isPrediction),
})
