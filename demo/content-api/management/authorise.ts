import type { MiddlewareHandler } from 'hono'
import { notFound, unauthorized } from '../api-error'

/** Writers name a token, with or without "Bearer", and the space they mean. */
export const authoriseWriter =
  (token: string, spaceId: number): MiddlewareHandler =>
  async (context, next) => {
    if (context.req.header('authorization')?.replace(/^Bearer /i, '') !== token) throw unauthorized()
    if (context.req.param('space') !== String(spaceId)) throw notFound()
    await next()
  }
