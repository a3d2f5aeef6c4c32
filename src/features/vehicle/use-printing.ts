import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Whether the page is on its way to paper, where more has to be shown than on a screen: what is closed there cannot be
 * opened. The change is made before the browser lays the paper out.
 */
export const usePrinting = (): boolean => {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const turn = (on: boolean) => flushSync(() => setPrinting(on))
    window.addEventListener('beforeprint', () => turn(true), { signal })
    window.addEventListener('afterprint', () => turn(false), { signal })
    return () => stop.abort()
  }, [])
  return isPrinting
}
