import { PublishFailure } from '../../builds/types'

export interface RetryPolicy {
  /** How often a request is sent at most. */
  attempts: number
  /** Milliseconds before the second try; doubled for each later one, up to thirty times as much. */
  delay: number
  /** Milliseconds that one try may take. */
  timeout: number
}

export const RETRY: RetryPolicy = { attempts: 8, delay: 500, timeout: 60_000 }

export interface ApiRequest {
  method: 'GET' | 'POST' | 'PUT'
  /** Below the origin, for example `/api/v1/sites/…`. */
  path: string
  body?: string | Uint8Array<ArrayBuffer>
  contentType?: string
}

export interface ApiAccess {
  /** `https://api.netlify.com`, or a stand-in. */
  origin: string
  token: string
  retry: RetryPolicy
  /** Waits; tests need not. */
  sleep: (milliseconds: number) => Promise<void>
}

/** Worth another try: the host is overloaded or was restarted, or our request came in between. */
const TRANSIENT = new Set([408, 409, 425, 429, 500, 502, 503, 504])

const MAXIMUM_WAIT = 60_000

/** What the host asks to wait, in ms; null when it does not say. */
const askedWait = (headers: Headers): number | null => {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds * 1000, MAXIMUM_WAIT) : null
}

const HINTS: Record<number, string> = {
  401: 'check NETLIFY_AUTH_TOKEN',
  403: 'NETLIFY_AUTH_TOKEN may not publish to this site',
  404: 'check NETLIFY_SITE_ID',
}

/**
 * Sends one request to the host's API, again after a failure that may pass. Every request here may be sent twice: an
 * answer that was lost on its way must not end a publication that has succeeded.
 *
 * @throws PublishFailure in one line that names the request
 */
export const requestApi = async (
  access: ApiAccess,
  { method, path, body, contentType = 'application/json' }: ApiRequest,
): Promise<unknown> => {
  const { origin, token, retry, sleep } = access
  const what = `Netlify: ${method} ${path}`
  let reason = ''
  for (let attempt = 1; attempt <= retry.attempts; attempt += 1) {
    const backoff = retry.delay * Math.min(2 ** (attempt - 1), 30)
    let wait = backoff
    try {
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': contentType }) },
        ...(body !== undefined && { body }),
        signal: AbortSignal.timeout(retry.timeout),
      })
      const text = await response.text()
      if (response.ok) return JSON.parse(text)
      reason = `status ${response.status}`
      const hint = HINTS[response.status]
      if (!TRANSIENT.has(response.status))
        throw new PublishFailure(`${what}: ${reason}${hint === undefined ? '' : ` (${hint})`}`)
      wait = askedWait(response.headers) ?? backoff
    } catch (error) {
      if (error instanceof PublishFailure) throw error
      reason =
        error instanceof SyntaxError
          ? 'the answer is no JSON'
          : error instanceof Error
            ? error.cause instanceof Error
              ? error.cause.message
              : error.message
            : String(error)
    }
    if (attempt < retry.attempts) await sleep(wait)
  }
  throw new PublishFailure(`${what}: ${reason}, ${retry.attempts} times`)
}
