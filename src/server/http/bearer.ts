import type { MiddlewareHandler } from 'hono'
import { createHash, timingSafeEqual } from 'node:crypto'
import { HttpError } from './http-error'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Digests have one length, so that the comparison takes the same time whatever was sent. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b))

/**
 * Lets only requests through that show the token, as `Authorization: Bearer …`.
 *
 * @param message what the others are told
 */
export const requireBearer =
  (token: string, message: string): MiddlewareHandler =>
  async (context, next) => {
    const given = /^Bearer (\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? ''
    if (!isSame(given, token)) {
      context.header('WWW-Authenticate', 'Bearer')
      throw new HttpError(401, 'unauthorised', message)
    }
    await next()
  }
