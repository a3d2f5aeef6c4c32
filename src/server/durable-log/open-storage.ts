import { openDatabase } from '../database/open-database'
import type { DatabaseConfig, OpenDatabase } from '../database/open-database'
import type { Logger } from '../http/logger'
import { createSealer } from '../sealing/create-sealer'
import type { SealingKey } from '../sealing/types'
import { openDurableLog } from './open-durable-log'
import type { OpenDurableLog } from './types'

/**
 * Opens the database, and beside the embedded one its log, from which it is completed. Whoever changes enquiries or
 * accepts events opens both, command lines too.
 *
 * @throws DatabaseError in one line
 */
export const openStorage = async (
  config: DatabaseConfig & { DATA_KEYS?: readonly SealingKey[] },
  logger: Logger,
): Promise<{ database: OpenDatabase; log: OpenDurableLog }> => {
  const database = await openDatabase(config)
  try {
    const sealer = createSealer(config.DATA_KEYS ?? [])
    return { database, log: await openDurableLog({ database, dataDir: config.DATA_DIR, sealer, logger }) }
  } catch (error) {
    await database.close()
    throw error
  }
}
