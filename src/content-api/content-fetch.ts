import { causeOf } from '../domain/errors/cause-of'
import { isTransientStatus } from '../domain/errors/transient-status'
import { answerProblem } from './answer-problem'
import { systemClock } from './clock'
import type { Clock } from './clock'
import { ContentApiError, refusalOf } from './content-api-error'
import { createRateLimiter } from './rate-limiter'
import type { RateLimiter } from './rate-limiter'

const MAXIMUM_RATE_RETRIES = 10

export interface ContentFetchOptions {
  /** Asked before every request that is sent, a repeated one too. */
  limiter: RateLimiter
  /** Milliseconds one answer may take, its body included. */
  timeout: number
  /** Milliseconds before a request is sent again. */
  retryDelay: number
  /** Whether a failure other than 429 is asked about once more. */
  repeatsFailures: boolean
  clock: Clock
}

/** The option for a time that is set, nothing for one that is not. */
export const timeoutOf = (timeout: number | undefined): Partial<Pick<ContentFetchOptions, 'timeout'>> =>
  timeout === undefined ? {} : { timeout }

const parseJson = (address: string, text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new ContentApiError(address, `the answer is not JSON (${text.length} characters, it may be cut off)`)
  }
}

/**
 * `fetch` for the content API, at its pace. The source plugin swallows most of what can go wrong (it reads half a space
 * without complaint, or fails with an empty message), so everything is checked here, at the edge.
 *
 * @throws ContentApiError after the retries
 */
export const createContentFetch = ({
  limiter = createRateLimiter(),
  timeout = 20_000,
  retryDelay = 300,
  repeatsFailures = true,
  clock = systemClock,
}: Partial<ContentFetchOptions> = {}): ((input: string | URL | Request) => Promise<Response>) => {
  const failures = repeatsFailures ? 1 : 0
  const ask = async (address: string, attempt: number): Promise<Response> => {
    const again = async (): Promise<Response> => {
      await clock.sleep(retryDelay)
      return ask(address, attempt + 1)
    }
    await limiter()
    let response: Response
    let text: string
    try {
      response = await fetch(address, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(timeout) })
      text = await response.text()
    } catch (error) {
      if (attempt < failures) return again()
      throw new ContentApiError(address, causeOf(error, timeout))
    }
    const { status } = response
    if (status === 429 ? attempt < MAXIMUM_RATE_RETRIES : attempt < failures && isTransientStatus(status))
      return again()
    if (!response.ok) throw refusalOf(address, response, text)
    const problem = answerProblem(address, parseJson(address, text), response.headers)
    if (problem !== null) throw new ContentApiError(address, problem)
    return new Response(text, { status, headers: response.headers })
  }
  return async (input) => ask(input instanceof Request ? input.url : String(input), 0)
}
