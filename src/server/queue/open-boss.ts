import PgBoss from 'pg-boss'
import type { ExecuteSql } from '../database/pglite-dialect'
import type { Logger } from '../http/logger'

export interface BossOptions {
  /** For the log. */
  name: string
  /** Seconds between two searches for expired jobs; null: only when `maintain` is called. */
  maintenanceSeconds: number | null
}

/**
 * Opens pg-boss in the database that is there anyway. Its tables are made at the first start.
 *
 * @throws when the database is away
 */
export const openBoss = async (
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
  try {
    return await boss.start()
  } catch (error) {
    // Another process makes the tables at this very moment: it has made them when the database refuses ours.
    if (error instanceof Error && 'code' in error && error.code === '23505')
      return openBoss(executeSql, logger, { name, maintenanceSeconds })
    throw error
  }
}
