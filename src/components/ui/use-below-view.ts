import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint'
import { isGoingOn, setGoingOn, whenRestLoaded } from './going-on'
import { useIsHydrating } from './use-browser-value'

/**
 * Whether what is below the first view is to be rendered yet. A page that a link opens is painted without it first, so that
 * the visitor sees it sooner; then the rest follows, in pieces that input interrupts.
 */
export const useBelowView = (): boolean => {
  const isHydrating = useIsHydrating()
  const [isReady, setReady] = useState(isHydrating || !isGoingOn())
  useEffect(() => {
    if (isReady) return
    return afterPaint(() => {
      // What comes later on the same page, as the cards of other filters, is shown whole.
      setGoingOn(false)
      void whenRestLoaded().then(() => startTransition(() => setReady(true)))
    })
  }, [isReady])
  return isReady
}
