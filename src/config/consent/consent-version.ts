import { mapTiles } from '../external/map-tiles'
import { monitoringDsn } from '../external/monitoring-url'
import { bookingScriptUrl, tagManagerUrl } from '../external/service-urls'
import { publicConfig } from '../public'

/** Version of the texts under `consent.` in `locales/fr.json`; a test fails when they change without it. */
export const CONSENT_TEXT_VERSION = '2026-11-29.1'

/** Whether errors are reported for the site's own security, without consent, as the operator decided. */
export const isMonitoringEssential = (): boolean => publicConfig.monitoringEssential

/** Whether there is a service that visitors are asked about when they arrive, rather than where they meet it. */
export const asksOnArrival = (): boolean =>
  tagManagerUrl() !== null || (monitoringDsn() !== null && !isMonitoringEssential())

/** Changes with the texts and services that visitors consent to; an answer to another version is asked for again. */
export const consentVersion = (): string => {
  const parts = [
    CONSENT_TEXT_VERSION,
    bookingScriptUrl() && 'booking',
    mapTiles() && 'map',
    tagManagerUrl() && 'tag-manager',
    monitoringDsn() && !isMonitoringEssential() && 'monitoring',
  ]
  // Read in place: a build without a provider has nothing of it in the scripts of its pages.
  if (process.env.GATSBY_ASSISTANT_PROVIDER) parts.push('assistant')
  return parts.filter(Boolean).join('+')
}
