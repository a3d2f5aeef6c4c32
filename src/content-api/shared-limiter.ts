import { createRateLimiter, REQUESTS_PER_SECOND } from './rate-limiter'
import type { RateLimiter } from './rate-limiter'

/** Hosts of the service itself, in every region. */
const STORYBLOK = /(?:^|\.)storyblok(?:china)?\.(?:com|cn)$/
/** Requests in a second that another host is sent: nobody else reads it, and a full build reads more than five addresses. */
const OWN_HOST = 1_000

/** How many requests in a second a host is sent. */
export const requestsPerSecond = (endpoint: string): number =>
  STORYBLOK.test(new URL(endpoint).hostname) ? REQUESTS_PER_SECOND : OWN_HOST

/** Gatsby loads its configuration and its lifecycles as two bundles, each with modules of its own: both find this. */
const KEY = Symbol.for('vitrine.content-api.limiters')

const isLimiters = (value: unknown): value is Map<string, RateLimiter> => value instanceof Map

const limiters = (): Map<string, RateLimiter> => {
  const found: unknown = Reflect.get(globalThis, KEY)
  if (isLimiters(found)) return found
  const created = new Map<string, RateLimiter>()
  Reflect.set(globalThis, KEY, created)
  return created
}

/** The one limiter of this process for a content API, whoever asks it. */
export const sharedLimiter = (endpoint: string): RateLimiter => {
  const { host } = new URL(endpoint)
  const known = limiters().get(host) ?? createRateLimiter(requestsPerSecond(endpoint))
  limiters().set(host, known)
  return known
}
