import { galleryStory } from '../blocks/gallery/gallery-story'
import { resolve } from 'node:path'
import { previewConfigOf } from '../server/preview/preview-config'
import { startPreview } from '../server/preview/start-preview'
import { segments } from '../config/segments'
import { gatsbyEnvironment } from './lib/build-variables'
import { createChildren } from './lib/children'
import { assertDataFolder } from './lib/data-folder'
import { startLive } from './lib/live/start-live'
import { openTerminal } from './lib/json-terminal'
import { onStop } from './lib/on-stop'
import { assertPortsFree, withFreePorts } from './lib/ports'
import { readServeEnvironment } from './lib/serve-environment'
import { startMonitoring } from './lib/start-monitoring'
import { startApi } from './lib/start-api'

/**
 * `npm run serve`: the product on a machine of its own, with the services that the environment names and no demo: builds,
 * serves (or publishes to the host that `PUBLISHER` names), and builds again what changes.
 */
const main = async (): Promise<void> => {
  const opened = openTerminal(process.env)
  const children = createChildren()
  const stop = onStop(opened, () => children.end())
  try {
    const { env, build, services, delivery } = readServeEnvironment(await withFreePorts(process.env))
    const { terminal, close: endMonitoring } = startMonitoring(env, opened)
    stop.also(endMonitoring)
    await assertDataFolder(env.DATA_DIR)
    await assertPortsFree(
      { PORT: env.PORT, API_PORT: env.API_PORT, ...(env.PREVIEW && { PREVIEW_PORT: env.PREVIEW_PORT }) },
      env.HOST,
    )

    const api = await startApi(env, delivery, terminal)
    stop.also(() => api.close())
    const live = await stop.opening(
      startLive({
        root: resolve(__dirname, '../..'),
        env,
        terminal,
        service: api.service,
        delivery: api.delivery,
        buildEnv: gatsbyEnvironment(process.env, {
          GATSBY_SITE_URL: build.GATSBY_SITE_URL,
          GATSBY_PUBLIC_MOCKS: build.GATSBY_PUBLIC_MOCKS,
          STORYBLOK_ENDPOINT: build.STORYBLOK_ENDPOINT,
          STORYBLOK_TOKEN: build.STORYBLOK_TOKEN,
          REDIRECT_MISSING_TARGETS: process.env['REDIRECT_MISSING_TARGETS'] || 'fallback',
          ASSET_BASE_URL: env.ASSET_BASE_URL,
          ...services,
        }),
        sources: {
          contentEndpoint: build.STORYBLOK_ENDPOINT,
          contentToken: build.STORYBLOK_TOKEN,
          dealerUrl: build.DEALER_URL,
          dealerToken: build.DEALER_TOKEN,
        },
        demoPages: {},
        onRelease: ({ redirects }) => api.useRedirects(redirects),
        usePublisher: (byHand) => api.usePublisher(byHand),
      }),
    )
    await live.begin()
    if (env.PREVIEW) {
      const preview = await startPreview({
        gallery: galleryStory(),
        port: env.PREVIEW_PORT,
        host: env.HOST,
        proxies: env.TRUSTED_PROXY,
        config: previewConfigOf(env),
        db: api.service.db,
        segments,
        site: live.site,
        builds: live.builds,
        api: (request, bindings) => api.service.fetch(request, bindings),
        logger: terminal.logger,
      })
      stop.also(() => preview.close())
    }
    terminal.say(`✓ Serving ${env.GATSBY_SITE_URL} on port ${env.PORT}, the API on ${env.API_PORT}`)
    process.send?.({ ready: true })
  } catch (error) {
    await stop.failed(error)
  }
}

void main()
