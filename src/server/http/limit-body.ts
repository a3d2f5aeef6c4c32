import type { Context, MiddlewareHandler } from 'hono'
import { HttpError } from './http-error'
import { readBody } from './read-body'

/**
 * Lets no body through that is larger than `max` bytes. Unlike Hono's own, it leaves the connection to the request that
 * comes next on it: a proxy in front sends those of other visitors there.
 */
export const limitBody =
  (max: number, onTooLarge: (context: Context) => Response | Promise<Response>): MiddlewareHandler =>
  async (context, next) => {
    const { raw } = context.req
    const length = raw.headers.get('content-length')
    if (Number(length ?? 0) > max) return onTooLarge(context)
    if (length !== null || raw.body === null) return next()
    try {
      context.req.raw = new Request(raw, { body: Buffer.from(await readBody(raw, max)) })
    } catch (error) {
      if (error instanceof HttpError && error.status === 413) return onTooLarge(context)
      throw error
    }
    return next()
  }
