import type { Context } from 'hono'
import { apiError } from './api-error'

/**
 * The path of a request in plain letters: writers encode brackets and colons of filters, or leave them.
 *
 * @throws 400 when an escape stands for no letter
 */
export const decodedPath = (context: Context): string => {
  const { pathname } = new URL(context.req.url)
  try {
    return decodeURIComponent(pathname)
  } catch {
    throw apiError(400, { error: `${pathname}: is not well encoded` })
  }
}
