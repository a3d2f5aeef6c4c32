import PgBoss from 'pg-boss'
import type { ExecuteSql } from '../database/pglite-dialect'
import type { Logger } from '../http/logger'
import { againAfterLostRace } from './lost-race'

export interface BossOptions {
  /** For the log. */
  name: string
  /** Seconds between two searches for expired jobs; null: only when `maintain` is called. */
  maintenanceSeconds: number | null
}

const startBoss = async (
  executeSql: ExecuteSql,
  logger: Logger,
  { name, maintenanceSeconds }: BossOptions,
): Promise<PgBoss> => {
  const boss = new PgBoss({
    db: { executeSql: (text: string, values: unknown[]) => executeSql(text, values) },
    ...(maintenanceSeconds === null ? { supervise: false } : { maintenanceIntervalSeconds: maintenanceSeconds }),
    schedule: false,
  })
  let wasAway = false
  boss.on('error', (error) => {
    // The maintenance tries again by itself; one line per outage is enough.
    if (!wasAway) logger.error(`${name}: ${error.message}`)
    wasAway = true
  })
  boss.on('maintenance', () => (wasAway = false))
  return boss.start()
}

/**
 * Opens pg-boss in the database that is there anyway. Its tables are made at the first start.
 *
 * @throws when the database is away
 */
export const openBoss = (executeSql: ExecuteSql, logger: Logger, options: BossOptions): Promise<PgBoss> =>
  againAfterLostRace(() => startBoss(executeSql, logger, options))
