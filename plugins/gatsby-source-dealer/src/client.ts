import { causeOf } from '../../../src/domain/errors/cause-of'
import { isTransientStatus } from '../../../src/domain/errors/transient-status'
import type { DealerOptions } from './options'

const TOO_MANY_REQUESTS = 429
const MAXIMUM_RATE_RETRIES = 10
/** Milliseconds; a server that asks for a longer rest is taken for down. */
const LONGEST_REST = 30_000

/** A request that failed for good; the message is one line that names the address and the cause. */
export class DealerApiError extends Error {
  override name = 'DealerApiError'

  constructor(
    readonly url: string,
    readonly reason: string,
    /** HTTP status, when there was an answer. */
    readonly status: number | null = null,
  ) {
    super(`Dealer API: GET ${url}: ${reason}`)
  }
}

export interface DealerClient {
  /**
   * Fetches JSON.
   *
   * @param path from the origin on, with its query
   * @throws DealerApiError after the retries
   */
  get: (path: string) => Promise<unknown>
}

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const parseJson = (url: string, text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new DealerApiError(url, `the answer is not JSON (${text.length} characters, it may be cut off)`)
  }
}

const restAfter = (response: Response, retryDelay: number, attempt: number): number => {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Math.min(LONGEST_REST, Number.isFinite(seconds) ? seconds * 1000 : retryDelay * 2 ** attempt)
}

/**
 * A client of the dealer API. Every failure but a refusal is tried once more; a 429 up to ten times, with the rest the
 * server asks for or one that doubles.
 */
export const createClient = ({
  url: origin,
  token,
  timeout,
  retryDelay,
}: Pick<DealerOptions, 'url' | 'token' | 'timeout' | 'retryDelay'>): DealerClient => {
  const headers = { accept: 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) }
  const ask = async (url: string, attempt: number): Promise<unknown> => {
    const isLast = attempt >= 1
    let response: Response
    let text: string
    try {
      response = await fetch(url, { headers, signal: AbortSignal.timeout(timeout) })
      text = await response.text()
    } catch (error) {
      if (isLast) throw new DealerApiError(url, causeOf(error, timeout))
      await rest(retryDelay)
      return ask(url, attempt + 1)
    }
    if (response.ok) return parseJson(url, text)

    const isRateLimited = response.status === TOO_MANY_REQUESTS
    const isOver = isRateLimited ? attempt >= MAXIMUM_RATE_RETRIES : isLast || !isTransientStatus(response.status)
    if (isOver)
      throw new DealerApiError(url, `answered ${response.status} ${response.statusText}`.trim(), response.status)
    await rest(isRateLimited ? restAfter(response, retryDelay, attempt) : retryDelay)
    return ask(url, attempt + 1)
  }
  return { get: (path) => ask(`${origin}${path}`, 0) }
}
