import { join } from 'node:path'
import type { ServerEnv } from '../../config/env/server-env'
import { segments } from '../../config/segments'
import type { BuildFeed } from '../../server/builds/feed'
import type { FetchHandler } from '../../server/http/fetch-handler'
import { redirectResponse } from '../../server/http/redirect-response'
import { sentTarget } from '../../server/http/sent-target'
import { startServer } from '../../server/http/start-server'
import { createBackgroundCoder } from '../../server/release/background-coder'
import { keepHouse } from '../../server/release/keep-house'
import type { ReleaseStore } from '../../server/release/open-store'
import type { Release } from '../../server/release/types'
import { answerHeaders, readHeaderRules } from '../../server/static/host-config'
import { openSite } from '../../server/static/open-site'
import type { Site } from '../../server/static/open-site'
import { demoPageAddress } from './demo-pages'
import type { DemoPages } from './demo-pages'
import type { Terminal } from './terminal'

export interface SiteServerOptions {
  root: string
  env: ServerEnv
  store: ReleaseStore
  terminal: Terminal
  /** Answers everything below `/api/`. */
  api: FetchHandler
  /** Answers `/status` and `/api/status`; null where there is none. */
  status: FetchHandler | null
  /** Where the demo's own pages are, which people look for beside the site; none where there is no demo. */
  demoPages: DemoPages
  /** Told of every release that begins to be served. */
  onRelease: (release: Release) => void
  /** What is being built. */
  feed: Pick<BuildFeed, 'snapshot' | 'subscribe'>
}

export interface SiteServer {
  site: Site
  close: () => Promise<void>
}

/** Serves the live release, whichever it is at the time, and the API beside it on one port, as the host and its proxy do. */
export const startSite = async ({
  root,
  env,
  store,
  terminal,
  api,
  status,
  demoPages,
  onRelease,
  feed,
}: SiteServerOptions): Promise<SiteServer> => {
  const onProblem = (line: string) => terminal.fail(line)
  const coder = createBackgroundCoder({ dataDir: env.DATA_DIR, onProblem, threads: env.COMPRESSION_THREADS })
  // Somebody waits for a rebuild, and nobody for what is coded ahead. A build from nothing lasts too long to hold it up.
  const endListening = feed.subscribe(() => coder.hold(feed.snapshot().running?.kind === 'incremental'))
  const endHousekeeping = keepHouse(store, onProblem)
  const hostRules = await readHeaderRules(join(root, 'netlify.toml'))
  const site = await openSite({
    store,
    headerRules: hostRules,
    stockSegment: segments.stock,
    coder,
    onRelease,
    onProblem,
  })
  const fetchAny: FetchHandler = (request, bindings) => {
    const { path, query } = sentTarget(request, bindings)
    if (status && /^\/(?:api\/)?status(?:\/|$)/.test(path)) return status(request, bindings)
    const demoPage = demoPageAddress(demoPages, path, query)
    if (demoPage !== null) return redirectResponse(demoPage, 302)
    return /^\/api(?:\/|$)/.test(path) ? api(request, bindings) : site.fetch(request, bindings)
  }
  const { server } = await startServer({
    fetch: fetchAny,
    port: env.PORT,
    host: env.HOST,
    portVariable: 'PORT',
    headers: answerHeaders(hostRules, env.GATSBY_SITE_URL),
    proxies: env.TRUSTED_PROXY,
    limits: { maxConnections: env.MAX_CONNECTIONS, requestTimeout: env.REQUEST_TIMEOUT_MS },
    logger: terminal.logger,
  })
  return {
    site,
    close: async () => {
      site.close()
      endListening()
      await Promise.all([coder.close(), endHousekeeping()])
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        // Browsers keep connections open for minutes; nobody waits for them.
        server.closeAllConnections()
      })
    },
  }
}
