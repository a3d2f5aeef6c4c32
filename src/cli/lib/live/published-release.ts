import type { LiveRelease } from '../../../server/preview/publication/read-back'
import { ReleaseError } from '../../../server/release/types'
import type { ReleaseStore } from '../../../server/release/open-store'

/** Reads the release that visitors see, once for each; null where another machine made it. */
export const publishedRelease = (live: () => Promise<string | null>, store: Pick<ReleaseStore, 'load'>) => {
  let kept: LiveRelease | null = null
  return async (): Promise<LiveRelease | null> => {
    const id = await live()
    if (id === null || kept?.id === id) return id === null ? null : kept
    try {
      const release = await store.load(id)
      kept = { id, digestOf: (path) => release.file(path)?.digest ?? null }
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error
      kept = null
    }
    return kept
  }
}
