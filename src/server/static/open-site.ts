import { errorMessage } from '../../domain/errors/error-message'
import type { BackgroundCoder } from '../release/background-coder'
import { storeLayout } from '../release/layout'
import type { ReleaseStore } from '../release/open-store'
import { readPageHeaders } from '../release/page-headers'
import type { Release, ReleaseFile } from '../release/types'
import { createFileSource } from './file-source'
import { followFile } from './follow-pointer'
import type { HeaderRule } from './host-config'
import { createSite } from './site'
import { indexSite } from './site-index'
import type { SiteIndex } from './site-index'

export interface Site {
  /** @param bindings of the server, see `sentTarget` */
  fetch: (request: Request, bindings?: object) => Promise<Response>
  /** What is being served; null before the first release. */
  release: () => Release | null
  /** Looks at the pointer now. Once it resolves, every new request is answered from the release that it names. */
  refresh: () => Promise<void>
  close: () => void
}

export interface OpenSiteOptions {
  store: ReleaseStore
  headerRules: readonly HeaderRule[]
  /** First segment of vehicle addresses. */
  stockSegment: string
  /** Codes what a new release brings, behind its back. */
  coder: Pick<BackgroundCoder, 'code'>
  /** Told of every release that begins to be served, the first one included. */
  onRelease?: (release: Release) => void
  /** Told, in one line, why a release that the pointer names cannot be served. */
  onProblem: (line: string) => void
  /** How often the pointer is looked at where the system tells nothing, ms. */
  pollMs?: number
}

/** Files that a release has and the one before has not; shards that both share are passed over. */
const newFiles = (before: Release | null, now: Release): ReleaseFile[] =>
  now.shards.flatMap((shard, number) => {
    if (before?.root.shards[number] === now.root.shards[number]) return []
    const old = before?.shards[number]
    return [...shard].flatMap(([path, file]) => (old?.get(path)?.digest === file.digest ? [] : [file]))
  })

/**
 * Serves the live release of a store, and switches to another one, whoever made it live, without a restart: what a
 * request began with it is finished with, and the next one sees the new release.
 */
export const openSite = async ({
  store,
  headerRules,
  stockSegment,
  coder,
  onRelease,
  onProblem,
  pollMs = 1000,
}: OpenSiteOptions): Promise<Site> => {
  let index: SiteIndex | null = null
  let refreshing: Promise<void> | null = null
  let again = false
  /** Whether a refresh was asked for while another one ran. */
  const isAskedAgain = (): boolean => again
  let closed = false
  let problem: string | null = null

  const update = async (): Promise<void> => {
    const current = await store.current()
    if (!current || current.id === index?.release.id) return
    const release = await store.load(current.id)
    const files = newFiles(index?.release ?? null, release)
    index = indexSite(release, stockSegment, index, await readPageHeaders(release, store.blobs))
    problem = null
    coder.code(files)
    onRelease?.(release)
  }
  const refresh = (): Promise<void> => {
    if (refreshing) {
      again = true
      return refreshing
    }
    const run = async () => {
      do {
        again = false
        await update()
      } while (isAskedAgain())
    }
    refreshing = run().finally(() => {
      refreshing = null
    })
    return refreshing
  }
  const refreshQuietly = async (): Promise<void> => {
    if (closed) return
    await refresh().catch((error: unknown) => {
      const line = errorMessage(error)
      // The pointer is looked at every second: the same line once is enough.
      if (line !== problem) onProblem(line)
      problem = line
    })
  }

  const source = createFileSource(store.blobs)
  // A release that cannot be read now may be replaced by one that can: the server stays up.
  await refreshQuietly()
  const stop = followFile(storeLayout(store.dataDir).pointer, pollMs, () => void refreshQuietly())
  return {
    fetch: createSite({ site: () => index, source, headerRules, onProblem }),
    release: () => index?.release ?? null,
    refresh,
    close: () => {
      closed = true
      stop()
    },
  }
}
