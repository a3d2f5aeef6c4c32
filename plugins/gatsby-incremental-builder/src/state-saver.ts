import type { CacheMark } from './cache-mark'

/** However busy it is, the state is saved this often, in milliseconds. */
const AT_LEAST_EVERY_MS = 60_000

export interface SaverOptions {
  save: () => Promise<void>
  mark: CacheMark
  afterMs: number
  /** Told when the saved state is that of the cache and the output. */
  onSaved?: () => void
  onWarning: (line: string) => void
}

/**
 * Saves Gatsby's state when it has time: after the answer, once for rebuilds that follow each other closely. Until
 * then the mark stands.
 */
export const createStateSaver = ({ save, mark, afterMs, onSaved, onWarning }: SaverOptions) => {
  let timer: NodeJS.Timeout | undefined
  let dirtySince: number | null = null
  let saving: Promise<void> = Promise.resolve()

  const write = async (): Promise<void> => {
    clearTimeout(timer)
    if (dirtySince === null) return
    try {
      await save()
      await mark.clear()
      dirtySince = null
      onSaved?.()
    } catch (error) {
      onWarning(`the state could not be saved: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const now = (): Promise<void> => (saving = saving.then(write))

  return {
    /** A rebuild begins: nothing is saved until it has ended. */
    async begin(): Promise<void> {
      clearTimeout(timer)
      await saving
    },
    /** A rebuild that changed something has answered. */
    later(): void {
      dirtySince ??= Date.now()
      const wait = Date.now() - dirtySince > AT_LEAST_EVERY_MS ? 0 : afterMs
      clearTimeout(timer)
      timer = setTimeout(() => void now(), wait)
    },
    /** Saves what is not saved. */
    async flush(): Promise<void> {
      await now()
    },
    /** Saves whatever stands, changed or not. */
    async force(): Promise<void> {
      dirtySince ??= Date.now()
      await now()
    },
    /** Gives up: the mark stays. */
    abandon(): void {
      clearTimeout(timer)
      dirtySince = null
    },
  }
}

export type StateSaver = ReturnType<typeof createStateSaver>
