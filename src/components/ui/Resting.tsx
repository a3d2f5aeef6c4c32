import { startTransition, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { openForPrint } from './open-for-print'
import { isResting, RESTING_ATTRIBUTE } from './rest'
import { whenActive } from './signs'
import { useIsHydrating } from './use-browser-value'
import { whenNear } from './when-near'

/** Milliseconds before code that failed to load is asked for again: not with every move of the pointer. */
const AGAIN_MS = 500

/** Loaders whose code is there. */
const loaded = new WeakSet<Props['load']>()

interface Props {
  /** Loads the code of the content, always the same function. */
  load: () => Promise<unknown>
  /** Whether it loads when it comes into view, because it then shows more than the server's HTML: today's prices, for example. */
  wakesInView?: boolean
  /** A `Part` with components of `restingPart` in it. */
  children: ReactNode
}

/**
 * A part of a page whose code is loaded when it comes into view, or at the visitor's first action on the page. Until then the
 * server's HTML is shown. Only the first page of a visit has such parts; later pages are rendered as usual.
 */
export const Resting = ({ load, wakesInView = true, children }: Props) => {
  const [isAsleep, setAsleep] = useState(useIsHydrating())
  // React would remove the HTML if it were given new content before the code is loaded.
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
        () => {
          loaded.add(load)
          startTransition(() => setAsleep(false))
        },
        // Without a connection, a later action of the visitor tries again.
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
  // Until React hydrates it, its links are handled like those of static parts.
  return (
    <div className="as-is" {...(isAsleep && { [RESTING_ATTRIBUTE]: '' })} ref={element}>
      {/* What a click changed before that transition is shown at once: a box would lose its tick until then. */}
      {isAsleep && !loaded.has(load) ? first : children}
    </div>
  )
}
