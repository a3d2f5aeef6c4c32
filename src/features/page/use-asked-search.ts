import { navigate } from 'gatsby'
import { useCallback, useEffect, useRef, useState } from 'react'
import { afterPaint } from '../../components/ui/after-paint'
import { useHydrated } from '../vehicle/use-vehicles'

interface Ahead {
  /** Where the router was when it was asked. */
  from: string
  search: string
  /** Whether the router was told. */
  isSent: boolean
}

/**
 * The parameters of a list that lives in its address. The first render, on the server and in the browser, is that without
 * any; what is asked for counts at once, before the router has followed. The view stays where it is.
 *
 * The router is told once the answer has been painted, for it renders the whole page anew; what is asked for before that
 * is one step to go back.
 *
 * @returns the parameters in force, and a function that asks for others, the same for the life of the page: without `?`;
 * `replace`: without a step to go back
 */
export const useAskedSearch = (pathname: string, search: string): [current: string, ask: (parameters: string, replace?: boolean) => void] => {
  const isHydrated = useHydrated()
  const [ahead, setAhead] = useState<Ahead | null>(null)
  const [followed, setFollowed] = useState(search)
  if (followed !== search) {
    // The router has followed, or the visitor went elsewhere: what was ahead is past, also when they come back. What it
    // has not been told of yet is still to come.
    setFollowed(search)
    setAhead(ahead && !ahead.isSent ? { ...ahead, from: search } : null)
  }
  const from = useRef(search)
  useEffect(() => {
    from.current = search
  }, [search])
  const untold = useRef<{ callOff: () => void; replace: boolean } | null>(null)
  // Whoever has left the page is not led back.
  useEffect(() => () => untold.current?.callOff(), [])
  const ask = useCallback(
    (parameters: string, replace = false) => {
      const asked = parameters === '' ? '' : `?${parameters}`
      const isReplaced = replace && untold.current?.replace !== false
      untold.current?.callOff()
      setAhead({ from: from.current, search: asked, isSent: false })
      const callOff = afterPaint(() => {
        untold.current = null
        setAhead((now) => now && { ...now, isSent: true })
        void navigate(`${pathname}${asked}`, { replace: isReplaced, state: { keepScroll: true } })
      })
      untold.current = { callOff, replace: isReplaced }
    },
    [pathname],
  )
  return [isHydrated ? (ahead?.from === search ? ahead.search : search) : '', ask]
}
