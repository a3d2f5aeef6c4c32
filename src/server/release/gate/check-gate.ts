import type { GateThresholds } from '../../../config/gate'
import { segments } from '../../../config/segments'
import type { GateFinding } from '../../builds/types'
import { indexSite } from '../../static/site-index'
import type { SiteIndex } from '../../static/site-index'
import type { ReleaseStore } from '../open-store'
import { isHtml } from '../file-facts'
import { ReleaseError } from '../types'
import type { Release, ReleaseCounts } from '../types'
import { countFindings } from './counts'
import { limitFindings } from './findings'
import { ghostFindings } from './ghosts'
import { createStock, leftFindings } from './in-stock'
import { createMentions } from './mentions'
import { pageFindings } from './pages'
import { redirectFindings } from './redirects'

/** Looks at candidates before they go live. Keeps what it learned of files, which makes the next look cheap. */
export interface Gate {
  /**
   * Same releases, same findings, in the same order; none when the candidate may go live. Works from the store alone.
   *
   * @param liveId null where nothing is live: every page is looked at, and nothing can have fallen. So it is with one
   *   that is not in this store, or whose bytes are spoilt; its counts are compared as long as they can be read
   * @throws ReleaseError when the candidate cannot be read
   */
  check: (liveId: string | null, candidateId: string) => Promise<GateFinding[]>
}

interface Before {
  release: Release | null
  counts: ReleaseCounts | null
}

/** Whoever refused what follows a spoilt release would keep it live for good. */
const readBefore = async (store: ReleaseStore, id: string): Promise<Before> => {
  try {
    const release = await store.load(id)
    return { release, counts: release.root.facts.counts }
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    const roots = await store.list().catch(() => [])
    return { release: null, counts: roots.find((root) => root.id === id)?.facts.counts ?? null }
  }
}

/** @param stockSegment first segment of vehicle addresses */
export const createGate = (
  store: ReleaseStore,
  thresholds: GateThresholds,
  stockSegment: string = segments.stock,
): Gate => {
  const mentions = createMentions(store.blobs, stockSegment)
  const stock = createStock(store.blobs, stockSegment)
  let before: SiteIndex | null = null

  const check = async ({ release: live, counts }: Before, release: Release): Promise<GateFinding[][]> => {
    const redirects = live?.root.redirects === release.root.redirects ? [] : redirectFindings(release.redirects)
    // Without readable rules nothing can be said of links.
    if (redirects.length > 0) return [redirects]
    const site = indexSite(release, stockSegment, before)
    before = site
    const diff = live
      ? await store.diff(live.id, release.id)
      : { written: [...release.files()].map(([path]) => path), removed: [] }
    const pages = diff.written.flatMap((path) => {
      const file = release.file(path)
      return file && isHtml(file) ? [[path, file] as const] : []
    })
    return [
      counts ? countFindings(counts, release.root.facts.counts, thresholds) : [],
      leftFindings(site, await stock.of(release), stockSegment),
      live ? await ghostFindings({ live, site, diff, blobs: store.blobs, mentions, stockSegment }) : [],
      ...(await pageFindings(site, pages, store, thresholds)),
    ]
  }
  return {
    check: async (liveId, candidateId) => {
      const release = await store.load(candidateId)
      const live = liveId === null ? { release: null, counts: null } : await readBefore(store, liveId)
      return limitFindings(await check(live, release), thresholds.perCheck, thresholds.total)
    },
  }
}

/** One look at a candidate; see `createGate` for many. */
export const checkGate = (
  store: ReleaseStore,
  liveId: string | null,
  candidateId: string,
  thresholds: GateThresholds,
): Promise<GateFinding[]> => createGate(store, thresholds).check(liveId, candidateId)
