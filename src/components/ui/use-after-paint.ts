import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from './after-paint'

/**
 * A value as it was, until the page has been painted with what follows from the new one at once; then in pieces that input
 * interrupts. `useDeferredValue` begins before that painting, and a click then waits for its first pieces.
 */
export const useAfterPaint = <Value>(value: Value): Value => {
  const [late, setLate] = useState({ value })
  useEffect(
    () => (late.value === value ? undefined : afterPaint(() => startTransition(() => setLate({ value })))),
    [late, value],
  )
  return late.value
}
