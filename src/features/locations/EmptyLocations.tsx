import { useIntl } from 'react-intl'
import { NothingFound } from '../stock/overview/NothingFound'
import type { ListedBrand, LocationListState } from './use-location-list'

interface Props {
  list: Pick<LocationListState, 'query' | 'ways' | 'hrefOf'>
  brands: readonly ListedBrand[]
}

/** No dealership has both the make and the service: those that have one of them. */
export const EmptyLocations = ({ list: { query, ways, hrefOf }, brands }: Props) => {
  const { formatMessage } = useIntl()
  const labels = {
    brand: brands.find(({ id }) => id === query.brand)?.name ?? '',
    service: query.service === null ? '' : formatMessage({ id: `location.service.${query.service}` }),
  }
  return (
    <NothingFound
      title={formatMessage({ id: 'location.search.empty' })}
      text={formatMessage({ id: 'location.search.emptyText' })}
      ways={ways.map(({ wish, query: next, count }) => ({
        id: wish,
        to: hrefOf(next),
        wish: labels[wish],
        count: formatMessage({ id: 'location.search.count' }, { count }),
      }))}
    />
  )
}
