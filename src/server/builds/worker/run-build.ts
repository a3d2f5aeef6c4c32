import { randomUUID } from 'node:crypto'
import { readWhole } from '../../../domain/events/scope'
import { explainedLine } from '../../../domain/status/explain-failure'
import type { Db } from '../../database/open-database'
import type { EventRow } from '../../database/schema'
import type { Logger } from '../../http/logger'
import type { Journal } from '../../journal/journal'
import type { Lease } from '../../queue/build-queue'
import { BuildFailure, PublishFailure } from '../types'
import type { BuildEvent, Builder, BuildProgress, Publisher } from '../types'
import type { BuildFeed } from '../feed'
import { beginBuild, endBuild, lastBuiltVersions, storedResult } from './build-log'
import { builtNow, onlyVolatile, VOLATILE_ONLY } from './built-now'
import { createBuildLines } from './build-lines'
import { builtStories } from './built-stories'
import { claimEvents, hasSeenAll } from './claim'
import { notesOn } from './event-notes'
import { finishBuild } from './finish'
import { giveWay } from './give-way'
import type { ReadVersions } from './source-versions'

export interface BuildRun {
  db: Db
  journal: Journal
  builder: Builder
  publisher: Publisher
  readVersions: ReadVersions
  feed: BuildFeed
  /** Name of this worker in the list of builds, no other's: it tells whether this worker's builder built last. */
  worker: string
  /** Release that visitors see now. */
  live: () => Promise<string | null>
  /** Whether two stored releases show the same site, whenever they were built. */
  sameSite: (one: string, other: string) => Promise<boolean>
  logger: Logger
  storeMoved: (moved: readonly { from: string; to: string }[]) => Promise<void>
}

/** `again`: the events wait for another try; `lost`: this worker was taken for dead, another one builds them. */
export type RunOutcome = { kind: 'nothing' | 'done' | 'lost' } | { kind: 'again'; reason: string }

const ROLLED_BACK = 'Rien n’a changé depuis le retour en arrière\u202f: la version choisie reste en ligne.'

/** Whether somebody went back from this very site: a restart, or a webhook without a change, must not undo that. */
const wasLeft = async ({ db, sameSite }: BuildRun, releaseId: string): Promise<boolean> => {
  const [last, before] = await db
    .selectFrom('publications')
    .select(['release_id', 'cause'])
    .orderBy('seq', 'desc')
    .limit(2)
    .execute()
  return last?.cause === 'rollback' && before !== undefined && sameSite(before.release_id, releaseId)
}

const buildEventOf = ({ id, source, kind, payload }: EventRow): BuildEvent => ({ id, source, kind, payload })

/**
 * One build, from the waiting events to what visitors see. May end anywhere, by a crash too: what was not settled is
 * built again, and a release that is live already is not published twice. A worker that was taken for dead writes
 * nothing more.
 *
 * @throws whatever the database throws while it is away; the caller tries again later
 */
export const runBuild = async (run: BuildRun, lease: Lease): Promise<RunOutcome> => {
  const { db, journal, builder, publisher, feed, worker } = run
  const buildId = randomUUID()
  const events = await claimEvents(db, lease, buildId)
  if (events === null || events.length === 0) return { kind: 'nothing' }
  const ids = events.map(({ id }) => id)
  const lines = createBuildLines(run.logger, buildId, events)
  lines.claimed()

  const [now, built, liveId, seesAll] = await Promise.all([
    // A story is fetched by its name: no version has to be known for that.
    run.readVersions(readWhole(events)),
    lastBuiltVersions(db),
    run.live(),
    hasSeenAll(db, worker),
  ])
  if (onlyVolatile(events, now, built)) {
    await journal.settle({ ids, buildId, status: 'ignored', reason: VOLATILE_ONLY })
    return { kind: 'done' }
  }

  const kind = liveId === null ? 'full' : 'incremental'
  await beginBuild(db, buildId, worker, kind)
  feed.started({ id: buildId, kind, startedAt: new Date().toISOString() })
  const follow = (progress: BuildProgress): void => {
    feed.progress(progress)
    if (progress.saved !== undefined) publisher.expect?.(progress.saved)
  }
  try {
    const told = await builder.build(seesAll ? events.map(buildEventOf) : [], follow)
    const result = { ...told, stories: builtStories(events, told.stories) }
    await run.storeMoved(result.moved)
    const { releaseId, gate } = result
    const notes = notesOn(events, result)
    if (releaseId !== null && gate.length > 0) {
      const reason = `Bloqué par le contrôle avant publication\u202f: ${gate[0]?.message ?? ''}`
      await finishBuild(db, lease, buildId, {
        ids,
        status: 'failed',
        reason,
        state: 'gated',
        releaseId,
        result: storedResult(result, builtNow(result, now, built), notes),
      })
      lines.ended('gated', releaseId)
      return { kind: 'done' }
    }
    if (releaseId !== null && (await wasLeft(run, releaseId))) {
      await finishBuild(db, lease, buildId, {
        ids,
        status: 'ignored',
        reason: ROLLED_BACK,
        state: 'unchanged',
        releaseId: liveId,
        result: storedResult(result, builtNow(result, now, built)),
      })
      lines.ended('unchanged', liveId)
      return { kind: 'done' }
    }
    if (releaseId !== null) {
      const began = performance.now()
      feed.progress({ stage: 'publish', share: 0.98 })
      // Right before the switch: a worker that slept through its lease would bring an older release live.
      if (!(await lease.renew())) return { kind: 'lost' }
      await publisher.publish(releaseId)
      result.timings['publish'] = Math.round(performance.now() - began)
    }
    const live = releaseId ?? (await run.live())
    const state = releaseId === null ? 'unchanged' : 'published'
    const ending = {
      ids,
      status: 'published',
      reason: null,
      notes,
      state,
      releaseId: live,
      result: storedResult(result, builtNow(result, now, built)),
    } as const
    const mine = await finishBuild(db, lease, buildId, {
      ...ending,
      ...(live !== null && { live: { releaseId: live, publisher: publisher.name } }),
    })
    if (mine) {
      lines.ended(state, live)
      return { kind: 'done' }
    }
    if (releaseId !== null) await giveWay(db, publisher, releaseId)
    return { kind: 'lost' }
  } catch (error) {
    if (!(error instanceof BuildFailure) && !(error instanceof PublishFailure)) throw error
    const reason = error.message
    if (error instanceof BuildFailure && !error.retry) {
      await finishBuild(db, lease, buildId, {
        ids,
        status: 'failed',
        reason: `La construction a échoué. ${explainedLine(reason)}`,
        state: 'failed',
        error: reason,
      })
      lines.failed(reason)
      return { kind: 'done' }
    }
    await journal.reopen(buildId)
    await endBuild(db, buildId, { state: 'failed', error: reason, result: storedResult(null, now) })
    return { kind: 'again', reason }
  } finally {
    feed.ended()
  }
}
