import { useLayoutEffect, useState } from 'react'
import { useHydrated } from '../../../components/ui/use-browser-value'

/**
 * Keeps the served shell during hydration and until the view has mounted, so that the view can move the form out of it.
 *
 * @param isWaiting whether the view is not ready yet
 * @returns whether the shell is kept, and whether it is shown alone
 */
export const useServedFrame = (isWaiting: boolean): { isServed: boolean; isOnly: boolean } => {
  const isHydrated = useHydrated()
  const [isServed, setServed] = useState(!isHydrated)
  const isOnly = isServed && (!isHydrated || isWaiting)
  useLayoutEffect(() => {
    if (isServed && !isOnly) setServed(false)
  }, [isServed, isOnly])
  return { isServed, isOnly }
}
