import { startTransition, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { isResting } from './rest'
import { whenActive } from './signs'
import { useIsHydrating } from './use-browser-value'
import { whenNear } from './when-near'

interface Props {
  /** Loads the code of the content, always the same function. */
  load: () => Promise<unknown>
  /** A `Part` with components of `restingPart` in it. */
  children: ReactNode
}

/**
 * A part of a page whose code is loaded when it is in view, or when the visitor does anything on the page. Until then its
 * HTML stands as the server made it. Pages after the first one of a visit are rendered as usual.
 */
export const Resting = ({ load, children }: Props) => {
  const isHydrating = useIsHydrating()
  const [isAsleep, setAsleep] = useState(isHydrating && isResting())
  // React would replace the HTML by nothing if it learned of other content before its code.
  const [first] = useState(children)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const content = element.current?.firstElementChild
    if (!isAsleep || !content) return
    let stop = (): void => undefined
    const wake = (): void => {
      stop()
      load().then(
        () => startTransition(() => setAsleep(false)),
        // Without a connection: the next sign of the visitor tries again.
        () => (stop = whenActive(wake)),
      )
    }
    if (isResting()) {
      const stopNear = whenNear(content, wake, 0)
      const stopActive = whenActive(wake)
      stop = () => {
        stopNear()
        stopActive()
      }
    } else wake()
    return () => stop()
  }, [isAsleep, load])
  return (
    <div className="as-is" ref={element}>
      {isAsleep ? first : children}
    </div>
  )
}
