import type { HistoryLocation, NavigateOptions } from '@reach/router'
import { isRecord } from '../../domain/is-record'

interface Change {
  location: HistoryLocation
  action: 'PUSH' | 'POP'
  /** Whether the address took the place of the one before, as when a page moves to its right address. */
  isReplaced?: boolean
}

type Listener = (change: Change) => void

/** `decodeURI` first, so that an address that is encoded already stays as it is. */
const readLocation = ({ location, history }: Window): HistoryLocation => {
  const { search, hash, href, origin, protocol, host, hostname, port } = location
  const state: unknown = history.state
  const key = isRecord(state) ? state['key'] : undefined
  return {
    pathname: encodeURI(decodeURI(location.pathname)),
    search,
    hash,
    href,
    origin,
    protocol,
    host,
    hostname,
    port,
    state,
    key: typeof key === 'string' && key !== '' ? key : 'initial',
  } as unknown as HistoryLocation
}

/** The browser's history as Reach Router presents it. */
export const createHistory = (host: Window) => {
  let listeners: Listener[] = []
  let location = readLocation(host)
  /** Another page is asked for and not shown yet. */
  let isTransitioning = false
  let finish = (): void => undefined
  return {
    get location() {
      return location
    },
    get transitioning() {
      return isTransitioning
    },
    /** Called by the router when the page of the current location is rendered. */
    _onTransitionComplete() {
      isTransitioning = false
      finish()
    },
    /** @returns a function that stops listening */
    listen(listener: Listener) {
      listeners.push(listener)
      const onPop = (): void => {
        location = readLocation(host)
        listener({ location, action: 'POP' })
      }
      host.addEventListener('popstate', onPop)
      return () => {
        host.removeEventListener('popstate', onPop)
        listeners = listeners.filter((one) => one !== listener)
      }
    },
    /** Goes to an address, or so many pages forward. @returns a promise that resolves when its page is rendered */
    navigate(to: string | number, { state, replace = false }: NavigateOptions<object> = {}): Promise<void> {
      const { pathname } = location
      if (typeof to === 'number') host.history.go(to)
      else {
        const entry = { ...state, key: `${Date.now()}` }
        try {
          // A page that is left before it is shown gets no entry in the history.
          if (isTransitioning || replace) host.history.replaceState(entry, '', to)
          else host.history.pushState(entry, '', to)
        } catch {
          // Browsers limit the number of entries that a script may add in a short time.
          host.location[replace ? 'replace' : 'assign'](to)
        }
      }
      location = readLocation(host)
      // Other filters of a page are a step of their own even before those asked for earlier are rendered.
      isTransitioning ||= location.pathname !== pathname
      const done = new Promise<void>((resolve) => {
        finish = resolve
      })
      for (const listener of listeners) listener({ location, action: 'PUSH', isReplaced: replace })
      return done
    },
  }
}

export const globalHistory = createHistory(window)

export const navigate = (to: string | number, options?: NavigateOptions<object>): Promise<void> =>
  globalHistory.navigate(to, options)
