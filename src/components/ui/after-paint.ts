/** A tab in the background paints nothing, and goes on all the same; in ms. */
const UNPAINTED = 250

/** Runs a task once what was rendered has been painted; tasks keep their order. @returns calls it off */
export const afterPaint = (task: () => void): (() => void) => {
  const start = (): void => {
    // A frame that comes later than this must not run the task again.
    cancelAnimationFrame(frame)
    task()
  }
  let timer = setTimeout(start, UNPAINTED)
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
