import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseFunctionEnv } from '../config/env/function-env'
import { buildTriggerSchema, TRIGGER_FILE } from '../contract/build-hook'
import { createBuildHook } from '../server/build-hook/build-hook'
import { settleDeployed } from '../server/build-hook/settle'
import { openDatabase } from '../server/database/open-database'
import { createJournal } from '../server/journal/journal'
import { runScheduled } from '../server/monitoring/function-monitoring'

/** Packed beside the function by a build that was asked for through the build hook; others have none. */
const TRIGGER = join(process.cwd(), 'dist', TRIGGER_FILE)

const readTrigger = async (): Promise<string | null> => {
  try {
    return buildTriggerSchema.parse(JSON.parse(await readFile(TRIGGER, 'utf8'))).trigger
  } catch {
    return null
  }
}

/**
 * Every minute, and only on the deploy that is published: settles the events that this deploy was asked for, and takes
 * up what an instance of the API left that died.
 */
const handler = (): Promise<void> =>
  runScheduled('forward', process.env, console, async (logger) => {
    const env = parseFunctionEnv(process.env)
    if (env.BUILD_HOOK_URL === undefined) return
    const { db, close } = await openDatabase({ DATA_DIR: '/tmp', DATABASE_URL: env.DATABASE_URL })
    try {
      const trigger = await readTrigger()
      if (trigger !== null) await settleDeployed(db, trigger)
      await createBuildHook({ db, url: env.BUILD_HOOK_URL, windowMs: env.BUILD_HOOK_WINDOW_MS, logger }).sweep()
      await createJournal(db).prune()
    } finally {
      await close()
    }
  })

export default handler
export const config = { schedule: '* * * * *' }
