export interface RetryPolicy {
  /** How often a request is sent at most. */
  attempts: number
  /** Milliseconds before the second try; doubled for each later one, up to thirty times as much. */
  delay: number
  /** Milliseconds that one try may take. */
  timeout: number
}

export interface Sending {
  retry: RetryPolicy
  /** Waits; tests need not. */
  sleep: (milliseconds: number) => Promise<void>
  /** Whether to try again after a status, or after no answer at all (null). */
  mayRepeat: (status: number | null) => boolean
}

/** An answer that is not worth another try. */
export interface Answer {
  status: number
  headers: Headers
  text: string
  /** What a successful answer says; undefined for any other. */
  json: unknown
}

const MAXIMUM_WAIT = 60_000

/** What the other side asks to wait, in ms; null when it does not say. */
const askedWait = (headers: Headers): number | null => {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds * 1000, MAXIMUM_WAIT) : null
}

const causeOf = (error: unknown): string => {
  if (error instanceof SyntaxError) return 'the answer is no JSON'
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

/**
 * Sends a request to a JSON API, again after a failure that may pass.
 *
 * @returns the answer, or in words why there was none
 */
export const sendWithRetries = async (
  url: string,
  request: RequestInit,
  { retry, sleep, mayRepeat }: Sending,
): Promise<Answer | { failure: string }> => {
  for (let attempt = 1; ; attempt += 1) {
    const backoff = retry.delay * Math.min(2 ** (attempt - 1), 30)
    const isLast = attempt === retry.attempts
    const failure = (reason: string) => ({ failure: attempt === 1 ? reason : `${reason}, ${attempt} times` })
    let wait = backoff
    try {
      const response = await fetch(url, { ...request, signal: AbortSignal.timeout(retry.timeout) })
      const { status, headers, ok } = response
      const text = await response.text()
      if (ok) return { status, headers, text, json: status === 204 ? null : JSON.parse(text) }
      if (!mayRepeat(status)) return { status, headers, text, json: undefined }
      if (isLast) return failure(`status ${status}`)
      wait = askedWait(headers) ?? backoff
    } catch (error) {
      if (isLast || !mayRepeat(null)) return failure(causeOf(error))
    }
    await sleep(wait)
  }
}
