import { useEffect, useState } from 'react'
import { showToast } from './toast-store'

interface Options {
  isOpen: boolean
  /** Called if the code cannot be loaded. */
  close: () => void
  /** Message for the visitor if the code cannot be loaded. */
  failure: string
}

/** Loads a part when the visitor opens it. @returns whether it is open and loaded */
export const useOpenedPart = (part: { load: () => Promise<unknown> }, { isOpen, close, failure }: Options): boolean => {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    if (!isOpen || isLoaded) return
    part.load().then(
      () => setLoaded(true),
      () => {
        close()
        showToast(failure, 'warning')
      },
    )
  }, [part, isOpen, isLoaded, close, failure])
  return isOpen && isLoaded
}
