import type { MiddlewareHandler } from 'hono'
import { createHash, timingSafeEqual } from 'node:crypto'
import { createGuessLimiter, GUESS_LIMITS, RETRY_AFTER } from './guess-limiter'
import type { GuessLimits } from './guess-limiter'
import { HttpError } from './http-error'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Digests have one length, so that the comparison takes the same time whatever was sent. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b))

/**
 * Lets only requests through that show the token, as `Authorization: Bearer …`. Wrong tokens are limited by client where
 * `setClientAddress` ran, and over all clients together elsewhere; see decision 0015.
 *
 * @param message what the others are told
 */
export const requireBearer = (
  token: string,
  message: string,
  limits: GuessLimits = GUESS_LIMITS,
): MiddlewareHandler => {
  const limiter = createGuessLimiter(limits)
  return async (context, next) => {
    const given = /^Bearer (\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1]
    const client = context.get('clientAddress') ?? null
    const guess = given === undefined ? 'wrong' : await limiter.check(client, () => isSame(given, token))
    if (guess === 'refused') {
      context.header('Retry-After', String(RETRY_AFTER))
      throw new HttpError(429, 'too_many_guesses', 'Too many wrong tokens: this one was not looked at.')
    }
    if (guess === 'wrong') {
      context.header('WWW-Authenticate', 'Bearer')
      throw new HttpError(401, 'unauthorised', message)
    }
    await next()
  }
}
