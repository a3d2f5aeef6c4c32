import { navigate } from 'gatsby'
import { useCallback, useMemo, useState } from 'react'
import type { StockQuery } from '../../../domain/stock-search/engine/query'
import { formatStockAddress, parseStockAddress } from '../../../domain/stock-search/url/stock-address'
import type { ReadAddress } from '../../../domain/stock-search/url/stock-address'
import type { UsualTypes } from '../../../domain/stock-search/url/usual-types'
import { withUsualTypes } from '../../../domain/stock-search/url/usual-types'
import { useHydrated } from '../../vehicle/use-vehicles'

export interface OverviewAddress extends ReadAddress {
  /** Address of the list with another query, on its first page unless told. */
  hrefOf: (query: StockQuery, page?: number) => string
  /** Shows another query; the view stays where it is. `replace`: without a step to go back, as while typing. */
  ask: (query: StockQuery, replace?: boolean) => void
}

/**
 * The state of the overview is its address. The first render, on the server and in the browser, is that of the whole
 * stock; a click counts at once, before the router has followed.
 *
 * @param usual acquisition types that are meant where the address names none; the same object as long as they are
 */
export const useOverviewAddress = (pathname: string, search: string, usual: UsualTypes): OverviewAddress => {
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
    const address = parseStockAddress(current)
    return { ...address, query: withUsualTypes(address.query, current, usual) }
  }, [current, usual])
  const hrefOf = useCallback(
    (query: StockQuery, page = 1) => {
      const parameters = formatStockAddress({ query, page }, usual)
      return parameters === '' ? pathname : `${pathname}?${parameters}`
    },
    [pathname, usual],
  )
  const ask = useCallback(
    (query: StockQuery, replace = false) => {
      const address = hrefOf(query)
      setAhead({ from: search, search: address.slice(pathname.length) })
      void navigate(address, { replace, state: { keepScroll: true } })
    },
    [hrefOf, pathname, search],
  )
  return { ...read, hrefOf, ask }
}
