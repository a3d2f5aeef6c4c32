import { serve } from '@hono/node-server'
import { once } from 'node:events'
import { join } from 'node:path'
import type { ServerEnv } from '../../config/env/server-env'
import { segments } from '../../config/segments'
import { vehicleFormPatterns } from '../../domain/routes/form-patterns'
import { releaseFolders } from '../../server/release/current-release'
import type { Release } from '../../server/release/types'
import { noindexRules, readHeaderRules } from '../../server/static/host-config'
import { createSite } from '../../server/static/site'
import { indexSite } from '../../server/static/site-index'

type Fetch = (request: Request) => Response | Promise<Response>

export interface SiteServerOptions {
  root: string
  env: ServerEnv
  release: Release
  /** Answers everything below `/api/`. */
  api: Fetch
}

/** Serves a release and the API beside it on one port, as the host and its proxy do. */
export const startSite = async ({ root, env, release, api }: SiteServerOptions): Promise<{ close(): Promise<void> }> => {
  const site = createSite({
    site: indexSite(release, segments.stock),
    store: releaseFolders(env.DATA_DIR).blobs,
    headerRules: [...(await readHeaderRules(join(root, 'netlify.toml'))), ...noindexRules(vehicleFormPatterns(segments))],
  })
  const fetchAny: Fetch = (request) => (/^https?:\/\/[^/]+\/api(?:\/|$)/.test(request.url) ? api(request) : site(request))
  const server = serve({ fetch: fetchAny, port: env.PORT, hostname: '127.0.0.1' })
  await once(server, 'listening')
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        // Browsers keep connections open for minutes; nobody waits for them.
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}
