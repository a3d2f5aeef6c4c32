import { parseFunctionEnv } from '../config/env/function-env'
import { openDatabase } from '../server/database/open-database'
import { noLog } from '../server/durable-log/no-log'
import { runErasure } from '../server/enquiries/admin/start-erasure'
import { openEnquiries } from '../server/enquiries/open-enquiries'
import { runScheduled } from '../server/monitoring/function-monitoring'

/** Every hour: erases enquiries whose time is over, and digests of clients that are a day old. */
const handler = (): Promise<void> =>
  runScheduled('erase', process.env, console, async (logger) => {
    const env = parseFunctionEnv(process.env)
    const { db, close } = await openDatabase({ DATA_DIR: '/tmp', DATABASE_URL: env.DATABASE_URL })
    try {
      await runErasure(openEnquiries({ db, log: noLog, logger, config: env }).admin, logger)
    } finally {
      await close()
    }
  })

export default handler
export const config = { schedule: '30 * * * *' }
