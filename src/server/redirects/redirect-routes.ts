import { Hono } from 'hono'
import type { CompiledRedirects } from '../../domain/routes/redirect-index'
import { findRedirect } from './find-redirect'
import type { RedirectSources } from './find-redirect'
import type { MovedPath } from './moved-paths'
import { parseAskedPath } from './parse-asked-path'

export interface RedirectRoutesOptions extends Omit<RedirectSources, 'table'> {
  /** The rules in force, see `parseRedirectTable`; asked for at every look-up, since a build may replace them. */
  table: () => CompiledRedirects | Promise<CompiledRedirects>
  /** Addresses that stories left; builds make rules of them. */
  moved: () => Promise<MovedPath[]>
}

/**
 * The server-driven look-up that the 404 page asks, to be mounted at `/api/redirects`: `GET ?path=` answers
 * `{ redirect: string | null }`, a path of this site or an address that a rule of the table names. `GET /moved` lists the
 * addresses that stories left, for builds.
 */
export const redirectRoutes = ({ table, moved, vehicleSlugById, segments }: RedirectRoutesOptions): Hono => {
  const routes = new Hono()
  routes
    .get('/', async (context) => {
      const asked = parseAskedPath(context.req.query('path'))
      const redirect = await findRedirect(asked, { table: await table(), vehicleSlugById, segments })
      return context.json({ redirect }, 200, { 'cache-control': 'public, max-age=60' })
    })
    .get('/moved', async (context) => context.json({ moved: await moved() }, 200, { 'cache-control': 'no-store' }))
  return routes
}
