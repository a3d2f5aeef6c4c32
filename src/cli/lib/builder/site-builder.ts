import { join } from 'node:path'
import { addMoves } from '../../../domain/routes/moves'
import type { Move } from '../../../domain/routes/moves'
import type {
  IncrementalBuilder,
  RebuildResult,
  StartResult,
} from '../../../../plugins/gatsby-incremental-builder/src/types'
import { readWhole, sourcesFor } from '../../../domain/events/scope'
import type { BuildEvent, BuildResult, GateFinding } from '../../../server/builds/types'
import type { ReleaseStore } from '../../../server/release/open-store'
import { ReleaseError } from '../../../server/release/types'
import type { ReleaseDiff, ReleaseRoot } from '../../../server/release/types'
import { readFacts } from './read-facts'
import { readReasons } from './read-reasons'
import { readStoryMarks } from './read-story-marks'
import { recallAddresses } from './recall-addresses'

export interface SiteBuilderOptions {
  /** Copy of the site that is built in. */
  folder: string
  builder: IncrementalBuilder
  store: ReleaseStore
  gate: (liveId: string | null, candidateId: string) => Promise<GateFinding[]>
  /** @param saved release that lies in the store by now */
  onStage: (stage: string, saved?: string) => void
}

/** Builds, and makes a release of each build. */
export interface SiteBuilder {
  /**
   * Makes the first build and stores it.
   *
   * @returns what it began with and how long its parts took, in one line
   * @throws BuildFailedError
   */
  start: () => Promise<string>
  /** @throws RebuildFailedError, CodeChangedError, ReleaseError */
  build: (events: readonly BuildEvent[], live: string | null) => Promise<BuildResult & { stale: string | null }>
}

const UNCHANGED: Pick<RebuildResult, 'written' | 'removed' | 'pages'> = {
  written: [],
  removed: [],
  pages: { created: [], changed: [], deleted: [] },
}

/**
 * Makes releases out of what an incremental builder writes. The first release is saved whole; each later one costs what
 * changed. What the gate finds is told, not decided here.
 */
export const createSiteBuilder = ({ folder, builder, store, gate, onStage }: SiteBuilderOptions): SiteBuilder => {
  const output = join(folder, 'public')
  let last: ReleaseRoot | null = null
  /** Found since the process began, and told with every build: its first build answers nobody, and an answer may be lost. */
  let found: Move[] = []

  /** Names the release of what lies in the output now. */
  const save = async (changes: Pick<RebuildResult, 'written' | 'removed'>): Promise<ReleaseRoot> => {
    const { buildId, versions, moved } = await readFacts(output)
    const facts = { buildId, versions }
    found = addMoves(found, moved)
    last =
      last === null
        ? await store.saveFull(output, new Date(), facts)
        : await store.saveChanges(last.id, output, changes, new Date(), facts)
    return last
  }

  return {
    start: async () => {
      await recallAddresses(store, output)
      const started = await builder.start()
      const began = performance.now()
      onStage('release')
      await save(UNCHANGED)
      return describeStart(started, Math.round(performance.now() - began))
    },
    build: async (events, live) => {
      const {
        written,
        removed,
        pages,
        timings,
        fullBuildWanted: stale,
      } = await builder.rebuild(events, { sources: sourcesFor(events) })
      const clock = { at: performance.now() }
      const lap = (): number => {
        const spent = performance.now() - clock.at
        clock.at = performance.now()
        return Math.round(spent)
      }
      onStage('release')
      const base = last?.id ?? null
      const root = await save({ written, removed })
      const release = lap()
      const isNew = root.id !== live
      onStage('gate', isNew ? root.id : undefined)
      const findings = isNew ? await gate(live, root.id) : []
      const facts = await readFacts(output)
      const compared = await compare(store, live, root)
      const stages = Object.fromEntries(Object.entries(timings).filter(([stage]) => stage !== 'total'))
      return {
        releaseId: isNew ? root.id : null,
        // The first build of a process has nothing to do, and yet goes live with what changed while none was there.
        pages: { ...((base !== live && compared?.pages) || pages), total: facts.pages },
        reasons: await readReasons(folder),
        files: compared
          ? { written: compared.written.length, removed: compared.removed.length }
          : { written: root.facts.counts.files, removed: 0 },
        timings: { ...stages, release, gate: lap() },
        gate: findings,
        // What happened together stands together: of two stories that changed places no address is left.
        moved: [...found.filter(({ from }) => !facts.moved.some((fresh) => fresh.from === from)), ...facts.moved],
        omissions: facts.omissions,
        heldRedirects: facts.heldRedirects,
        read: readWhole(events),
        versions: facts.versions,
        stories: await readStoryMarks(folder),
        stale,
      }
    },
  }
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1)

/** `warm start in 9.1 s (check 0.2, build 7.4, …)`, and why nothing was gone on from; what took no time is left out. */
const describeStart = ({ kind, dropped, timings: { total = 0, ...stages } }: StartResult, release: number): string => {
  const parts = Object.entries({ ...stages, release }).filter(([, ms]) => ms >= 50)
  const why = dropped === null ? '' : `: ${dropped}`
  const times = parts.map(([stage, ms]) => `${stage} ${seconds(ms)}`).join(', ')
  return `${kind} start in ${seconds(total + release)} s (${times})${why}`
}

/** Null where what is live lies in the store of another worker, or is spoilt: then all files of the new release count as written. */
const compare = async (store: ReleaseStore, from: string | null, to: ReleaseRoot): Promise<ReleaseDiff | null> => {
  if (from === null) return null
  try {
    return await store.diff(from, to.id)
  } catch (error) {
    if (error instanceof ReleaseError) return null
    throw error
  }
}
