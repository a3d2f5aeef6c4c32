import { isRecord } from '../domain/is-record'

/** What an answer that is a refusal says. */
export interface Refusal {
  /** HTTP status; null when there was no answer, or a good one with a bad body. */
  status: number | null
  /** The body's own word of what is wrong. */
  error: string | null
  /** Slug, number or uuid of the story that was asked for. */
  slug: string | null
}

export const withoutToken = (address: string): string => {
  const url = new URL(address)
  if (url.searchParams.has('token')) url.searchParams.set('token', '***')
  return url.href
}

const slugIn = (address: string): string | null => {
  const slug = /\/cdn\/stories\/(.+)$/.exec(new URL(address).pathname)?.[1]
  return slug === undefined ? null : decodeURIComponent(slug)
}

/** The content API failed for good; the message is one line that names the address, without the token, and the cause. */
export class ContentApiError extends Error implements Refusal {
  override name = 'ContentApiError'
  readonly status: number | null
  readonly error: string | null
  readonly slug: string | null

  constructor(address: string, cause: string, refusal: Partial<Refusal> = {}) {
    super(`Content API: GET ${withoutToken(address)}: ${cause}`)
    this.status = refusal.status ?? null
    this.error = refusal.error ?? null
    this.slug = refusal.slug ?? slugIn(address)
  }
}

const MAXIMUM_WORD = 200

/** A text, or the first of a list of texts, on one line. */
const wordIn = (value: unknown): string | null => {
  const text: unknown = Array.isArray(value) ? value[0] : value
  return typeof text === 'string' && text.trim() !== '' ? text.replace(/\s+/g, ' ').trim().slice(0, MAXIMUM_WORD) : null
}

const bodyOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The error of an answer that is no good one. Storyblok says why in `error`, in a list of texts, or by what is wrong with the slug. */
export const refusalOf = (address: string, { status, statusText }: Response, text: string): ContentApiError => {
  const body = bodyOf(text)
  const [error, slug] = isRecord(body) ? [wordIn(body.error), wordIn(body.slug)] : [wordIn(body), null]
  const word = error ?? slug
  const cause =
    status === 401
      ? 'answered 401: the token (STORYBLOK_TOKEN) is not accepted'
      : `answered ${status} ${statusText}`.trim() + (word === null ? '' : ` (${word})`)
  return new ContentApiError(address, cause, { status, error: word })
}
