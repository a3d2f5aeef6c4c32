import { causeOf } from '../../../plugins/gatsby-source-dealer/src/cause-of'
import { isRecord } from '../../domain/is-record'

/** Answers after which it is worth asking again (spec, section 7). */
const RETRIED = new Set([408, 409, 425, 500, 502, 503, 504])
const MAXIMUM_RATE_RETRIES = 10

export interface ContentFetchOptions {
  /** Milliseconds one answer may take, its body included. */
  timeout: number
  /** Milliseconds before a request is sent again. */
  retryDelay: number
}

export const CONTENT_FETCH_DEFAULTS: ContentFetchOptions = { timeout: 20_000, retryDelay: 300 }

/** The option for a time that is set, nothing for one that is not. */
export const timeoutOf = (timeout: number | undefined): Partial<ContentFetchOptions> =>
  timeout === undefined ? {} : { timeout }

/** The content API failed for good; the message is one line that names the address, without the token, and the cause. */
export class ContentApiError extends Error {
  override name = 'ContentApiError'

  constructor(url: string, cause: string) {
    super(`Content API: GET ${withoutToken(url)}: ${cause}`)
  }
}

const withoutToken = (address: string): string => {
  const url = new URL(address)
  if (url.searchParams.has('token')) url.searchParams.set('token', '***')
  return url.href
}

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Lists that are read page by page: without these headers a reader takes the first page for all. */
const LISTS = /\/cdn\/(stories|datasources|datasource_entries)$/

/** What is wrong with an answer that arrived, or null. */
const problemOf = (url: string, body: unknown, headers: Headers): string | null => {
  const { pathname } = new URL(url)
  if (!isRecord(body)) return 'the answer is not a JSON object'
  if (pathname.endsWith('/cdn/spaces/me'))
    return isRecord(body.space) && Array.isArray(body.space.language_codes)
      ? null
      : 'the answer does not describe a space'
  const list = LISTS.exec(pathname)?.[1]
  if (list === undefined) return null
  if (!Array.isArray(body[list])) return `the answer has no list of ${list}`
  const missing = ['total', 'per-page'].filter((name) => !/^\d+$/.test(headers.get(name) ?? ''))
  return missing.length === 0
    ? null
    : `the answer lacks the header ${missing.join(' and ')}: it may be one page of many`
}

const refusal = ({ status, statusText }: Response): string =>
  status === 401
    ? 'answered 401: the token (STORYBLOK_TOKEN) is not accepted'
    : `answered ${status} ${statusText}`.trim()

const parseJson = (url: string, text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new ContentApiError(url, `the answer is not JSON (${text.length} characters, it may be cut off)`)
  }
}

/**
 * `fetch` for the content API. The source plugin swallows most of what can go wrong (it reads half a space without
 * complaint, or fails with an empty message), so everything is checked here, at the edge.
 *
 * @throws ContentApiError after the retries
 */
export const createContentFetch =
  (options: Partial<ContentFetchOptions> = {}) =>
  async (input: string | URL | Request): Promise<Response> => {
    const { timeout, retryDelay } = { ...CONTENT_FETCH_DEFAULTS, ...options }
    const url = input instanceof Request ? input.url : String(input)
    const ask = async (attempt: number): Promise<Response> => {
      let response: Response
      let text: string
      try {
        response = await fetch(url, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(timeout) })
        text = await response.text()
      } catch (error) {
        if (attempt >= 1) throw new ContentApiError(url, causeOf(error, timeout))
        await rest(retryDelay)
        return ask(attempt + 1)
      }
      const again =
        response.status === 429 ? attempt < MAXIMUM_RATE_RETRIES : attempt < 1 && RETRIED.has(response.status)
      if (again) {
        await rest(retryDelay)
        return ask(attempt + 1)
      }
      if (!response.ok) throw new ContentApiError(url, refusal(response))
      const problem = problemOf(url, parseJson(url, text), response.headers)
      if (problem !== null) throw new ContentApiError(url, problem)
      return new Response(text, { status: response.status, headers: response.headers })
    }
    return ask(0)
  }
