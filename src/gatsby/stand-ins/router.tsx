import type { HistoryLocation } from '@reach/router'
import { cloneElement, createContext, startTransition, useContext, useEffect, useRef, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { changePage } from './change-page'
import { FocusWrapper } from './focus-wrapper'
import { globalHistory } from './history'
import { pick, segmentsOf } from './pick-route'

export { globalHistory, navigate } from './history'
export { pick } from './pick-route'

interface Located {
  location: HistoryLocation
}

export const BaseContext = createContext({ baseuri: '/', basepath: '/' })

const LocationContext = createContext<Located>({ location: globalHistory.location })

export const useLocation = (): HistoryLocation => useContext(LocationContext).location

/** Renders its children with the location that the browser shows. */
export const Location = ({ children }: { children: (located: Located) => ReactNode }) => {
  const [located, setLocated] = useState<Located>({ location: globalHistory.location })
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    globalHistory._onTransitionComplete()
    for (const resolve of waiting.current.splice(0)) resolve()
  }, [located])
  useEffect(() => {
    let isOver = false
    let latest = globalHistory.location
    // A transition calls this a frame late: by then there may be a newer address than the one it began with.
    const show = () =>
      new Promise<void>((resolve) => {
        waiting.current.push(resolve)
        setLocated({ location: latest })
      })
    const stop = globalHistory.listen(({ location, isReplaced }) => {
      const change = (): void => {
        if (isOver) return
        const { pathname, hash } = latest
        latest = location
        // A page that moves to its right address is still the same page for the visitor.
        if (isReplaced) void show()
        // The list has shown its other filters already. Rendered in one piece, the page would hydrate every part that is still the
        // server's.
        else if (location.pathname === pathname && location.hash === hash) startTransition(() => void show())
        // At once: otherwise a slow phone paints the page that is left once more, with the link pressed.
        else changePage(pathname, location.pathname, () => flushSync(show))
      }
      const isSamePage = location.pathname === latest.pathname
      // After the other listeners, as in Reach Router: Gatsby's note the kind of the change on the location.
      void Promise.resolve().then(() => (isSamePage ? requestAnimationFrame(change) : change()))
    })
    return () => {
      isOver = true
      stop()
    }
  }, [])
  return <LocationContext value={located}>{children(located)}</LocationContext>
}

interface RouterProps extends Located {
  id?: string
  basepath: string
  children: ReactElement<{ path: string }>
}

/**
 * The part of Reach Router that Gatsby uses in the browser, with one route. The router itself and what it brings along are
 * 3 kB of every page.
 */
export const Router = ({ id, basepath, location, children }: RouterProps) => {
  const path = `/${[basepath, children.props.path].flatMap(segmentsOf).filter(Boolean).join('/')}`
  const picked = pick([{ path }], location.pathname)
  if (!picked) return null
  const { params, uri } = picked
  return (
    <BaseContext value={{ baseuri: uri, basepath: path.replace(/\*$/, '') }}>
      <FocusWrapper id={id} uri={uri} pathname={location.pathname}>
        {cloneElement(children, { ...params, uri, location } as object)}
      </FocusWrapper>
    </BaseContext>
  )
}
