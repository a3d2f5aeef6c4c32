import { navigate } from 'gatsby'
import { useCallback, useEffect, useMemo } from 'react'
import type { Site } from '../../../domain/location/near'
import { withParameters } from '../../../domain/routes/with-parameters'
import type { CustomFilter } from '../../../domain/stock-search/custom-filters'
import type { StockQuery } from '../../../domain/stock-search/engine/query'
import { isLegacy } from '../../../domain/stock-search/url/legacy'
import { parseScopedAddress } from '../../../domain/stock-search/url/scope'
import type { ScopedAddress, StockScope } from '../../../domain/stock-search/url/scope'
import { formatStockAddress } from '../../../domain/stock-search/url/stock-address'
import type { UsualTypes } from '../../../domain/stock-search/url/usual-types'
import { withUsualTypes } from '../../../domain/stock-search/url/usual-types'
import { useAskedSearch } from '../../page/use-asked-search'
import { useHydrated } from '../../../components/ui/use-browser-value'

export interface OverviewAddress extends ScopedAddress {
  /** What the address says; the same object as long as it does. */
  read: ScopedAddress
  /** False in the first render, which knows no address. */
  isRead: boolean
  /** Address of the list with another query, on its first page unless told. */
  hrefOf: (query: StockQuery, page?: number) => string
  /** Shows another query; the view stays where it is. `replace`: without a step to go back, as while typing. */
  ask: (query: StockQuery, replace?: boolean) => void
}

interface Given {
  pathname: string
  search: string
  /** Of the path; this and all that follows is the same object for the life of the page. */
  scope: StockScope
  /** Dealerships that distances are measured to. */
  sites: readonly Site[]
  /** Filters that the configuration adds. */
  added: readonly CustomFilter[]
  /** Acquisition types that are meant where the address names none; the same object as long as they are. */
  usual: UsualTypes
}

/**
 * The state of the overview is its address. The first render, on the server and in the browser, is that of the whole
 * list; a click counts at once, before the router has followed.
 */
export const useOverviewAddress = ({ pathname, search, scope, sites, added, usual }: Given): OverviewAddress => {
  const isHydrated = useHydrated()
  const [current, askFor] = useAskedSearch(pathname, search)
  const read = useMemo(() => {
    const address = parseScopedAddress(
      current,
      scope,
      added.map(({ id }) => id),
      sites,
    )
    return { ...address, query: withUsualTypes(address.query, current, usual) }
  }, [current, scope, added, sites, usual])
  const hrefOf = useCallback(
    (query: StockQuery, page = 1) => withParameters(pathname, formatStockAddress({ query, page }, usual)),
    [pathname, usual],
  )
  // Links of before open their list; its address is told as it is written today, unless something of it cannot be.
  const isOld = isHydrated && current === search && read.problems.length + read.outside.length === 0 && isLegacy(search)
  const today = isOld ? hrefOf(read.query, read.page) : null
  useEffect(() => {
    if (today !== null) navigate(today, { replace: true, state: { keepScroll: true } })
  }, [today])
  const ask = useCallback(
    (query: StockQuery, replace = false) => askFor(formatStockAddress({ query, page: 1 }, usual), replace),
    [askFor, usual],
  )
  return { ...read, read, isRead: isHydrated, hrefOf, ask }
}
