import { sql } from 'kysely'
import { errorMessage } from '../../domain/errors/error-message'
import type { Db } from '../database/open-database'
import type { Logger } from '../http/logger'
import type { Journal } from '../journal/journal'
import { lastBuiltVersions } from '../builds/worker/build-log'
import type { ReadVersions, SourceVersions } from '../builds/worker/source-versions'
import { createBuiltContent } from './built-content'
import type { ReadContentMarks } from './content-marks'

export interface ReconcilerOptions {
  db: Db
  journal: Journal
  readVersions: ReadVersions
  /** Left out, every story is followed by a look at all of them. */
  readMarks?: ReadContentMarks
  /** Milliseconds between two looks. */
  everyMs: number
  logger: Logger
}

export interface Reconciler {
  /** Looks now. @returns which systems changed without a word */
  look: () => Promise<string[]>
  close: () => Promise<void>
}

/** Minutes to wait after so many failures of one version; the last one counts for all after it. */
const BACKOFF_MINUTES = [0, 0, 2, 5, 15, 60]

/**
 * Whether a difference was found lately and could not be built: it is looked at again, but not every minute, since a
 * fault in the data stays until somebody mends it, which changes the version.
 */
const isTooSoon = async (db: Db, source: string, version: string): Promise<boolean> => {
  const { failures, age } = await db
    .selectFrom('events')
    .select(({ fn }) => [
      fn.countAll<string | number>().as('failures'),
      sql<number | null>`extract(epoch from now() - max(settled_at))::float8`.as('age'),
    ])
    .where('source', '=', 'reconciliation')
    .where('kind', '=', source)
    .where('status', '=', 'failed')
    .where(sql<boolean>`payload ->> 'version' = ${version}`)
    .executeTakeFirstOrThrow()
  const minutes = BACKOFF_MINUTES[Math.min(Number(failures), BACKOFF_MINUTES.length - 1)] ?? 0
  return age !== null && age < minutes * 60
}

const SOURCES = ['content', 'dealer'] as const
const NAMES: Record<(typeof SOURCES)[number], string> = { content: 'Contenus', dealer: 'Stock' }
/** Milliseconds before the first look: what started together has its first words by then. */
const FIRST = 3_000

/**
 * Finds what a lost webhook never told: every minute, the versions of content and stock are held against those of the
 * last build. A difference that an open event explains is left to that event.
 */
export const startReconciler = ({
  db,
  journal,
  readVersions,
  readMarks = async () => null,
  everyMs,
  logger,
}: ReconcilerOptions): Reconciler => {
  const away = new Set<string>()
  const builtContent = createBuiltContent(db, readMarks, async () => (await readVersions()).content)
  let closed = false
  let running: Promise<string[]> | null = null

  const noteOutage = (source: (typeof SOURCES)[number], versions: SourceVersions): void => {
    const isAway = versions[source] === null
    if (isAway && !away.has(source))
      logger.error(
        `reconciliation: the ${source} system does not tell its version; asked again every ${Math.round(everyMs / 1000)} s`,
      )
    if (!isAway && away.has(source)) logger.info(`reconciliation: the ${source} system answers again`)
    if (isAway) away.add(source)
    else away.delete(source)
  }

  const lookNow = async (): Promise<string[]> => {
    if ((await journal.openEvents()).length > 0) return []
    const built = await lastBuiltVersions(db)
    const now = await readVersions()
    const changed: string[] = []
    for (const source of SOURCES) {
      noteOutage(source, now)
      const version = now[source]
      if (version === null) continue
      const isContent = source === 'content'
      if (version === built?.[source]) {
        if (isContent) await builtContent.remember(version)
        continue
      }
      if (isContent && (await builtContent.hasCaughtUp(built?.content ?? null, version))) continue
      if (await isTooSoon(db, source, version)) continue
      changed.push(source)
      await journal.accept({
        source: 'reconciliation',
        kind: source,
        key: `reconciliation:${source}:${version}`,
        subject: NAMES[source],
        payload: { source, version },
      })
    }
    return changed
  }

  const look = (): Promise<string[]> => {
    running ??= lookNow().finally(() => {
      running = null
    })
    return running
  }
  const lookQuietly = () => {
    if (!closed) look().catch((error: unknown) => logger.error(`reconciliation: ${errorMessage(error)}`))
  }
  const first = setTimeout(lookQuietly, Math.min(FIRST, everyMs))
  const timer = setInterval(lookQuietly, everyMs)

  return {
    look,
    close: async () => {
      closed = true
      clearTimeout(first)
      clearInterval(timer)
      await running?.catch(() => undefined)
    },
  }
}
