import { join } from 'node:path'
import { errorMessage } from '../../domain/errors/error-message'
import { DatabaseError } from '../database/database-error'
import type { OpenDatabase } from '../database/open-database'
import type { Logger } from '../http/logger'
import type { Sealer } from '../sealing/types'
import { nodeLogDisk } from './log-disk'
import type { LogDisk } from './log-disk'
import { noLog } from './no-log'
import { putBack } from './put-back'
import type { PutBack } from './put-back'
import { openRecordLog } from './record-log'
import type { RecordLog } from './record-log'
import { createRowLog } from './row-log'
import type { OpenDurableLog } from './types'

/** Bytes that a compaction leaves. The database is durable by itself: the oldest versions are not needed. */
const MAX_BYTES = 256 * 1024 * 1024
const COMPACT_MS = 60 * 60_000
/** How often the size is looked at. */
const LOOK_MS = 30_000

export interface DurableLogOptions {
  database: Pick<OpenDatabase, 'db' | 'kind'>
  /** The log lies in its `log`. */
  dataDir: string
  sealer: Sealer
  logger: Logger
  disk?: LogDisk
}

const describe = ({ table, inserted, replaced, removed }: PutBack): string =>
  `${table}: ${inserted} put back, ${replaced} brought up to date, ${removed} removed`

const startCompaction = (records: RecordLog, logger: Logger): (() => void) => {
  let compactedAt = Date.now()
  const look = async (): Promise<void> => {
    if (Date.now() - compactedAt < COMPACT_MS && records.bytes() < 2 * MAX_BYTES) return
    compactedAt = Date.now()
    await records.compact({ now: Date.now(), maxBytes: MAX_BYTES })
  }
  const timer = setInterval(
    () => void look().catch((error: unknown) => logger.error(`Durable log: not compacted (${String(error)})`)),
    LOOK_MS,
  )
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * Opens the log beside the embedded database, completes the database from it and compacts it. Call it before the first
 * request is taken. On PostgreSQL there is no log.
 *
 * @throws DatabaseError in one line: it cannot be read or written, or is encrypted with a key that is not set
 */
export const openDurableLog = async ({
  database: { db, kind },
  dataDir,
  sealer,
  logger,
  disk = nodeLogDisk,
}: DurableLogOptions): Promise<OpenDurableLog> => {
  if (kind === 'postgres') return noLog
  const folder = join(dataDir, 'log')
  try {
    const records = await openRecordLog({ folder, disk, sealer, report: (line) => logger.error(line) })
    for (const result of await putBack(db, records)) {
      if (result.inserted + result.replaced + result.removed > 0) logger.info(`Durable log: ${describe(result)}`)
      if (result.refused.length > 0)
        logger.error(`Durable log: ${result.table} ${result.refused.join(', ')} cannot be put back: their key is taken`)
    }
    await records.compact({ now: Date.now(), maxBytes: MAX_BYTES })
    const stopCompaction = startCompaction(records, logger)
    const log = createRowLog(db, records, logger)
    return {
      ...log,
      close: async () => {
        stopCompaction()
        await log.close()
      },
    }
  } catch (error) {
    throw new DatabaseError(`Durable log: ${folder} cannot be used (${errorMessage(error)}).`)
  }
}
