import { navigate } from 'gatsby'
import { useCallback, useEffect, useMemo } from 'react'
import { NO_PLACES } from '../../../domain/location/near'
import type { KnownPlaces } from '../../../domain/location/near'
import { withParameters } from '../../../domain/routes/with-parameters'
import type { CustomFilter } from '../../../domain/stock-search/custom-filters'
import type { StockQuery } from '../../../domain/stock-search/engine/query'
import { isLegacy } from '../../../domain/stock-search/url/legacy'
import { PARAMETERS } from '../../../domain/stock-search/url/parameters'
import { parseScopedAddress } from '../../../domain/stock-search/url/scope'
import type { ScopedAddress, StockScope } from '../../../domain/stock-search/url/scope'
import { formatStockAddress } from '../../../domain/stock-search/url/stock-address'
import type { UsualTypes } from '../../../domain/stock-search/url/usual-types'
import { withUsualTypes } from '../../../domain/stock-search/url/usual-types'
import { useAskedSearch } from '../../page/use-asked-search'
import { useHydrated } from '../../../components/ui/use-browser-value'
import { needTowns } from './towns-store'

export interface OverviewAddress extends ScopedAddress {
  /** What the address says; the same object as long as it does. */
  read: ScopedAddress
  /** False in the first render, which knows no address, and while a town of the address is not loaded. */
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
  /** Dealerships and towns that the address can name; the same object until the towns are loaded. */
  places: KnownPlaces
  /** Filters that the configuration adds. */
  added: readonly CustomFilter[]
  /** Acquisition types that are meant where the address names none; the same object as long as they are. */
  usual: UsualTypes
}

/**
 * The state of the overview is its address. The first render, on the server and in the browser, is that of the whole
 * list; a click counts at once, before the router has followed.
 */
export const useOverviewAddress = ({ pathname, search, scope, places, added, usual }: Given): OverviewAddress => {
  const isHydrated = useHydrated()
  const [current, askFor] = useAskedSearch(pathname, search)
  // The arrival of the towns is no news for an address without a place.
  const named = current.includes(PARAMETERS.place) ? places : NO_PLACES
  const read = useMemo(() => {
    const address = parseScopedAddress(
      current,
      scope,
      added.map(({ id }) => id),
      named,
    )
    return { ...address, query: withUsualTypes(address.query, current, usual) }
  }, [current, scope, added, named, usual])
  const hrefOf = useCallback(
    (query: StockQuery, page = 1) => withParameters(pathname, formatStockAddress({ query, page }, usual)),
    [pathname, usual],
  )
  const isTownWanted = read.query.near?.locations === null
  const isRead = isHydrated && !isTownWanted
  useEffect(() => {
    if (isTownWanted) needTowns()
  }, [isTownWanted])
  // Links of before open their list; its address is told as it is written today, unless something of it cannot be.
  const isOld = isRead && current === search && read.problems.length + read.outside.length === 0 && isLegacy(search)
  const today = isOld ? hrefOf(read.query, read.page) : null
  useEffect(() => {
    if (today !== null) navigate(today, { replace: true, state: { keepScroll: true } })
  }, [today])
  const ask = useCallback(
    (query: StockQuery, replace = false) => askFor(formatStockAddress({ query, page: 1 }, usual), replace),
    [askFor, usual],
  )
  return { ...read, read, isRead, hrefOf, ask }
}
