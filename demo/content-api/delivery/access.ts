import type { MiddlewareHandler } from 'hono'
import { unauthorized, unprocessable } from '../api-error'
import type { Tokens } from '../options'

export type Version = 'draft' | 'published'

export const versionOf = (value: string | undefined): Version => {
  if (value === undefined || value === '' || value === 'published') return 'published'
  if (value === 'draft') return 'draft'
  throw unprocessable('version', 'must be draft or published')
}

/** Every request names a token; drafts are for the preview token only. */
export const requireToken =
  (tokens: Tokens): MiddlewareHandler =>
  async (context, next) => {
    const token = context.req.query('token')
    const isPreview = token === tokens.preview
    if (!isPreview && token !== tokens.public) throw unauthorized()
    if (versionOf(context.req.query('version')) === 'draft' && !isPreview) throw unauthorized()
    await next()
  }
