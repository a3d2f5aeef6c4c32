import { randomUUID } from 'node:crypto'
import type { Db } from '../../database/open-database'
import type { EventRow } from '../../database/schema'
import type { Journal } from '../../journal/journal'
import type { SettledStatus } from '../../journal/types'
import type { Lease } from '../../queue/build-queue'
import { BuildFailure, PublishFailure } from '../types'
import type { BuildEvent, Builder, BuildResult, Publisher } from '../types'
import type { BuildFeed } from '../feed'
import { abandonedBuilds, beginBuild, endBuild, lastBuiltVersions, notePublication, publishHeldEvents, storedResult } from './build-log'
import type { ReadVersions, SourceVersions } from './source-versions'

export interface BuildRun {
  db: Db
  journal: Journal
  builder: Builder
  publisher: Publisher
  readVersions: ReadVersions
  feed: BuildFeed
  /** Name of this worker in the list of builds. */
  worker: string
  /** Release that visitors see now. */
  live(): Promise<string | null>
  storeMoved(moved: readonly { from: string; to: string }[]): Promise<void>
}

/** `again`: the events wait for another try. */
export type RunOutcome = { kind: 'nothing' | 'done' } | { kind: 'again'; reason: string }

const VOLATILE_ONLY = 'Seuls des prix ou des disponibilités ont changé : ils sont servis en direct, sans construction.'

const buildEventOf = ({ id, source, kind, payload }: EventRow): BuildEvent => ({ id, source, kind, payload })

/** Nothing that makes a page changed in the stock since the last build, although a system said that something did. */
const onlyVolatile = (events: readonly EventRow[], now: SourceVersions, built: SourceVersions | null): boolean =>
  events.every(({ source }) => source === 'dealer') && now.dealer !== null && now.dealer === built?.dealer

/** The lease went to somebody else: this worker was taken for dead. */
class LeaseLost extends Error {
  override name = 'LeaseLost'
}

/**
 * One build, from the waiting events to what visitors see. May end anywhere, by a crash too: what was not settled is
 * built again, and a release that is live already is not published twice.
 *
 * @throws whatever the database throws while it is away; the caller tries again later
 */
export const runBuild = async (run: BuildRun, lease: Lease): Promise<RunOutcome> => {
  const { db, journal, builder, publisher, feed, worker } = run
  for (const id of await abandonedBuilds(db)) {
    await journal.reopen(id)
    await endBuild(db, id, { state: 'failed', error: 'interrupted' })
  }
  const buildId = randomUUID()
  const events = await journal.markBuilding(null, buildId)
  if (events.length === 0) return { kind: 'nothing' }
  const settle = (status: SettledStatus, reason: string | null) => journal.settle({ ids: events.map(({ id }) => id), buildId, status, reason })

  const [now, built] = [await run.readVersions(), await lastBuiltVersions(db)]
  if (onlyVolatile(events, now, built)) {
    await settle('ignored', VOLATILE_ONLY)
    return { kind: 'done' }
  }

  const first = (await run.live()) === null
  await beginBuild(db, buildId, worker, first ? 'full' : 'incremental')
  feed.started({ id: buildId, kind: first ? 'full' : 'incremental', startedAt: new Date().toISOString() })
  let result: BuildResult | null = null
  try {
    result = await builder.build(events.map(buildEventOf), (progress) => feed.progress(progress))
    await run.storeMoved(result.moved)
    if (result.releaseId !== null && result.gate.length > 0) {
      await endBuild(db, buildId, { state: 'gated', releaseId: result.releaseId, result: storedResult(result, now) })
      await settle('failed', `Bloqué par le contrôle avant publication : ${result.gate[0]?.message ?? ''}`)
      return { kind: 'done' }
    }
    if (result.releaseId !== null) {
      const began = performance.now()
      feed.progress({ stage: 'publish', share: 0.98 })
      if (!(await lease.touch())) throw new LeaseLost('another worker has taken over')
      await publisher.publish(result.releaseId)
      result.timings['publish'] = Math.round(performance.now() - began)
    }
    const live = result.releaseId ?? (await run.live())
    if (live !== null) await notePublication(db, { releaseId: live, publisher: publisher.name, cause: 'build', buildId })
    await settle('published', null)
    await publishHeldEvents(db)
    await endBuild(db, buildId, { state: result.releaseId === null ? 'unchanged' : 'published', releaseId: live, result: storedResult(result, now) })
    return { kind: 'done' }
  } catch (error) {
    if (error instanceof LeaseLost) return { kind: 'done' }
    if (!(error instanceof BuildFailure) && !(error instanceof PublishFailure)) throw error
    const reason = error.message
    await endBuild(db, buildId, { state: 'failed', error: reason, result: storedResult(result, now) })
    if (error instanceof PublishFailure || error.retry) {
      await journal.reopen(buildId)
      return { kind: 'again', reason }
    }
    await settle('failed', `La construction a échoué : ${reason}`)
    return { kind: 'done' }
  } finally {
    feed.ended()
  }
}
