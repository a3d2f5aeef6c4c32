import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { Link } from '../../components/ui/Link'
import * as page from '../page/page.module.css'
import * as styles from '../stock/overview/overview.module.css'
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
    <div className={`${page.box} ${styles.empty}`}>
      <h2>{formatMessage({ id: 'location.search.empty' })}</h2>
      <p>{formatMessage({ id: ways.length > 0 ? 'overview.near' : 'location.search.emptyText' })}</p>
      {ways.length > 0 && (
        <ul>
          {ways.map(({ wish, query: next, count }) => (
            <li key={wish}>
              <Link to={hrefOf(next)}>
                {formatMessage({ id: 'overview.nearWithout' }, { wish: labels[wish] })} <b>{formatMessage({ id: 'location.search.count' }, { count })}</b>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Button to="/contact" variant="secondary">{formatMessage({ id: 'overview.contact' })}</Button>
    </div>
  )
}
