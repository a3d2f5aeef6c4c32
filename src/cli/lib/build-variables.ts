import { DEMO_TOKENS } from '../../../demo/content-api/options'
import { localOrigin } from '../../config/env/addresses'
import type { ServerEnv } from '../../config/env/server-env'

/** Variables that reach a build: the bundler takes the whole environment for its input, so it is kept constant. */
const PASSED_ON = [
  'GATSBY_SEGMENTS_FR',
  'GATSBY_MONITORING_DSN',
  'GATSBY_MONITORING_ENVIRONMENT',
  'GATSBY_MONITORING_CONSENT',
  'GATSBY_VITALS',
  'GATSBY_AVIF',
  'GATSBY_BOOKING_SCRIPT_URL',
  'GATSBY_BOOKING_APP_ID',
  'GATSBY_BOOKING_APP_CODE',
  'GATSBY_BOOKING_SETTINGS_ID',
  'GATSBY_TURNSTILE_SITE_KEY',
  'GATSBY_TURNSTILE_SCRIPT_URL',
  'GATSBY_MAP_TILES_URL',
  'GATSBY_MAP_TILES_ATTRIBUTION',
  'GATSBY_TAG_MANAGER_URL',
  'GATSBY_TAG_MANAGER_ID',
  'GATSBY_ANALYTICS_CONTRACT_ID',
  'GATSBY_ASSISTANT_PROVIDER',
  'STORYBLOK_VERSION',
  'REDIRECT_FIDELITY',
  'REDIRECT_MISSING_TARGETS',
  'MOVED_PATHS_URL',
  'ALLOW_EMPTY_STOCK',
  'DEALER_TOKEN',
  'ASSET_BASE_URL',
  'PICTURE_HOSTS',
  'VACANCIES_URL',
  'REVIEWS_URL',
  'ICON_SERVICES',
  'SOURCE_TIMEOUT_MS',
] as const

const pick = (env: NodeJS.ProcessEnv, names: readonly string[]): NodeJS.ProcessEnv =>
  Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])))

/** Where a build finds the demo's services on this machine. */
export const demoBuildVariables = (
  server: Pick<ServerEnv, 'ASSET_BASE_URL' | 'HOST' | 'GATSBY_SITE_URL' | 'CONTENT_PORT' | 'API_PORT'>,
) => ({
  GATSBY_SITE_URL: server.GATSBY_SITE_URL,
  GATSBY_PUBLIC_MOCKS: 'true',
  STORYBLOK_ENDPOINT: `${localOrigin(server.HOST, server.CONTENT_PORT)}/v2`,
  STORYBLOK_TOKEN: DEMO_TOKENS.public,
  DEALER_URL: localOrigin(server.HOST, server.API_PORT),
  ASSET_BASE_URL: server.ASSET_BASE_URL,
  // Editors may withdraw a page that an old address leads to; that must not hold up what others publish.
  REDIRECT_MISSING_TARGETS: 'fallback',
  MOVED_PATHS_URL: `${localOrigin(server.HOST, server.API_PORT)}/api/redirects/moved`,
})

/**
 * The whole environment of the Gatsby process.
 *
 * @param env the caller's environment, of which only what a build may depend on is passed on
 * @param variables what the caller adds, and what wins
 */
export const gatsbyEnvironment = (env: NodeJS.ProcessEnv, variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...pick(env, ['PATH', 'HOME', 'TMPDIR', ...PASSED_ON]),
  // Rendering pages in the main process is faster than in workers on the small machines this runs on (see bench/build).
  GATSBY_CPU_COUNT: '1',
  GATSBY_TELEMETRY_DISABLED: '1',
  GATSBY_LOGGER: 'yurnalist',
  NO_UPDATE_NOTIFIER: '1',
  CI: 'true',
  ...variables,
})
