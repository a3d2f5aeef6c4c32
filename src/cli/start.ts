import type { ServerEnv } from '../config/env/server-env'
import { openReleaseStore } from '../server/release/open-store'
import { ensureBuild } from './lib/ensure-build'
import { runDemo } from './lib/run-demo'
import { startDemoPreview } from './lib/start-demo-preview'
import { startSite } from './lib/start-site'

const whatNext = ({ PORT, API_PORT, PREVIEW, PREVIEW_PORT }: ServerEnv): string => `
Vitrine is at http://localhost:${PORT}

  Try next
    http://localhost:${PORT}/stock                       the stock, and any vehicle in it
    http://localhost:${PORT}/fr/vehicules-occasion-stock an old address, answered with a 301
    http://localhost:${PORT}/concessions                 the six dealerships${
      PREVIEW ? `\n    http://localhost:${PREVIEW_PORT}/demo/editor                 write, and see the draft while you type` : ''}
    http://127.0.0.1:${API_PORT}/api/dealer/v1/openapi.json   what the dealer service offers
    npm run stock:import -- demo/feeds/stock.csv --map demo/feeds/stock-csv.map.json --dry-run
    npm run develop                                      the same with hot reload

  Ctrl-C ends everything.`

/**
 * `npm start`: the whole product on one machine with the demo group's data. Seeds what is not there yet, starts the
 * content API and the dealer service, builds when anything changed since the last build, and serves the result.
 */
void runDemo(async ({ root, env, demo, children, terminal, stop }) => {
  const store = openReleaseStore(env.DATA_DIR)
  await ensureBuild({ root, env, store, children, terminal, stamps: demo.stamps })
  const site = await startSite({
    root, env, store, terminal,
    api: demo.api,
    onRelease: ({ redirects }) => demo.useRedirects(redirects),
  })
  stop.also(() => site.close())
  if (env.PREVIEW) {
    const preview = await startDemoPreview({ env, db: demo.db, site: site.site.fetch, api: demo.api, terminal })
    stop.also(() => preview.close())
  }
  terminal.say(whatNext(env))
  process.send?.({ ready: true })
})
