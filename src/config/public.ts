/**
 * Public configuration: everything here ends up in the browser. Each variable is read by its whole name, because the
 * bundler replaces `process.env.GATSBY_…` as text.
 */
export const publicConfig = {
  /** Origin of the site without a slash at the end; canonical links and structured data are built on it. */
  siteUrl: (process.env.GATSBY_SITE_URL ?? 'http://localhost:8888').replace(/\/+$/, ''),
  /** JSON overrides of the address segments, see `segments.ts`. */
  segments: process.env.GATSBY_SEGMENTS_FR,
  /** Demo stand-ins instead of third-party services: only the string `true` selects them. */
  mocks: process.env.GATSBY_PUBLIC_MOCKS === 'true',
  /** Error reporting starts only when both are set. */
  monitoringDsn: process.env.GATSBY_MONITORING_DSN ?? '',
  monitoringEnvironment: process.env.GATSBY_MONITORING_ENVIRONMENT ?? '',
  /** Errors are reported without consent, as part of the site's security: only the string `essential` says so. */
  monitoringEssential: process.env.GATSBY_MONITORING_CONSENT === 'essential',
  /** Measurements of loading and responding, without identifiers, go to the site's own server unless this is `off`. */
  vitals: process.env.GATSBY_VITALS !== 'off',
  /** Whether the image service makes AVIF, as Storyblok's does; `off` for one that does not. */
  avif: process.env.GATSBY_AVIF !== 'off',
  /** External appointment booking tool. */
  booking: {
    scriptUrl: process.env.GATSBY_BOOKING_SCRIPT_URL ?? '',
    appId: process.env.GATSBY_BOOKING_APP_ID ?? '',
    appCode: process.env.GATSBY_BOOKING_APP_CODE ?? '',
    settingsId: process.env.GATSBY_BOOKING_SETTINGS_ID ?? '',
  },
  /** Cloudflare Turnstile in enquiry forms; off without a site key, see `TURNSTILE_SECRET`. */
  turnstile: {
    siteKey: process.env.GATSBY_TURNSTILE_SITE_KEY ?? '',
    scriptUrl: process.env.GATSBY_TURNSTILE_SCRIPT_URL ?? 'https://challenges.cloudflare.com/turnstile/v0/api.js',
  },
  /** Streets below the interactive map, from a tile server; without them the map is drawn. */
  mapTiles: {
    url: process.env.GATSBY_MAP_TILES_URL ?? '',
    attribution: process.env.GATSBY_MAP_TILES_ATTRIBUTION ?? '',
  },
  analytics: {
    /** Address of the tag manager's script, asked for with `?id=`; only when both are set, and the visitor agreed. */
    scriptUrl: process.env.GATSBY_TAG_MANAGER_URL ?? '',
    id: process.env.GATSBY_TAG_MANAGER_ID ?? '',
    /** Account that events are told under. */
    contractId: process.env.GATSBY_ANALYTICS_CONTRACT_ID ?? 'vitrine',
  },
} as const
