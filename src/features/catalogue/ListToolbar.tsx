import { Icon } from '../../components/ui/Icon'
import { listSortText } from '../../domain/catalogue/list-address'
import { EMPTY_LIST_QUERY } from '../../domain/catalogue/list-query'
import type { ListQuery, ListSort } from '../../domain/catalogue/list-query'
import { ActiveFilters } from '../stock/overview/ActiveFilters'
import type { Words } from '../stock/overview/describe-filters'
import * as styles from '../stock/overview/overview.module.css'
import type { ActiveListFilter } from './describe-list'
import { listSortLabel } from './describe-list'

interface Props {
  query: ListQuery
  active: readonly ActiveListFilter[]
  sorts: readonly ListSort[]
  words: Words
  ask: (query: ListQuery) => void
  /** Id of the sheet with all filters. */
  sheet: string
}

const GIVEN = ''

/** The filters that are set, each to be taken off; the order; on narrow screens the way to all filters. */
export const ListToolbar = ({ query, active, sorts, words, ask, sheet }: Props) => {
  const { text } = words
  return (
    <div className={styles.toolbar}>
      <ActiveFilters
        active={active}
        cleared={{ ...EMPTY_LIST_QUERY, sort: query.sort }}
        words={words}
        ask={ask}
        sheet={sheet}
      />
      <label className={styles.sort}>
        <span>{text('sort')}</span>
        <select
          value={query.sort ? listSortText(query.sort) : GIVEN}
          onChange={(event) =>
            ask({ ...query, sort: sorts.find((sort) => listSortText(sort) === event.target.value) ?? null })
          }
        >
          <option value={GIVEN}>{listSortLabel(words, null)}</option>
          {sorts.map((sort) => (
            <option key={listSortText(sort)} value={listSortText(sort)}>
              {listSortLabel(words, sort)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} />
      </label>
    </div>
  )
}
