import { randomUUID } from 'node:crypto'

/** Revision counter of a page's data; open pages are notified when it increases. */
export interface Changes {
  /** Changes with every change, and with every start of the process. */
  revision: () => string
  announce: () => void
  /** Resolves once the revision is another than `known`, when `signal` aborts, or after `ms`. */
  next: (known: string, ms: number, signal: AbortSignal) => Promise<void>
}

export const createChanges = (): Changes => {
  const start = randomUUID().slice(0, 8)
  const waiting = new Set<() => void>()
  let count = 0
  const revision = (): string => `${start}-${count}`
  return {
    revision,
    announce: () => {
      count += 1
      for (const wake of [...waiting]) wake()
    },
    next: (known, ms, signal) =>
      new Promise((resolve) => {
        if (known !== revision() || signal.aborted) return resolve()
        const wake = (): void => {
          clearTimeout(timer)
          waiting.delete(wake)
          signal.removeEventListener('abort', wake)
          resolve()
        }
        const timer = setTimeout(wake, ms)
        waiting.add(wake)
        signal.addEventListener('abort', wake)
      }),
  }
}
