import { useCallback, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { formatListAddress, listFacetName, listOptionName, parseListAddress } from '../../domain/catalogue/list-address'
import type { ListQuery, ListSpec } from '../../domain/catalogue/list-query'
import { EMPTY_LIST_QUERY } from '../../domain/catalogue/list-query'
import { createListSearch } from '../../domain/catalogue/search-list'
import type { ListItem, ListRow } from '../../domain/catalogue/search-list'
import { withParameters } from '../../domain/routes/with-parameters'
import type { FacetLabels } from '../../domain/stock-search/text/text-search'
import { usePageAddress } from '../page/page-address'
import { useAskedSearch } from '../page/use-asked-search'
import { facetLabels } from '../stock/facet-labels'
import { activeListFilters, listWords } from './describe-list'
import type { ListKind } from './describe-list'

const NO_LABELS: FacetLabels = {}

/**
 * A list with its filters, whose state is the address of the page it stands on.
 *
 * @param labels names of options that have no fixed list, by facet: brands. Keep the object the same between renders
 */
export const useList = <Value, Row extends ListRow>(
  kind: ListKind,
  items: readonly ListItem<Value, Row>[],
  spec: ListSpec,
  labels: FacetLabels = NO_LABELS,
) => {
  const intl = useIntl()
  const { pathname, search } = usePageAddress()
  const [current, askSearch] = useAskedSearch(pathname, search)
  const { query, page, problems } = useMemo(() => parseListAddress(current, spec), [current, spec])
  const engine = useMemo(() => createListSearch(items, spec), [items, spec])
  const result = useMemo(() => engine.search(query), [engine, query])
  const whole = useMemo(() => engine.search(EMPTY_LIST_QUERY), [engine])
  const words = useMemo(() => listWords(intl, kind, { ...facetLabels(intl), ...labels }), [intl, kind, labels])
  const hrefOf = useCallback(
    (next: ListQuery, nextPage = 1) => withParameters(pathname, formatListAddress(next, spec, nextPage)),
    [pathname, spec],
  )
  const pages = spec.pageSize === undefined ? 1 : Math.max(1, Math.ceil(result.found.length / spec.pageSize))
  return {
    query,
    problems,
    result,
    whole,
    words,
    hrefOf,
    pages,
    /** From 1; the last where the address names one beyond it. */
    page: Math.min(page, pages),
    /** The page that the address names beyond the last one; null where there is none. */
    pageBeyond: page > pages && result.found.length > 0 ? page : null,
    /** Shows another query; the view stays where it is. */
    ask: (next: ListQuery) => askSearch(formatListAddress(next, spec)),
    active: activeListFilters(words, query),
    missing: engine
      .missing(query)
      .map(({ facet, option }) => ({ parameter: listFacetName(facet), value: listOptionName(facet, option) })),
    near: result.found.length === 0 ? engine.nearMatches(query) : [],
    total: items.length,
  }
}

export type ListState<Value, Row extends ListRow> = ReturnType<typeof useList<Value, Row>>
