import { localOrigin, personalOrigin } from '../config/env/addresses'
import type { ServerEnv } from '../config/env/server-env'
import { demoBuildVariables, gatsbyEnvironment } from './lib/build-variables'
import { startLive } from './lib/live/start-live'
import { demoPagesOf } from './lib/demo-pages'
import type { DemoPages } from './lib/demo-pages'
import { runDemo } from './lib/run-demo'
import { startDemoPreview } from './lib/start-demo-preview'

const EXPLAINED: DemoPages = {
  '/demo/editor': 'write, see the draft while you type, publish, and it is live',
  '/demo/boite': 'send an enquiry on the site, and read its mails here within a second',
  '/demo/crm': 'the same enquiry in a CRM; make it fail, and see the delivery retried',
}

const whatNext = ({ HOST, PORT, API_PORT, STATUS_TOKEN }: ServerEnv, demoPages: DemoPages): string => {
  const site = personalOrigin(HOST, PORT)
  return `
Vitrine is at ${site}

  Try next
    ${site}/stock                       the stock, and any vehicle in it
    ${site}/fr/vehicules-occasion-stock an old address, answered with a 301
    ${site}/concessions                 the six dealerships
    ${site}/status                      what is live since when; the demo's token is ${STATUS_TOKEN ?? 'not set'}
${Object.entries(demoPages)
  .map(([path, address]) => `    ${address.padEnd(site.length + 28)} ${EXPLAINED[path] ?? ''}`)
  .join('\n')}
    ${localOrigin(HOST, API_PORT)}/api/dealer/v1/openapi.json   what the dealer service offers
    npm run stock:import -- demo/feeds/stock.csv --map demo/feeds/stock-csv.map.json --dry-run
    npm run develop                                      the same with hot reload

  Ctrl-C ends everything.`
}

/**
 * `npm start`: the whole product on one machine with the demo group's data. Seeds what is not there yet, starts the
 * content API and the dealer service, builds, serves the result, and from then on builds again what changes.
 */
void runDemo(async ({ root, env, demo, terminal, stop }) => {
  const demoPages = demoPagesOf(env)
  const build = demoBuildVariables(env)
  const live = await stop.opening(
    startLive({
      root,
      env,
      terminal,
      service: demo.service,
      delivery: demo.delivery,
      buildEnv: gatsbyEnvironment(process.env, build),
      sources: {
        contentEndpoint: env.STORYBLOK_ENDPOINT,
        contentToken: build.STORYBLOK_TOKEN,
        dealerUrl: demo.service.url,
        dealerToken: env.DEALER_TOKEN,
      },
      demoPages,
      onRelease: ({ redirects }) => demo.useRedirects(redirects),
      usePublisher: (byHand) => demo.usePublisher(byHand),
    }),
  )
  await live.begin()
  if (env.PREVIEW) {
    const preview = await startDemoPreview({
      env,
      db: demo.service.db,
      site: live.site,
      builds: live.builds,
      api: (request, bindings) => demo.service.fetch(request, bindings),
      terminal,
    })
    stop.also(() => preview.close())
  }
  terminal.say(whatNext(env, demoPages))
  process.send?.({ ready: true })
})
