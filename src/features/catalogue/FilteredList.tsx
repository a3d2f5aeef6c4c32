import { useId } from 'react'
import type { ReactNode } from 'react'
import type { ListSpec } from '../../domain/catalogue/list-query'
import type { FoundItem, ListRow } from '../../domain/catalogue/search-list'
import { FilterSheet } from '../stock/overview/FilterSheet'
import * as overview from '../stock/overview/overview.module.css'
import { Notices } from '../stock/overview/Notices'
import { ReserveScript } from '../stock/overview/ReserveScript'
import { useListArrival } from '../stock/overview/use-list-arrival'
import { useListFocus } from '../stock/overview/use-list-focus'
import { useHydrated } from '../../components/ui/use-browser-value'
import { Pagination } from '../../components/ui/Pagination'
import { EmptyList } from './EmptyList'
import * as styles from './catalogue.module.css'
import { ListPanel } from './ListPanel'
import { ListToolbar } from './ListToolbar'
import type { ListState } from './use-list'

interface Props<Value, Row extends ListRow> {
  list: ListState<Value, Row>
  spec: ListSpec
  /** Shows a page of what was found; `isGiven`: nothing was filtered or sorted. */
  children: (found: readonly FoundItem<Value, Row>[], isGiven: boolean) => ReactNode
}

/** Fewer are taken in at a glance. */
const WORTH_FILTERING = 4

/**
 * A list beside its filters. Before scripts run it is whole, of several pages too (their first is all that is seen of it
 * where scripts will run: `.paged`); from then on its address says what is shown, and until then nothing is where it asks for
 * something else. Short lists have no filters, unless the address asks for some: their place is kept for that, too.
 */
export const FilteredList = <Value, Row extends ListRow>({ list, spec, children }: Props<Value, Row>) => {
  const { query, page, pages, result, words, active, ask, total } = list
  const id = useId()
  const isReady = useHydrated()
  const sheet = useId()
  const arrival = useListArrival(isReady)
  const { target, onFocus } = useListFocus(list.hrefOf(query), page)
  if (total < WORTH_FILTERING && active.length === 0)
    return (
      <>
        <ReserveScript />
        <div className={overview.arriving} ref={arrival}>
          <p className={overview.coming} aria-hidden>
            {words.text('loading')}
          </p>
          {children(result.found, true)}
        </div>
      </>
    )
  const { pageSize } = spec
  const shown =
    isReady && pageSize !== undefined ? result.found.slice((page - 1) * pageSize, page * pageSize) : result.found
  const panel = <ListPanel spec={spec} query={query} result={result} whole={list.whole} words={words} ask={ask} />
  return (
    <>
      <ReserveScript />
      <div className={`${styles.layout} ${overview.arriving}`} ref={arrival}>
        <p className={overview.coming} aria-hidden>
          {words.text('loading')}
        </p>
        <section className={overview.filters} aria-labelledby={id}>
          <h2 id={id}>{words.text('filters')}</h2>
          {panel}
          <a className={`sr ${overview.toList}`} href="#liste">
            {words.text('toList')}
          </a>
        </section>
        <section
          id="liste"
          tabIndex={-1}
          ref={target}
          onFocus={onFocus}
          className={overview.list}
          aria-label={words.text('list')}
        >
          <div className={overview.line}>
            <p role="status">
              {words.text('found', { count: result.found.length, total, isWhole: String(active.length === 0) })}
            </p>
          </div>
          <ListToolbar query={query} active={active} sorts={spec.sorts} words={words} ask={ask} sheet={sheet} />
          <Notices
            ignored={list.problems}
            missing={list.missing}
            pageBeyond={list.pageBeyond}
            pages={pages}
            words={words}
          />
          {result.found.length === 0 ? (
            <EmptyList query={query} near={list.near} words={words} hrefOf={list.hrefOf} />
          ) : (
            <div className={styles.results}>{children(shown, active.length === 0 && query.sort === null)}</div>
          )}
          <Pagination page={page} pages={pages} hrefOf={(number) => list.hrefOf(query, number)} />
        </section>
        <FilterSheet id={sheet} title={words.text('filters')} done={words.text('show', { count: result.found.length })}>
          {panel}
        </FilterSheet>
      </div>
    </>
  )
}
