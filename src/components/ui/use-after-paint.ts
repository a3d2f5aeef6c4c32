import { startTransition, useEffect, useState } from 'react'

/** A tab in the background paints nothing, and goes on all the same; in ms. */
const UNPAINTED = 250

/** Runs a task once what was rendered has been painted. @returns calls it off */
const afterPaint = (task: () => void): (() => void) => {
  let timer = setTimeout(task, UNPAINTED)
  // The frame that comes is painted after its callbacks, and before the next task.
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(task)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/**
 * A value as it was, until the page has been painted with what follows from the new one at once; then in pieces that input
 * interrupts. `useDeferredValue` begins before that painting, and a click then waits for its first pieces.
 */
export const useAfterPaint = <Value>(value: Value): Value => {
  const [late, setLate] = useState({ value })
  useEffect(() => (late.value === value ? undefined : afterPaint(() => startTransition(() => setLate({ value })))), [late, value])
  return late.value
}
