import type { MiddlewareHandler } from 'hono'

/** Rejects cross-site form posts. Requests without an `Origin` header, as scripts send them, are accepted. */
export const ownPostsOnly: MiddlewareHandler = async (context, next) => {
  const { method } = context.req
  const origin = context.req.header('origin')
  const host = context.req.header('host') ?? new URL(context.req.url).host
  const isForeign = origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host)
  if (method !== 'GET' && method !== 'HEAD' && isForeign)
    return context.text('Seule la page elle-même peut faire cela.\n', 403)
  return next()
}
