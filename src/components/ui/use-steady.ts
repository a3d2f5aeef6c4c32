import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * The same function for the life of a component, that does what the one of the latest render does: what is handed down
 * to parts that render again only when something they show has changed. For events; not to be called while rendering.
 */
export const useSteady = <Args extends unknown[]>(act: (...args: Args) => void): ((...args: Args) => void) => {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
