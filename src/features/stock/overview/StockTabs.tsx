import { memo, useMemo } from 'react'
import { Link } from '../../../components/ui/Link'
import { paths } from '../../../config/segments'
import { formatNumber } from '../../../domain/format/number'
import type { StockQuery } from '../../../domain/stock-search/engine/query'
import { inScope, UTILITY_STOCK, WHOLE_STOCK } from '../../../domain/stock-search/url/scope'
import type { StockScope } from '../../../domain/stock-search/url/scope'
import type { StockCount } from '../../../domain/vehicle/stock-counts'
import { useHydrated } from '../../../components/ui/use-browser-value'
import * as styles from '../stock.module.css'
import type { StockSearchState } from '../use-stock-search'

interface Props {
  label: string
  /** Kinds of vehicles with their numbers as the page was built with. */
  kinds: readonly StockCount[]
  nameOf: (kind: StockCount['id']) => string
  query: StockQuery
  scope: StockScope
  stock: Pick<StockSearchState, 'engine' | 'revision' | 'equipment'>
  hrefOf: (query: StockQuery) => string
}

/** What each kind asks for; the same two facets in all of them. */
const KINDS: Record<StockCount['id'], { condition: readonly string[]; category: readonly string[] }> = {
  all: { condition: [], category: [] },
  used: { condition: ['used'], category: [] },
  demo: { condition: ['demo'], category: [] },
  new: { condition: ['new'], category: [] },
  utility: { condition: [], ...UTILITY_STOCK },
}

/** Pages of the kinds of the whole stock, which show them without scripts, too. */
const PAGES: Partial<Record<StockCount['id'], string>> = {
  used: paths.usedCentre,
  demo: paths.demoStock,
  new: paths.allModels,
  utility: paths.utilityStock,
}

const isSame = (a: readonly string[] = [], b: readonly string[]): boolean =>
  a.length === b.length && b.every((option) => a.includes(option))

/** A query for one kind, with its other filters as they are. */
export const queryOfKind = (query: StockQuery, kind: StockCount['id']): StockQuery => ({
  ...query,
  facets: { ...query.facets, ...KINDS[kind] },
})

/** Whether a query is for this kind and nothing else of its two facets. */
export const isOfKind = ({ facets }: StockQuery, kind: StockCount['id']): boolean =>
  isSame(facets['condition'], KINDS[kind].condition) && isSame(facets['category'], KINDS[kind].category)

/** Links to the kinds of vehicles of a list; the other filters stay, and the numbers are those that they leave. */
export const StockTabs = memo(function StockTabs({ label, kinds, nameOf, query, scope, stock, hrefOf }: Props) {
  const { engine, revision, equipment } = stock
  const isHydrated = useHydrated()
  const pages = isHydrated || scope !== WHOLE_STOCK ? {} : PAGES
  const isCountable = query.equipment.length === 0 || equipment === 'ready'
  // `revision` stands for what the engine keeps to itself.
  const counts = useMemo(
    () =>
      engine && isCountable && revision > 0
        ? kinds.map(({ id }) => engine.search.count(inScope(queryOfKind(query, id), scope)))
        : kinds.map(({ count }) => count),
    [engine, isCountable, revision, kinds, query, scope],
  )
  return (
    <nav aria-label={label}>
      <ul className={scope === WHOLE_STOCK ? styles.facts : `${styles.facts} ${styles.scripted}`}>
        {kinds.map(({ id, count }, index) => (
          <li key={id}>
            <Link
              to={pages[id] ?? hrefOf(queryOfKind(query, id))}
              aria-current={isOfKind(query, id) ? 'page' : undefined}
            >
              {nameOf(id)} <span data-digits={formatNumber(count).length}>{formatNumber(counts[index] ?? count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
})
