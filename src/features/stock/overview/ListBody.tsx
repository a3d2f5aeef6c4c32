import { BelowView } from '../../../components/ui/BelowView'
import { Pagination } from '../../../components/ui/Pagination'
import { useIntl } from 'react-intl'
import * as page from '../../page/page.module.css'
import { SavedSearches } from '../../searches/SavedSearches'
import { isUnreadable } from '../use-stock-search'
import { VehicleGrid } from '../VehicleGrid'
import { EmptyResult } from './EmptyResult'
import { Notices } from './Notices'
import * as styles from './overview.module.css'
import { Toolbar } from './Toolbar'
import { UnseenPrice } from './UnseenPrice'
import type { Overview } from './use-overview'

interface Props {
  list: Overview
  /** Id of the sheet with all filters, on narrow screens. */
  sheet: string
}

/** The tools of the list, its vehicles or what to do without any, and its pages. */
export const ListBody = ({ list, sheet }: Props) => {
  const { formatMessage } = useIntl()
  const { query, stock, result, words } = list
  return (
    <>
      <noscript>
        <p className={page.box}>{formatMessage({ id: 'stock.noScript' })}</p>
      </noscript>
      <Toolbar
        sort={list.ticked.sort}
        active={list.active}
        words={words}
        types={list.offered}
        isOff={isUnreadable(stock, result)}
        onRemove={list.removeFilter}
        onSort={list.sortBy}
        sheet={sheet}
      />
      <UnseenPrice query={query} words={words} />
      <Notices
        problem={stock.problem}
        ignored={list.problems}
        missing={list.missing}
        outside={list.outside}
        pageBeyond={list.pageBeyond}
        pages={list.pages}
        words={words}
        onRetry={stock.retry}
      />
      {result?.count === 0 ? (
        <EmptyResult
          query={query}
          near={list.near}
          unknownWords={result.unknownWords}
          words={words}
          hrefOf={list.hrefOf}
          elsewhere={list.elsewhere}
        />
      ) : (
        <div className={list.isBehind ? styles.behind : undefined} aria-busy={list.isBehind}>
          <VehicleGrid vehicles={list.vehicles} isPhotoComing={list.isPhotoComing} distances={list.distances} />
        </div>
      )}
      <BelowView>
        <Pagination page={list.page} pages={list.pages} hrefOf={list.hrefOfPage} />
        <SavedSearches count={list.countNew} />
      </BelowView>
    </>
  )
}
