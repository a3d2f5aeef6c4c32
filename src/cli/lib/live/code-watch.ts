import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { errorMessage } from '../../../domain/errors/error-message'
import { SOURCES } from '../builder/slots'
import { filesBelow } from '../builder/sync-folder'

/** Name, size and time of every file that a page is made of: enough to see that one was edited. */
const stampOf = async (root: string): Promise<string> => {
  const lists = await Promise.all(SOURCES.map((path) => filesBelow(root, path)))
  const stamps = await Promise.all(
    lists.flat().map(async (file) => {
      const { size, mtimeMs } = await stat(join(root, file))
      return `${file} ${size} ${mtimeMs}`
    }),
  )
  return stamps.join('\n')
}

/** What becomes of a change that was seen. */
export interface CodeChange {
  /**
   * Has a successor of the builder take the code of now.
   *
   * @returns false when none took it: one was warming up already, nothing runs yet, or the code does not build
   */
  take: () => Promise<boolean>
  /** Told once a successor took it, until it does not throw. */
  taken: () => Promise<void>
  onProblem: (line: string) => void
}

/** Most looks between two tries of code that nobody took: what does not build would keep the machine busy. */
const MOST_LOOKS = 32

/**
 * Looks from time to time whether the code was edited under a running server, as a deployment in place does. A change
 * is acted on once it has stood still for one look: a checkout that is half written must not be built. It counts as
 * built only when a successor took it; until then it is tried again, after 1, 2, 4, … looks.
 */
export const startCodeWatch = async (
  root: string,
  everyMs: number,
  { take, taken, onProblem }: CodeChange,
): Promise<{ close: () => void }> => {
  let built = await stampOf(root)
  let seen = built
  let busy = false
  let isUntold = false
  let tried = { stamp: built, times: 0, wait: 0 }

  const isItsTurn = (stamp: string): boolean => {
    if (tried.stamp !== stamp) tried = { stamp, times: 0, wait: 0 }
    tried.wait -= 1
    return tried.wait <= 0
  }
  const lookNow = async (): Promise<void> => {
    // A file that vanishes while it is being looked at: the next look will tell.
    const now = await stampOf(root).catch(() => seen)
    const isStill = now === seen
    seen = now
    if (now !== built && isStill && isItsTurn(now)) {
      tried = { stamp: now, times: tried.times + 1, wait: Math.min(2 ** tried.times, MOST_LOOKS) }
      // What is edited while the successor starts may have been copied or not: it is another stamp, and looked at again.
      if (await take()) {
        built = now
        isUntold = true
      }
    }
    if (!isUntold) return
    await taken()
    isUntold = false
  }
  const look = async (): Promise<void> => {
    if (busy) return
    busy = true
    try {
      await lookNow()
    } catch (error) {
      onProblem(`code: ${errorMessage(error)}; tried again`)
    } finally {
      busy = false
    }
  }
  const timer = setInterval(() => void look(), everyMs)
  return { close: () => clearInterval(timer) }
}
