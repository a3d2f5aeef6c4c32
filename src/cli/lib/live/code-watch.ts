import { stat } from 'node:fs/promises'
import { join } from 'node:path'
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

/**
 * Looks from time to time whether the code was edited under a running server, as a deployment in place does. A change
 * is told once it has stood still for one look: a checkout that is half written must not be built.
 *
 * @param changed what to do then; the next look waits for it
 */
export const startCodeWatch = async (root: string, everyMs: number, changed: () => Promise<void>): Promise<{ close(): void }> => {
  let built = await stampOf(root)
  let seen = built
  let busy = false
  const look = async (): Promise<void> => {
    if (busy) return
    busy = true
    try {
      // A file that vanishes while it is being looked at: the next look will tell.
      const now = await stampOf(root).catch(() => seen)
      if (now !== built && now === seen) {
        built = now
        await changed()
      }
      seen = now
    } finally {
      busy = false
    }
  }
  const timer = setInterval(() => void look(), everyMs)
  return { close: () => clearInterval(timer) }
}
