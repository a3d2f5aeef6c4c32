import type { Outcome } from '../outcome'

export interface HttpMessage {
  url: string
  headers: Record<string, string>
  body: string
  /** Ends the attempt early. */
  signal: AbortSignal
  timeoutMs?: number
}

/** Milliseconds for everything: finding the host, connecting, sending, and the whole answer. */
const TIMEOUT = 15_000
/** Bytes of an answer that are read. */
const MAX_ANSWER = 64 * 1024
const GONE = 410

/** The text of an answer; null when it is too large, and the connection is ended then. */
const readBounded = async (response: Response): Promise<string | null> => {
  const reader = response.body?.getReader()
  if (reader === undefined) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks).toString('utf8')
    size += value.byteLength
    if (size > MAX_ANSWER) {
      await reader.cancel()
      return null
    }
    chunks.push(value)
  }
}

/** A page for people instead of an answer for programs: a login, a parked domain, a captive network. */
const isPage = (response: Response, text: string): boolean =>
  /^\s*text\/html\b|^\s*application\/xhtml/i.test(response.headers.get('content-type') ?? '') ||
  /^\s*(?:<!doctype html|<html)\b/i.test(text)

/** @returns milliseconds, 0 when the header says nothing that can be understood */
const retryAfterOf = (header: string | null): number => {
  if (header === null) return 0
  const ms = /^\d{1,9}$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : 0
}

const codeOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return 'unknown'
  if ('name' in error && error.name === 'TimeoutError') return 'timeout'
  if ('cause' in error && typeof error.cause === 'object' && error.cause !== null) return codeOf(error.cause)
  return 'code' in error && typeof error.code === 'string' && /^\w{1,60}$/.test(error.code) ? error.code : 'unknown'
}

const isTimeout = (code: string): boolean => /timeout|timedout/i.test(code)

/**
 * Posts a message. Only an answer of 200 to 299 that is no page for people counts as taken; redirects are not followed.
 * 410 says that the address is gone for good. Everything else may be mended: a wrong path or token as much as a server
 * that is down.
 */
export const postMessage = async ({
  url,
  headers,
  body,
  signal,
  timeoutMs = TIMEOUT,
}: HttpMessage): Promise<Outcome> => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'user-agent': 'vitrine', ...headers },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    const text = await readBounded(response)
    const { status } = response
    if (status === GONE) return { state: 'gave_up', detail: 'http_410' }
    if (status < 200 || status > 299)
      return {
        state: 'failed',
        detail: `http_${status}`,
        retryAfterMs: retryAfterOf(response.headers.get('retry-after')),
      }
    if (text === null) return { state: 'failed', detail: 'answer_too_large' }
    if (isPage(response, text)) return { state: 'failed', detail: 'answer_is_a_page' }
    return { state: 'sent', detail: `http_${status}` }
  } catch (error) {
    const code = codeOf(error)
    return { state: 'failed', detail: isTimeout(code) ? 'timeout' : `net_${code}` }
  }
}
