import type { Selectable } from 'kysely'
import { spreadOf } from '../../../domain/status/percentile'
import type { Db } from '../../database/open-database'
import type { Schema } from '../../database/schema'
import type { Status, StatusEvent } from './schema'

const SHOWN = 50
const IGNORED_SHOWN = 20
const CHARTED = 200

const COLUMNS = [
  'id',
  'source',
  'kind',
  'subject',
  'received_at',
  'status',
  'reason',
  'settled_at',
  'build_id',
] as const
type Row = Pick<Selectable<Schema['events']>, (typeof COLUMNS)[number]>

/** Two clocks may have written the two instants: no way takes less than no time. */
const secondsBetween = (from: Date, to: Date): number => Math.max(0, (to.getTime() - from.getTime()) / 1000)

const toEvent = (row: Row): StatusEvent => ({
  id: row.id,
  source: row.source,
  kind: row.kind,
  subject: row.subject,
  receivedAt: row.received_at.toISOString(),
  status: row.status,
  reason: row.reason,
  settledAt: row.settled_at?.toISOString() ?? null,
  seconds: row.status === 'published' && row.settled_at ? secondsBetween(row.received_at, row.settled_at) : null,
  buildId: row.build_id,
})

/** The journal's latest entries, those that had nothing to build apart. */
export const readEvents = async (db: Db, dayAgo: Date): Promise<Pick<Status, 'events' | 'ignored'>> => {
  const select = () => db.selectFrom('events').select(COLUMNS).orderBy('seq', 'desc')
  const [events, ignored, { lastDay }] = await Promise.all([
    select().where('status', '<>', 'ignored').limit(SHOWN).execute(),
    select().where('status', '=', 'ignored').limit(IGNORED_SHOWN).execute(),
    db
      .selectFrom('events')
      .select(({ fn }) => fn.countAll<string | number>().as('lastDay'))
      .where('status', '=', 'ignored')
      .where('settled_at', '>', dayAgo)
      .executeTakeFirstOrThrow(),
  ])
  return { events: events.map(toEvent), ignored: { lastDay: Number(lastDay), latest: ignored.map(toEvent) } }
}

/** Builds from nothing, which nobody waits for in front of a screen: they would hide how fast changes are. */
const NOT_A_CHANGE = ['start', 'code', 'full']

/** How long the last published events took from acceptance to live, oldest first. */
export const readWay = async (db: Db): Promise<Status['way']> => {
  const rows = await db
    .selectFrom('events')
    .select(COLUMNS)
    .where('status', '=', 'published')
    .where('settled_at', 'is not', null)
    .where((row) => row.or([row('source', '<>', 'manual'), row('kind', 'not in', NOT_A_CHANGE)]))
    .orderBy('settled_at', 'desc')
    .orderBy('seq', 'desc')
    .limit(CHARTED)
    .execute()
  const points = rows
    .map(toEvent)
    .reverse()
    .flatMap(({ id, source, subject, settledAt, seconds }) =>
      settledAt === null || seconds === null ? [] : [{ id, source, subject, settledAt, seconds }],
    )
  return { ...spreadOf(points.map(({ seconds }) => seconds)), points }
}

/** How many events wait for a build. */
export const countWaiting = async (db: Db): Promise<number> => {
  const { waiting } = await db
    .selectFrom('events')
    .select(({ fn }) => fn.countAll<string | number>().as('waiting'))
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
  return Number(waiting)
}
