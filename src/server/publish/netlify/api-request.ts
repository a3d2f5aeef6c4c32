import { PublishFailure } from '../../builds/types'
import { isTransientStatus } from '../../../domain/errors/transient-status'
import { sendWithRetries } from '../../http/send-with-retries'
import type { RetryPolicy } from '../../http/send-with-retries'

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
  const answer = await sendWithRetries(
    `${origin}${path}`,
    {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': contentType }) },
      ...(body !== undefined && { body }),
    },
    { retry, sleep, mayRepeat: isTransientStatus },
  )
  if ('failure' in answer) throw new PublishFailure(`${what}: ${answer.failure}`)
  if (answer.json !== undefined) return answer.json
  const hint = HINTS[answer.status]
  throw new PublishFailure(`${what}: status ${answer.status}${hint === undefined ? '' : ` (${hint})`}`)
}
