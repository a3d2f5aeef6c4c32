import type { MiddlewareHandler } from 'hono'
import { apiError } from '../api-error'
import type { RateLimit } from '../options'

/** One bucket of requests per token, refilled all the time. */
export const createRateLimiter = ({ perSecond, burst }: RateLimit, clock: () => number) => {
  const buckets = new Map<string, { left: number; at: number }>()
  return (token: string): boolean => {
    const at = clock()
    const bucket = buckets.get(token) ?? { left: burst, at }
    const left = Math.min(burst, bucket.left + ((at - bucket.at) / 1000) * perSecond)
    buckets.set(token, { left: left >= 1 ? left - 1 : left, at })
    return left >= 1
  }
}

/** Refuses what comes too fast with 429 and a JSON body: clients wait 300 ms and try again. */
export const limitRate = (limit: RateLimit, clock: () => number): MiddlewareHandler => {
  const take = createRateLimiter(limit, clock)
  return async (context, next) => {
    if (!take(context.req.query('token') ?? ''))
      throw apiError(429, { error: 'You have exceeded the rate limit of the API.' })
    await next()
  }
}
