import { openDatabase } from '../database/open-database'
import type { DatabaseConfig, OpenDatabase } from '../database/open-database'
import type { Logger } from '../http/logger'
import { createSealer } from '../sealing/create-sealer'
import type { SealingKey } from '../sealing/types'
import { openDurableLog } from './open-durable-log'
import type { OpenDurableLog } from './types'

/** The database and, beside the embedded one, its log. */
export interface Storage {
  database: OpenDatabase
  log: OpenDurableLog
  /** Closes both, the log first; the database also when the log cannot be closed. */
  close: () => Promise<void>
}

/**
 * Opens the database, and beside the embedded one its log, from which it is completed. Whoever changes enquiries or
 * accepts events opens both, command lines too.
 *
 * @throws DatabaseError in one line
 */
export const openStorage = async (
  config: DatabaseConfig & { DATA_KEYS?: readonly SealingKey[] },
  logger: Logger,
): Promise<Storage> => {
  const database = await openDatabase(config)
  try {
    const sealer = createSealer(config.DATA_KEYS ?? [])
    const log = await openDurableLog({ database, dataDir: config.DATA_DIR, sealer, logger })
    const close = async (): Promise<void> => {
      try {
        await log.close()
      } finally {
        await database.close()
      }
    }
    return { database, log, close }
  } catch (error) {
    await database.close()
    throw error
  }
}
