import { useEffect, useState } from 'react'

/**
 * Loads a part once it is wanted. What cannot be loaded, as without a connection, is not shown, and tried again with the
 * next one.
 *
 * @returns whether it is loaded, and was wanted
 */
export const useLoadedPart = (part: { load: () => Promise<unknown> }, isWanted: boolean): boolean => {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    if (!isWanted || isLoaded) return
    let isOver = false
    const load = (): void =>
      void part.load().then(
        () => (isOver ? undefined : setLoaded(true)),
        () => undefined,
      )
    load()
    window.addEventListener('online', load)
    return () => {
      isOver = true
      window.removeEventListener('online', load)
    }
  }, [part, isWanted, isLoaded])
  return isLoaded
}
