import type { Context, MiddlewareHandler } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import { randomUUID } from 'node:crypto'
import { isFromProxy } from './client-address'
import type { TrustedProxies } from './client-address'

const ID = /^[\w.:=-]{8,128}$/

const requestIdOf = (context: Context, proxies: TrustedProxies): string => {
  const sent = context.req.header('x-request-id') ?? ''
  return ID.test(sent) && isFromProxy(context, proxies) ? sent : randomUUID()
}

/**
 * Gives each request an id, by which the log tells its way: that of a trusted proxy's `X-Request-Id`, else a new one.
 * The answer has it in the same header.
 */
export const setRequestId =
  (proxies: TrustedProxies): MiddlewareHandler<{ Variables: RequestIdVariables }> =>
  async (context, next) => {
    const id = requestIdOf(context, proxies)
    context.set('requestId', id)
    context.header('X-Request-Id', id)
    await next()
  }
