import { readHeldRedirects } from '../../builds/read-held-redirects'
import type { Db } from '../../database/open-database'
import type { EnquiryAdmin, ReleaseAdmin, ReleaseSummary, StatusSource } from '../types'
import { readBuilds } from './read-builds'
import { readEnquiries, readStatusIncidents } from './read-enquiries'
import { readHeld } from './read-held'
import type { Held } from './read-held'
import { readVitalsStatus } from './read-vitals'
import { countWaiting, readEvents, readWay } from './read-events'
import type { LiveRelease, Status, StatusBuild, StatusRelease } from './schema'

const DAY_MS = 24 * 60 * 60 * 1000
const REJECTIONS_SHOWN = 20

export interface StatusInputs {
  db: Db
  source: StatusSource
  releases: ReleaseAdmin
  enquiries: EnquiryAdmin
  /** Origin of the site. */
  siteUrl: string
  clock?: () => Date
}

const readRejections = async (db: Db, dayAgo: Date): Promise<Status['rejections']> => {
  const [rows, { lastDay }] = await Promise.all([
    db
      .selectFrom('rejections')
      .selectAll()
      .orderBy('received_at', 'desc')
      .orderBy('id')
      .limit(REJECTIONS_SHOWN)
      .execute(),
    db
      .selectFrom('rejections')
      .select(({ fn }) => fn.countAll<string | number>().as('lastDay'))
      .where('received_at', '>', dayAgo)
      .executeTakeFirstOrThrow(),
  ])
  const latest = rows.map(({ id, received_at, source, status, reason }) => ({
    id,
    receivedAt: received_at.toISOString(),
    source,
    status,
    reason,
  }))
  return { lastDay: Number(lastDay), latest }
}

/** A release that no publication tells of (stored before the journal was) is live since it was made. */
const readLive = async (db: Db, live: StatusRelease | undefined): Promise<LiveRelease | null> => {
  if (!live) return null
  const row = await db
    .selectFrom('publications')
    .select(['published_at', 'cause', 'publisher'])
    .where('release_id', '=', live.id)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    ...live,
    since: row?.published_at.toISOString() ?? live.createdAt,
    cause: row?.cause ?? null,
    publisher: row?.publisher ?? null,
  }
}

/**
 * What happens now. The building process knows best; where another process builds, the journal tells.
 *
 * @param waiting events that wait by the journal
 */
export const queueOf = (source: StatusSource, waiting: number, builds: readonly StatusBuild[]): Status['queue'] => {
  const snapshot = source.snapshot()
  const elsewhere = builds.find(({ state }) => state === 'running')
  const running = snapshot.running ?? (elsewhere ? { ...elsewhere, stage: '', share: 0 } : null)
  return {
    waiting: Math.max(snapshot.waiting, waiting),
    nextBuildAt: snapshot.nextBuildAt,
    running: running && {
      id: running.id,
      kind: running.kind,
      startedAt: running.startedAt,
      stage: running.stage,
      share: Math.min(1, Math.max(0, running.share)),
    },
  }
}

const toReleases = (summaries: readonly ReleaseSummary[], held: Held): StatusRelease[] =>
  summaries
    .map(({ id, createdAt, live, facts }) => ({
      id,
      createdAt,
      live,
      held: held.has(id) && !live,
      blocked: held.get(id) === 'blocked' && !live,
      facts,
    }))
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id))

/** The releases that are kept, latest first, those that the gate held back marked. */
export const readReleases = async (db: Db, admin: ReleaseAdmin): Promise<StatusRelease[]> => {
  const summaries = await admin.list()
  return toReleases(
    summaries,
    await readHeld(
      db,
      summaries.map(({ id }) => id),
    ),
  )
}

/** Reads everything that the status page shows. */
export const readStatus = async ({
  db,
  source,
  releases,
  enquiries: { channels, pauseLimitMs },
  siteUrl,
  clock = () => new Date(),
}: StatusInputs): Promise<Status> => {
  const now = clock()
  const dayAgo = new Date(now.getTime() - DAY_MS)
  const kept = await readReleases(db, releases)
  const [events, way, waiting, builds, rejections, enquiries, incidents, vitals, heldRedirects] = await Promise.all([
    readEvents(db, dayAgo),
    readWay(db),
    countWaiting(db),
    readBuilds(
      db,
      new Map(kept.flatMap(({ id, held, blocked }) => (held ? [[id, blocked ? 'blocked' : 'forcible'] as const] : []))),
    ),
    readRejections(db, dayAgo),
    readEnquiries(db, channels, dayAgo),
    readStatusIncidents(db, { channels, pauseLimitMs }, now),
    readVitalsStatus(db),
    readHeldRedirects(db),
  ])
  const live = await readLive(
    db,
    kept.find((release) => release.live),
  )
  return {
    at: now.toISOString(),
    site: siteUrl,
    live,
    queue: queueOf(source, waiting, builds),
    way,
    ...events,
    builds,
    rejections,
    releases: kept,
    enquiries,
    incidents,
    vitals,
    heldRedirects,
  }
}
