/** Typing and moving sliders say many values a second; what they stop at is told. */
const SETTLED_MS = 1000

const settling = new Map<string, { run: () => void; timer: ReturnType<typeof setTimeout> }>()

/** Runs what still waits, in the order in which it began. */
export const flushSettling = (): void => {
  const due = [...settling.values()]
  settling.clear()
  for (const { run, timer } of due) {
    clearTimeout(timer)
    run()
  }
}

if (typeof window !== 'undefined') window.addEventListener('pagehide', flushSettling)

/** Runs a second after the last call with the same key; at once when something else is told, or the page is left. */
export const whenSettled = (key: string, run: () => void): void => {
  clearTimeout(settling.get(key)?.timer)
  settling.set(key, {
    run,
    timer: setTimeout(() => {
      settling.delete(key)
      run()
    }, SETTLED_MS),
  })
}
