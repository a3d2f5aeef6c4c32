import { parseFunctionEnv } from '../config/env/function-env'
import { openDatabase } from '../server/database/open-database'
import { noLog } from '../server/durable-log/no-log'
import { readWatchedConfig } from '../server/enquiries/delivery/config/read-delivery-config'
import { deliverOnce } from '../server/enquiries/delivery/run-deliveries'
import { openEnquiries } from '../server/enquiries/open-enquiries'
import { runScheduled } from '../server/monitoring/function-monitoring'

/** Milliseconds for deliveries; the host ends the function after thirty seconds. */
const TIME = 20_000

/**
 * Every minute: delivers enquiries that wait and tells a person of those that do not arrive. With a fault in the channels
 * it tells a person, and then fails, so that the host shows it too.
 */
const handler = (): Promise<void> =>
  runScheduled('deliver', process.env, console, async (logger) => {
    const env = parseFunctionEnv(process.env)
    const { config, fault } = readWatchedConfig(process.env)
    const database = await openDatabase({ DATA_DIR: '/tmp', DATABASE_URL: env.DATABASE_URL })
    try {
      const { admin, links } = openEnquiries({
        db: database.db,
        log: noLog,
        logger,
        config: env,
        channels: config.channels,
      })
      const siteUrl = env.GATSBY_SITE_URL ?? ''
      await deliverOnce(TIME, { database, enquiries: admin, links: await links(), config, siteUrl, logger })
      if (fault !== null) throw fault
    } finally {
      await database.close()
    }
  })

export default handler
export const config = { schedule: '* * * * *' }
