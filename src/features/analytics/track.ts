import { publicConfig } from '../../config/public'
import { CATALOGUE } from './catalogue'
import type { AnalyticsEvent } from './catalogue'
import { dataLayer } from './data-layer'
import { flushSettling } from './settling'
import { trackingCaches } from './tracking-caches'

/** An entry has what the catalogue names, and what the caches know of the things it is about. */
const entryOf = (event: AnalyticsEvent): Record<string, unknown> => {
  const given: Readonly<Record<string, unknown>> = event
  const fields = Object.keys(CATALOGUE[event.event]).map((field) => [field, given[field] ?? null] as const)
  const things = (Object.keys(trackingCaches) as (keyof typeof trackingCaches)[]).flatMap((thing) => {
    const told = trackingCaches[thing].get(given[`${thing}_id`])
    return told ? [[thing, told] as const] : []
  })
  return { ...Object.fromEntries(fields), ...Object.fromEntries(things) }
}

/**
 * Tells the data layer what a visitor did, under the event’s name and under the same name with `vm_` before it (spec,
 * section 9). Nothing leaves the device: only a tag manager that is configured and agreed to reads the data layer. What
 * still settles was done before and is told before. Never throws.
 */
export const track = (event: AnalyticsEvent): void => {
  flushSettling()
  const layer = dataLayer()
  if (!layer) return
  const entry = { contract_id: publicConfig.analytics.contractId, ...entryOf(event) }
  layer.push({ event: event.event, ...entry }, { event: `vm_${event.event}`, ...entry })
}
