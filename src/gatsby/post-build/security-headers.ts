import { createHash } from 'node:crypto'
import type { BuildEnv } from '../../config/env/build-env'
import { externalServices } from '../../config/external/services'
import { INLINE_SCRIPTS } from '../../config/inline-scripts/inline-scripts'
import { INLINE_STYLES } from '../../config/inline-scripts/inline-styles'
import { contentPolicy, joinSources, sourceOf } from '../../domain/security/content-policy'
import type { Sources } from '../../domain/security/content-policy'
import { isTls, transportHeaders } from '../../domain/security/transport-headers'

const SELF = ["'self'"] as const

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The one style element that is allowed, which a page's own styles are added to. */
const EMPTY_STYLE = `'${hashOf('')}'`

/** Sources of the site's own resources; stylesheets contain small `data:` images. */
const OWN: Sources = {
  script: SELF,
  style: [...SELF, EMPTY_STYLE],
  img: ["'self'", 'data:'],
  font: SELF,
  media: SELF,
  connect: SELF,
  worker: SELF,
  manifest: SELF,
}

/** Storyblok's asset host for an API endpoint; null if another service implements the API. */
const storyPictures = (endpoint: string): string | null => {
  const { hostname } = new URL(endpoint)
  return /(?:^|\.)storyblok(?:china)?\.(?:com|cn)$/.test(hostname) ? hostname.replace(/^(?:api|app)/, 'a') : null
}

type Configured = Pick<
  BuildEnv,
  'GATSBY_SITE_URL' | 'ASSET_BASE_URL' | 'PICTURE_HOSTS' | 'STORYBLOK_ENDPOINT' | 'DEALER_URL'
>

/** Sources of the group's own pictures and videos. */
const pictures = ({ ASSET_BASE_URL, PICTURE_HOSTS, STORYBLOK_ENDPOINT, DEALER_URL }: Configured): Sources => {
  const own = [ASSET_BASE_URL, storyPictures(STORYBLOK_ENDPOINT)].flatMap((host) => (host ? [sourceOf(host)] : []))
  // A stock system without TLS is on an internal network, so visitors load no pictures from it.
  const stock = DEALER_URL.startsWith('https:') ? [sourceOf(DEALER_URL)] : []
  return { img: [...own, ...stock, ...PICTURE_HOSTS.map(sourceOf)], media: own }
}

/**
 * Headers of all pages that depend on the build's configuration or code; constant ones are in `netlify.toml`. They are
 * part of the release, because its pages need exactly these.
 */
export const securityHeaders = (env: Configured): Record<string, string> => ({
  'Content-Security-Policy': contentPolicy({
    sources: joinSources([OWN, pictures(env), ...externalServices().map(({ sources }) => sources)]),
    scriptHashes: Object.values(INLINE_SCRIPTS).map(hashOf),
    styleHashes: INLINE_STYLES.map(hashOf),
    hasEndpoint: isTls(env.GATSBY_SITE_URL),
  }),
  ...transportHeaders(env.GATSBY_SITE_URL),
})
