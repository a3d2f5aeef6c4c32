import { memo, useId } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../components/ui/Icon'
import { Link } from '../../components/ui/Link'
import { showToast } from '../../components/ui/toast-store'
import { paths } from '../../config/segments'
import { NBSP } from '../../domain/format/number'
import { withParameters } from '../../domain/routes/with-parameters'
import { splitSearch } from '../../domain/stock-search/url/scope'
import type { CountNew, SavedSearch } from '../../domain/vehicle/saved-search'
import { withNew } from '../../domain/vehicle/saved-search'
import { track } from '../analytics/track'
import { savedSearches } from './search-store'
import * as styles from './searches.module.css'

interface Props {
  /** Counts with the stock index; null until it is there: the line keeps its place. */
  count: CountNew
}

/** Where a search was kept: at an address of its own, or by its parameters on the whole stock. */
const addressOf = (id: string): string => {
  const { path, parameters } = splitSearch(id, paths.stock)
  return withParameters(path, parameters)
}

/** The searches this device keeps, each with what is new since it was seen; nothing where there are none. */
export const SavedSearches = memo(function SavedSearches({ count }: Props) {
  const { formatMessage } = useIntl()
  const id = useId()
  const searches = savedSearches.useIds((state) => state.items)
  if (searches.length === 0) return null
  const remove = ({ id: query, name }: SavedSearch) => {
    track({ event: 'remove_search' })
    const undo = savedSearches.remove(query)
    showToast(formatMessage({ id: 'searches.took' }, { name }), 'info', {
      label: formatMessage({ id: 'toast.undo' }),
      run: () => void undo(),
    })
  }
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {formatMessage({ id: 'searches.title' })}
      </h2>
      <ul className={styles.list}>
        {withNew(searches, count).map(({ search, fresh }) => (
          <li key={search.id}>
            <Link to={addressOf(search.id)} onClick={() => track({ event: 'open_search', new_count: fresh })}>
              <b>{search.name}</b>
              <span className={fresh !== null && fresh > 0 ? styles.fresh : undefined}>
                {fresh === null ? NBSP : formatMessage({ id: 'searches.new' }, { count: fresh })}
              </span>
            </Link>
            <button
              type="button"
              onClick={() => remove(search)}
              aria-label={formatMessage({ id: 'searches.remove' }, { name: search.name })}
            >
              <Icon name="x" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
})
