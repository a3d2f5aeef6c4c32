import { slugify } from '../routes/slugify'
import { keyNamed } from '../stock-search/url/option-names'
import { FACET_PARAMETERS, PARAMETERS } from '../stock-search/url/parameters'
import type { Problem } from '../stock-search/url/parameters'
import { pair } from '../stock-search/url/text-form'
import { theLocality } from './localities'
import type { Locality } from './localities'
import type { Site } from './near'
import { visitorAt } from './search-locations'
import type { LocationQuery } from './search-locations'
import type { LocationService } from './types'

/** Places and makes are named as in the stock: who knows one address can write the other. */
export const LOCATION_PARAMETERS = {
  place: PARAMETERS.place,
  brand: FACET_PARAMETERS.brand,
  service: 'service',
} as const satisfies Record<keyof LocationQuery, string>

const SERVICE_NAMES: Readonly<Record<LocationService, string>> = {
  sales_new: 'neuf',
  sales_used: 'occasion',
  workshop: 'atelier',
  bodywork: 'carrosserie',
  tyres: 'pneus',
  parts: 'pieces',
  charging: 'recharge',
  vans: 'utilitaires',
  test_drive: 'essai',
  rental: 'location',
}

/**
 * Writes a query as the parameters of an address, always in the same order: the same list has one address.
 *
 * @returns without `?`; empty for every dealership in its own order
 */
export const formatLocationAddress = ({ place, brand, service }: LocationQuery): string =>
  [
    place === null ? [] : pair(LOCATION_PARAMETERS.place, place),
    brand === null ? [] : pair(LOCATION_PARAMETERS.brand, brand),
    service === null ? [] : pair(LOCATION_PARAMETERS.service, SERVICE_NAMES[service]),
  ]
    .flat()
    .join('&')

/** What an address can name. */
export interface NamedInAddresses {
  localities: readonly Locality[]
  sites: readonly Site[]
  brandIds: readonly string[]
}

/**
 * Reads what `formatLocationAddress` wrote, and a place as people write it; parameters that mean nothing here are passed
 * over.
 *
 * @returns `problems`: what stands in the address and cannot be, left out of the query
 */
export const parseLocationAddress = (
  search: string,
  { localities, sites, brandIds }: NamedInAddresses,
): { query: LocationQuery; problems: Problem[] } => {
  const parameters = new URLSearchParams(search)
  const problems: Problem[] = []
  /** The last value counts; what `read` makes nothing of is a problem. */
  const one = <Value>(parameter: string, read: (text: string) => Value | null | undefined): Value | null => {
    const value = parameters.getAll(parameter).at(-1)?.trim() ?? ''
    if (value === '') return null
    const meant = read(value) ?? null
    if (meant === null)
      problems.push({ parameter, value, ...(parameter === LOCATION_PARAMETERS.place && { why: 'place' as const }) })
    return meant
  }
  const placeOf = (text: string): string | null =>
    [text, slugify(text)].find((place) => visitorAt(place, sites) !== null) ?? theLocality(text, localities)?.id ?? null
  const query: LocationQuery = {
    place: one(LOCATION_PARAMETERS.place, placeOf),
    brand: one(LOCATION_PARAMETERS.brand, (text) => brandIds.find((id) => id === text || id === slugify(text))),
    service: one(LOCATION_PARAMETERS.service, (text) => keyNamed(SERVICE_NAMES, text)),
  }
  return { query, problems }
}
