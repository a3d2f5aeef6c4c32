import { setTimeout as sleep } from 'node:timers/promises'
import type { SavedState } from './saved-state'

export interface CopierOptions {
  state: Pick<SavedState, 'save' | 'discardStarted'>
  /** Digest of what the state is built from. */
  inputs: string
  /** Milliseconds without a rebuild before copying begins. */
  afterMs: number
  /** Milliseconds between two copies. */
  everyMs: number
  onWarning: (line: string) => void
}

/**
 * Copies the state when nothing else is to be done: never while a rebuild runs, a while after the last one, and not too
 * often. A rebuild that begins ends the copying at once and does not wait for it.
 */
export const createStateCopier = ({ state, inputs, afterMs, everyMs, onWarning }: CopierOptions) => {
  let current = new AbortController()
  let running: Promise<void> = Promise.resolve()
  let lastAt = Number.NEGATIVE_INFINITY
  let hasWarned = false
  let isStopped = false

  const warn = (error: unknown): void => {
    if (!hasWarned)
      onWarning(`the state could not be copied: ${error instanceof Error ? error.message : String(error)}`)
    hasWarned = true
  }

  const copy = async (signal: AbortSignal): Promise<void> => {
    const wait = Math.max(afterMs, lastAt + everyMs - performance.now())
    try {
      await sleep(wait, undefined, { signal, ref: false })
      await state.save(inputs, signal)
      lastAt = performance.now()
      hasWarned = false
    } catch (error) {
      if (signal.aborted) return
      lastAt = performance.now()
      warn(error)
      // A disk without room needs what was begun more than this does.
      await state.discardStarted().catch(warn)
    }
  }

  return {
    /** A rebuild begins. */
    interrupt: (): void => current.abort(),
    /** The state was saved and nothing changes it. */
    saved(): void {
      if (isStopped) return
      current.abort()
      current = new AbortController()
      const { signal } = current
      running = running.then(() => copy(signal))
    },
    /** Ends what is being copied. */
    async stop(): Promise<void> {
      isStopped = true
      current.abort()
      await running
    },
  }
}

export type StateCopier = ReturnType<typeof createStateCopier>
