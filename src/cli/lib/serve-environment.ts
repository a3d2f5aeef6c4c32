import { localOrigin } from '../../config/env/addresses'
import { parseBuildEnv } from '../../config/env/build-env'
import type { BuildEnv } from '../../config/env/build-env'
import { checkTogether } from '../../config/env/parse-env'
import { parseServerEnv } from '../../config/env/server-env'
import type { ServerEnv } from '../../config/env/server-env'
import { readDeliveryConfig } from '../../server/enquiries/delivery/config/read-delivery-config'
import type { DeliveryConfig } from '../../server/enquiries/delivery/config/read-delivery-config'
import { previewConfigOf } from '../../server/preview/preview-config'

export interface ServeEnvironment {
  env: ServerEnv
  build: BuildEnv
  /** Where enquiries go. */
  delivery: DeliveryConfig
  /** What a build is told where the environment leaves it to this server: its own stock, its own list of moved stories. */
  services: { DEALER_URL: string; MOVED_PATHS_URL: string }
}

const servicesOf = ({ HOST, API_PORT }: ServerEnv, env: NodeJS.ProcessEnv): ServeEnvironment['services'] => {
  const own = localOrigin(HOST, API_PORT)
  return {
    DEALER_URL: env['DEALER_URL'] || own,
    MOVED_PATHS_URL: env['MOVED_PATHS_URL'] || `${own}/api/redirects/moved`,
  }
}

const buildVariables = (server: ServerEnv, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  GATSBY_SITE_URL: env['GATSBY_SITE_URL'] || server.GATSBY_SITE_URL,
  ...servicesOf(server, env),
})

/**
 * Reads what `npm run serve` needs: for itself, for its builds, and for the preview when there is one.
 *
 * @throws EnvironmentError that lists every missing or malformed variable of all three
 */
export const readServeEnvironment = (env: NodeJS.ProcessEnv): ServeEnvironment => {
  const bare = parseServerEnv({})
  checkTogether(
    () => parseServerEnv(env),
    () => readDeliveryConfig(env),
    // With the server's defaults: what is wrong with its own variables was said above.
    () => parseBuildEnv(buildVariables(bare, env)),
    () =>
      env['PREVIEW'] === 'true' &&
      previewConfigOf({ ...bare, STORYBLOK_PREVIEW_TOKEN: env['STORYBLOK_PREVIEW_TOKEN'] || undefined }),
  )
  const server = parseServerEnv(env)
  return {
    env: server,
    build: parseBuildEnv(buildVariables(server, env)),
    delivery: readDeliveryConfig(env),
    services: servicesOf(server, env),
  }
}
