import { useCallback, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useSteady } from '../../components/ui/use-steady'
import type { LocationSummary } from '../../domain/content/story-data'
import { formatLocationAddress, parseLocationAddress } from '../../domain/location/location-address'
import { localitiesOf } from '../../domain/location/localities'
import { countOptions, searchLocations, visitorAt, withoutOneWish } from '../../domain/location/search-locations'
import type { LocationQuery } from '../../domain/location/search-locations'
import type { Location } from '../../domain/location/types'
import { LOCATION_SERVICES } from '../../domain/location/types'
import { withParameters } from '../../domain/routes/with-parameters'
import { usePageAddress } from '../page/page-address'
import { useAskedSearch } from '../page/use-asked-search'
import { useHydrated } from '../../components/ui/use-browser-value'
import { useLocationEvents } from './use-location-events'
import { compareNames } from '../../domain/stock-search/text/compare-names'

/** A dealership with what it is found by. */
export type ListedLocation = LocationSummary & Pick<Location, 'brandIds' | 'services' | 'routeUrl'>

/** A make that dealerships are found by. */
export interface ListedBrand {
  id: string
  name: string
}

/**
 * The list of the dealerships, whose state is the address of the page. The first render, on the server and in the browser,
 * is that of all of them.
 */
export const useLocationList = (locations: readonly ListedLocation[], brands: readonly ListedBrand[]) => {
  const { formatMessage } = useIntl()
  const { pathname, search } = usePageAddress()
  const [current, askSearch] = useAskedSearch(pathname, search)
  const isRead = useHydrated()
  const localities = useMemo(() => localitiesOf(locations), [locations])
  const { query, problems } = useMemo(
    () => parseLocationAddress(current, { localities, sites: locations, brandIds: brands.map(({ id }) => id) }),
    [current, localities, locations, brands],
  )
  const found = useMemo(() => searchLocations(locations, query), [locations, query])
  useLocationEvents(query, found.length, isRead)

  const option = (value: string, label: string, count: number | undefined) => ({
    value,
    label: formatMessage({ id: 'location.search.option' }, { label, count: count ?? 0 }),
    disabled: count === 0,
  })
  const brandIds = [...brands].sort((a, b) => compareNames(a.name, b.name))
  const services = LOCATION_SERVICES.filter(
    (service) => service === query.service || locations.some((location) => location.services.includes(service)),
  )
  const brandCounts = countOptions(
    locations,
    query,
    'brand',
    brandIds.map(({ id }) => id),
  )
  const serviceCounts = countOptions(locations, query, 'service', services)
  const place =
    query.place === null
      ? null
      : {
          ...(visitorAt(query.place, locations) ?? { latitude: 0, longitude: 0 }),
          /** Null: the visitor’s own position. */
          name:
            localities.find(({ id }) => id === query.place)?.name ??
            locations.find(({ id }) => id === query.place)?.address.town ??
            null,
        }
  const hrefOf = useCallback((next: LocationQuery) => withParameters(pathname, formatLocationAddress(next)), [pathname])
  const ask = useSteady((change: Partial<LocationQuery>) => {
    const next = formatLocationAddress({ ...query, ...change })
    if (next !== formatLocationAddress(query)) askSearch(next)
  })
  return {
    query,
    problems,
    found,
    localities,
    place,
    isRead,
    hrefOf,
    /** Shows another list; the view stays where it is. What is asked for already is not asked again. */
    ask,
    brandOptions: brandIds.map(({ id, name }, index) => option(id, name, brandCounts[index])),
    serviceOptions: services.map((service, index) =>
      option(service, formatMessage({ id: `location.service.${service}` }), serviceCounts[index]),
    ),
    /** What would be found with one wish less; asked for only when nothing is found. */
    ways: found.length === 0 ? withoutOneWish(locations, query) : [],
    total: locations.length,
  }
}

export type LocationListState = ReturnType<typeof useLocationList>
