import type { ConsentCategory } from '../../domain/consent/choices'
import { sourceOf } from '../../domain/security/content-policy'
import type { Sources } from '../../domain/security/content-policy'
import { site } from '../site'
import { isMonitoringEssential } from '../consent/consent-version'
import { mapTiles } from './map-tiles'
import { monitoringDsn } from './monitoring-url'
import { bookingScriptUrl, tagManagerUrl } from './service-urls'
import { turnstileScriptUrl } from './turnstile-url'

/**
 * What a visitor agrees to before any of a service is loaded: one of the categories of consent, or `necessary` for what
 * protects a form that the visitor fills in, and for errors where the operator says so.
 */
export type Agreement = ConsentCategory | 'necessary'

/** A third-party service in pages. The security policy allows its hosts and no others. */
export interface ExternalService {
  name: string
  agreement: Agreement
  sources: Sources
}

/** A service whose script loads more files, from its own host and from the hosts configured for it. */
const scripted = (
  name: string,
  agreement: Agreement,
  scriptUrl: string | null,
  hosts: readonly string[],
): ExternalService[] => {
  if (scriptUrl === null) return []
  const all = [scriptUrl, ...hosts].map(sourceOf)
  return [{ name, agreement, sources: { script: all, style: all, img: all, font: all, connect: all, frame: all } }]
}

/** Turnstile's documentation asks for these two kinds of sources only. */
const turnstile = (scriptUrl: string | null): ExternalService[] => {
  if (scriptUrl === null) return []
  const host = [sourceOf(scriptUrl)]
  return [{ name: 'turnstile', agreement: 'necessary', sources: { script: host, frame: host } }]
}

/** Reports are sent to the host of the DSN; nothing is loaded from it. */
const monitoring = (dsn: string | null): ExternalService[] =>
  dsn === null
    ? []
    : [
        {
          name: 'monitoring',
          agreement: isMonitoringEssential() ? 'necessary' : 'statistics',
          sources: { connect: [sourceOf(dsn)] },
        },
      ]

/** Tiles are pictures. */
const tiles = (url: string | null): ExternalService[] =>
  url === null ? [] : [{ name: 'map', agreement: 'comfort', sources: { img: [sourceOf(url)] } }]

interface ServiceUrls {
  /** URL of the service's script; null if it is not configured. */
  booking: string | null
  tagManager: string | null
  turnstile: string | null
  /** DSN of error reporting. */
  monitoring: string | null
  /** Address of the map's tiles. */
  map: string | null
}

const configured = (): ServiceUrls => ({
  booking: bookingScriptUrl(),
  tagManager: tagManagerUrl(),
  turnstile: turnstileScriptUrl(),
  monitoring: monitoringDsn(),
  map: mapTiles()?.url ?? null,
})

/** The configured services. The policy refuses the hosts of all others. */
export const externalServices = (urls: ServiceUrls = configured()): ExternalService[] => {
  const embedded = site.embedHosts.map(sourceOf)
  return [
    { name: 'embedded', agreement: 'comfort', sources: { frame: embedded, media: embedded } },
    ...scripted('booking', 'comfort', urls.booking, site.serviceHosts.booking),
    ...scripted('tag-manager', 'statistics', urls.tagManager, site.serviceHosts.tagManager),
    ...turnstile(urls.turnstile),
    ...monitoring(urls.monitoring),
    ...tiles(urls.map),
  ]
}
