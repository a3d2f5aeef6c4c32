import { navigate } from 'gatsby'
import { useCallback, useEffect, useRef, useState } from 'react'
import { afterPaint } from '../../components/ui/after-paint'
import { useHydrated } from '../../components/ui/use-browser-value'

interface Ahead {
  search: string
  /** What the router may come to before that: it was told of it earlier. */
  earlier: readonly string[]
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
export const useAskedSearch = (
  pathname: string,
  search: string,
): [current: string, ask: (parameters: string, replace?: boolean) => void] => {
  const isHydrated = useHydrated()
  const [ahead, setAhead] = useState<Ahead | null>(null)
  const [followed, setFollowed] = useState(search)
  if (followed !== search) {
    // The router has followed, or the visitor went elsewhere: what was ahead is past, also when they come back. Where the
    // router has only come to what was asked for earlier, the last is still ahead.
    setFollowed(search)
    if (ahead?.search === search || !ahead?.earlier.includes(search)) setAhead(null)
  }
  const untold = useRef<{ callOff: () => void; replace: boolean } | null>(null)
  // Whoever has left the page is not led back.
  useEffect(() => {
    const callOff = () => {
      untold.current?.callOff()
      untold.current = null
    }
    // Who goes back before the router has followed is where they were, and it need not move for that.
    const goBack = () => {
      callOff()
      setAhead(null)
    }
    addEventListener('popstate', goBack)
    return () => {
      removeEventListener('popstate', goBack)
      callOff()
    }
  }, [])
  const ask = useCallback(
    (parameters: string, replace = false) => {
      const asked = parameters === '' ? '' : `?${parameters}`
      const instead = untold.current
      instead?.callOff()
      const isReplaced = replace && instead?.replace !== false
      setAhead((before) => ({
        search: asked,
        earlier: [...(before?.earlier ?? []), ...(before && !instead ? [before.search] : [])],
      }))
      const callOff = afterPaint(() => {
        untold.current = null
        navigate(`${pathname}${asked}`, { replace: isReplaced, state: { keepScroll: true } })
      })
      untold.current = { callOff, replace: isReplaced }
    },
    [pathname],
  )
  return [ahead ? ahead.search : isHydrated ? search : '', ask]
}
