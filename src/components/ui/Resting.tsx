import { startTransition, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { openForPrint } from './open-for-print'
import { isResting, RESTING_ATTRIBUTE } from './rest'
import { whenActive } from './signs'
import { useIsHydrating } from './use-browser-value'
import { whenNear } from './when-near'

/** Code that did not come is not asked for with every move of the pointer, in ms. */
const AGAIN_MS = 500

interface Props {
  /** Loads the code of the content, always the same function. */
  load: () => Promise<unknown>
  /** Whether it shows more than the server's HTML before anybody does anything, as prices of today: then it wakes in view. */
  wakesInView?: boolean
  /** A `Part` with components of `restingPart` in it. */
  children: ReactNode
}

/**
 * A part of a page whose code is loaded when the part is in view, or when the visitor does anything on the page. Until then
 * its HTML stands as the server made it. Pages after the first one of a visit are rendered as usual.
 */
export const Resting = ({ load, wakesInView = true, children }: Props) => {
  const [isAsleep, setAsleep] = useState(useIsHydrating())
  // React would replace the HTML by nothing if it learned of other content before its code.
  const [first] = useState(children)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isAsleep) return
    const content = element.current?.firstElementChild
    const stopPrint = content && openForPrint(content)
    let stop = (): void => undefined
    const wake = (): void => {
      stop()
      load().then(
        () => startTransition(() => setAsleep(false)),
        // Without a connection: a later sign of the visitor tries again.
        () => {
          const timer = setTimeout(() => (stop = whenActive(wake)), AGAIN_MS)
          stop = () => clearTimeout(timer)
        },
      )
    }
    if (content && isResting()) {
      const stopNear = wakesInView ? whenNear(content, wake, 0) : undefined
      const stopActive = whenActive(wake)
      stop = () => {
        stopNear?.()
        stopActive()
      }
    } else wake()
    return () => {
      stop()
      stopPrint?.()
    }
  }, [isAsleep, load, wakesInView])
  // Its links are followed like those of static parts as long as React does not know them.
  return (
    <div className="as-is" {...(isAsleep && { [RESTING_ATTRIBUTE]: '' })} ref={element}>
      {isAsleep ? first : children}
    </div>
  )
}
