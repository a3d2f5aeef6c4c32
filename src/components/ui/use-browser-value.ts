import { startTransition, useCallback, useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react'

const never = () => () => undefined
const zero = () => 0

/** Whether this render hydrates or runs on the server. Only then does React ask for the server's value. */
export const useIsHydrating = (): boolean => {
  let isHydrating = false
  useSyncExternalStore(never, zero, () => {
    isHydrating = true
    return 0
  })
  return isHydrating
}

/**
 * A value from outside React: the server's during hydration, then the browser's, in a transition.
 * `useSyncExternalStore` would re-render synchronously and hydrate everything below at the same time. A component that
 * mounts in the browser has the browser's value from its first render. A change has the priority of its cause: a click
 * is urgent, other changes can be wrapped in `startTransition`.
 *
 * @param subscribe must be a stable function for the same source
 * @param read must return the same value until the source changes
 */
export const useBrowserValue = <Value>(
  subscribe: (onChange: () => void) => () => void,
  read: () => Value,
  readOnServer: () => Value,
): Value => {
  const isHydrating = useIsHydrating()
  const [isServers, setServers] = useState(isHydrating)
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const value = isServers ? readOnServer() : read()
  const shown = useRef({ read, value })
  const update = useCallback((): void => {
    if (Object.is(shown.current.read(), shown.current.value)) return
    setServers(false)
    renderAgain()
  }, [])
  // After each render too, because `read` may be another function, or the value may have changed meanwhile.
  useEffect(() => {
    shown.current = { read, value }
    startTransition(update)
  })
  useEffect(() => subscribe(update), [subscribe, update])
  return value
}

const yes = () => true
const no = () => false

/** False on the server and during hydration, when nothing is known about this device. */
export const useHydrated = (): boolean => useBrowserValue(never, yes, no)
