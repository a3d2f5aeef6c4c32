import { paths } from '../../config/segments'
import { site as group } from '../../config/site'
import { telHref } from '../../domain/format/tel-href'
import type { AnalyticsEvent } from './catalogue'

/** Assets of the content system lie at `/f/{space}/…` on a host of their own. */
const ASSET = /^\/f\/\d+\//
/** A vehicle’s page: its number comes first. */
const VEHICLE = /^(\d+)-/

const vehicleOf = (path: string): number | null => {
  const [, number] = path.startsWith(`${paths.stock}/`) ? (VEHICLE.exec(path.slice(paths.stock.length + 1)) ?? []) : []
  return number === undefined || path.slice(paths.stock.length + 1).includes('/') ? null : Number(number)
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** What stands around a link. */
export interface LinkPlace {
  /** The dealership it belongs to. */
  locationId: string | null
  /** It leads to the way there. */
  isRoute: boolean
  /** It stands in a vehicle’s card. */
  isCard: boolean
}

/**
 * What a click on a link is told as; null for one that says nothing.
 *
 * @param site host of this site
 */
export const linkEvent = (
  href: string,
  site: string,
  { locationId, isRoute, isCard }: LinkPlace,
): AnalyticsEvent | null => {
  if (!URL.canParse(href)) return null
  const { protocol, host, pathname } = new URL(href)
  if (protocol === 'tel:') {
    const answering = href === telHref(group.phone) ? group.phoneLocation : null
    return { event: 'click_location_phone_number', location_id: locationId ?? answering }
  }
  if (protocol === 'mailto:')
    return locationId === null ? null : { event: 'click_location_email', location_id: locationId }
  if (host === 'wa.me')
    return locationId === null ? null : { event: 'click_location_whatsapp', location_id: locationId }
  if (host === site) {
    const vehicle = isCard ? vehicleOf(pathname) : null
    return vehicle === null ? null : { event: 'click_vehicle_more_details', vehicle_id: vehicle }
  }
  if (isRoute) return { event: 'click_location_route', location_id: locationId }
  return ASSET.test(pathname) ? { event: 'download', file_name: nameOf(pathname), file_host: host } : null
}
