import { navigate } from 'gatsby'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Site } from '../../../domain/location/near'
import type { CustomFilter } from '../../../domain/stock-search/custom-filters'
import type { StockQuery } from '../../../domain/stock-search/engine/query'
import { isLegacy } from '../../../domain/stock-search/url/legacy'
import { parseScopedAddress } from '../../../domain/stock-search/url/scope'
import type { ScopedAddress, StockScope } from '../../../domain/stock-search/url/scope'
import { formatStockAddress } from '../../../domain/stock-search/url/stock-address'
import type { UsualTypes } from '../../../domain/stock-search/url/usual-types'
import { withUsualTypes } from '../../../domain/stock-search/url/usual-types'
import { useHydrated } from '../../vehicle/use-vehicles'

export interface OverviewAddress extends ScopedAddress {
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
  const [ahead, setAhead] = useState<{ from: string; search: string } | null>(null)
  const [followed, setFollowed] = useState(search)
  if (followed !== search) {
    // The router has followed, or the visitor went elsewhere: what was ahead is past, also when they come back.
    setFollowed(search)
    setAhead(null)
  }
  const current = isHydrated ? (ahead?.from === search ? ahead.search : search) : ''
  const read = useMemo(() => {
    const address = parseScopedAddress(current, scope, added.map(({ id }) => id), sites)
    return { ...address, query: withUsualTypes(address.query, current, usual) }
  }, [current, scope, added, sites, usual])
  const hrefOf = useCallback(
    (query: StockQuery, page = 1) => {
      const parameters = formatStockAddress({ query, page }, usual)
      return parameters === '' ? pathname : `${pathname}?${parameters}`
    },
    [pathname, usual],
  )
  const from = useRef(search)
  useEffect(() => {
    from.current = search
  }, [search])
  // Links of before open their list; its address is told as it is written today, unless something of it cannot be.
  const isOld = isHydrated && ahead === null && read.problems.length + read.outside.length === 0 && isLegacy(search)
  const today = isOld ? hrefOf(read.query, read.page) : null
  useEffect(() => {
    if (today !== null) void navigate(today, { replace: true, state: { keepScroll: true } })
  }, [today])
  const ask = useCallback(
    (query: StockQuery, replace = false) => {
      const address = hrefOf(query)
      setAhead({ from: from.current, search: address.slice(pathname.length) })
      void navigate(address, { replace, state: { keepScroll: true } })
    },
    [hrefOf, pathname],
  )
  return { ...read, isRead: isHydrated, hrefOf, ask }
}
