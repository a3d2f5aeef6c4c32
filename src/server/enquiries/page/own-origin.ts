import type { Context } from 'hono'

/**
 * Whether a form was sent by a page of this site. Browsers say where a request comes from; what does not say it is no
 * browser of today, and no other site can make it say nothing.
 *
 * @param siteOrigin where visitors see the site, when a proxy hides it; null: the host of the request
 */
export const isOwnForm = (context: Context, siteOrigin: string | null): boolean => {
  const fetchSite = context.req.header('sec-fetch-site')
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none'
  const origin = context.req.header('origin')
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return origin === siteOrigin || new URL(origin).host === context.req.header('host')
}
