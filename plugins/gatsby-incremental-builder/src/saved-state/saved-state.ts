import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { forEachFew } from './list-files'
import { restoreCopy } from './restore-copy'
import type { Restored } from './restore-copy'
import { saveCopy } from './save-copy'
import type { CopyPlan, SavedCopy, Started } from './save-copy'

/** Beside the cache and the output that it is a copy of. */
export const STORE = '.cache-saved'

/** A copy is gone on from so many times in a row without a start that succeeds: the state itself may be at fault. */
const MOST_TRIES = 2

/** Webpack checks its own entries; workers' state is of one build; a lock belongs to processes. */
const LEFT_OUT = /^\.cache\/(?:webpack|worker)$|\/lock\.mdb$/

/**
 * What of a site is its state: Gatsby's cache and its output.
 *
 * @param keep names below `public/` that are left as they are
 */
export const statePlan = (directory: string, keep: readonly string[]): CopyPlan => {
  const kept = new Set(keep.map((name) => `public/${name}`))
  return {
    source: directory,
    store: join(directory, STORE),
    folders: ['.cache', 'public'],
    isLeftOut: (path) => LEFT_OUT.test(path) || kept.has(path),
    isAlwaysCopied: (path) => path.endsWith('.mdb'),
  }
}

/** Removes the copy: the next builder of the folder that finds an interrupted build begins from nothing. */
export const forgetSavedState = (directory: string): Promise<void> =>
  rm(join(directory, STORE), { recursive: true, force: true })

/** The last good state of a site, kept as a copy. */
export const createSavedState = (directory: string, keep: readonly string[]) => {
  const plan = statePlan(directory, keep)
  const tries = join(plan.store, 'tries')
  const started: Started = new Map()

  return {
    /** Copies the state of now. @throws when it is given up; the copy of before stays */
    save: (inputs: string, signal: AbortSignal): Promise<SavedCopy> => saveCopy(plan, inputs, started, signal),

    /** Puts the copied state back. Says why when it cannot. */
    async restore(inputs: string): Promise<Restored> {
      const count = Number(await readFile(tries, 'utf8').catch(() => '0'))
      if (count >= MOST_TRIES) return { ok: false, reason: 'builds that went on from the copy failed' }
      const restored = await restoreCopy(plan, inputs)
      if (restored.ok) await writeFile(tries, String(count + 1))
      return restored
    },

    /** A build that went on from the copy has succeeded. */
    confirm: (): Promise<void> => rm(tries, { force: true }),

    /** Gives back the room of a copy that was not finished. */
    async discardStarted(): Promise<void> {
      const stored = [...started.values()].map((file) => file.stored)
      started.clear()
      await forEachFew(stored, (name) => rm(join(plan.store, 'files', name), { force: true }))
    },

    forget: (): Promise<void> => forgetSavedState(directory),
  }
}

export type SavedState = ReturnType<typeof createSavedState>
