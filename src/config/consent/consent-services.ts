import type { ConsentCategory } from '../../domain/consent/choices'
import { assistantProvider } from '../external/assistant-provider'
import { mapTiles } from '../external/map-tiles'
import { monitoringDsn } from '../external/monitoring-url'
import { bookingScriptUrl, tagManagerUrl } from '../external/service-urls'
import { turnstileScriptUrl } from '../external/turnstile-url'
import { site } from '../site'
import { isMonitoringEssential } from './consent-version'

/** A service listed in the consent dialog, and everything it stores under this host. */
export interface ConsentService {
  id: 'own' | 'assistant' | 'turnstile' | 'monitoring' | 'embedded' | 'map' | 'booking' | 'audience' | 'advertising'
  category: ConsentCategory | 'necessary'
  /** Hosts that it loads from or sends to, or the name of whom the site's server sends to; none for what stays on this site. */
  hosts: readonly string[]
  /** Names of its cookies; `_ga_*` stands for all names that begin with `_ga_`. Deleted when consent is withdrawn. */
  cookies: readonly string[]
  /** Names of its entries in localStorage and sessionStorage, written like those of cookies. */
  storage: readonly string[]
}

const NO_TRACES = { cookies: [], storage: [] } as const

const hostOf = (url: string): string => new URL(url).host

const serviceAt = (
  url: string | null,
  service: Omit<ConsentService, 'hosts'>,
  more: readonly string[] = [],
): ConsentService[] => (url === null ? [] : [{ ...service, hosts: [...new Set([hostOf(url), ...more])] }])

/** The configured services by category. The cookies of tags that the tag manager loads belong in here too. */
export const consentServices = (): ConsentService[] => [
  // Visitors delete these themselves: they are what the site stores for them.
  { id: 'own', category: 'necessary', hosts: [], ...NO_TRACES },
  ...serviceAt(turnstileScriptUrl(), { id: 'turnstile', category: 'necessary', ...NO_TRACES }),
  ...serviceAt(monitoringDsn(), {
    id: 'monitoring',
    category: isMonitoringEssential() ? 'necessary' : 'statistics',
    cookies: [],
    storage: ['sentryReplaySession'],
  }),
  { id: 'embedded', category: 'comfort', hosts: site.embedHosts, ...NO_TRACES },
  ...serviceAt(mapTiles()?.url ?? null, { id: 'map', category: 'comfort', ...NO_TRACES }),
  ...(assistantProvider() === ''
    ? []
    : [{ id: 'assistant' as const, category: 'comfort' as const, hosts: [assistantProvider()], ...NO_TRACES }]),
  // The vendor documents no cookie or entry under this host; one that an operator finds belongs in here.
  ...serviceAt(bookingScriptUrl(), { id: 'booking', category: 'comfort', ...NO_TRACES }, site.serviceHosts.booking),
  ...serviceAt(
    tagManagerUrl(),
    {
      id: 'audience',
      category: 'statistics',
      cookies: ['_ga', '_ga_*', '_gid', '_gat*', '_dc_gtm_*', '_cl*', '_hj*'],
      storage: ['_hj*'],
    },
    site.serviceHosts.tagManager,
  ),
  ...serviceAt(
    tagManagerUrl(),
    {
      id: 'advertising',
      category: 'marketing',
      cookies: ['_gcl_*', '_gac_*', '_fbp', '_fbc', '_uet*', '_ttp', 'li_fat_id'],
      storage: ['_gcl_*', '_uet*', 'lastExternalReferrer*'],
    },
    site.serviceHosts.tagManager,
  ),
]
