import { INTERRUPTED } from './cache-mark'
import type { CacheMark } from './cache-mark'
import type { SavedState } from './saved-state/saved-state'
import type { createStopwatch } from './stopwatch'
import type { StartResult } from './types'

export interface CacheToPrepare {
  mark: CacheMark
  saved: SavedState
  /** Digest of what is built from: code, configuration and environment. */
  digest: string
  watch: ReturnType<typeof createStopwatch>
  onWarning: (line: string) => void
}

/**
 * Decides what a build begins with: the cache that is there, its copy when a build of that cache was killed, or nothing.
 * A cache or copy that cannot be trusted is removed.
 */
export const prepareCache = async ({
  mark,
  saved,
  digest,
  watch,
  onWarning,
}: CacheToPrepare): Promise<Pick<StartResult, 'kind' | 'dropped'>> => {
  const distrust = await mark.distrust(digest)
  if (distrust === null && mark.hasCache()) return { kind: 'warm', dropped: null }
  if (distrust === INTERRUPTED) {
    const restored = await watch.time('restore', () => saved.restore(digest))
    if (restored.ok) return { kind: 'restored', dropped: null }
    onWarning(`the last good state cannot be restored: ${restored.reason}`)
  }
  await watch.time('drop', async () => {
    await saved.forget()
    if (distrust !== null) await mark.drop()
  })
  return { kind: 'clean', dropped: distrust }
}
