import { navigate } from 'gatsby'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../vehicle/use-vehicles'

/**
 * The parameters of a list that lives in its address. The first render, on the server and in the browser, is that without
 * any; what is asked for counts at once, before the router has followed. The view stays where it is.
 *
 * @returns the parameters in force, and a function that asks for others, the same for the life of the page: without `?`;
 * `replace`: without a step to go back
 */
export const useAskedSearch = (pathname: string, search: string): [current: string, ask: (parameters: string, replace?: boolean) => void] => {
  const isHydrated = useHydrated()
  const [ahead, setAhead] = useState<{ from: string; search: string } | null>(null)
  const [followed, setFollowed] = useState(search)
  if (followed !== search) {
    // The router has followed, or the visitor went elsewhere: what was ahead is past, also when they come back.
    setFollowed(search)
    setAhead(null)
  }
  const from = useRef(search)
  useEffect(() => {
    from.current = search
  }, [search])
  const ask = useCallback(
    (parameters: string, replace = false) => {
      const asked = parameters === '' ? '' : `?${parameters}`
      setAhead({ from: from.current, search: asked })
      void navigate(`${pathname}${asked}`, { replace, state: { keepScroll: true } })
    },
    [pathname],
  )
  return [isHydrated ? (ahead?.from === search ? ahead.search : search) : '', ask]
}
