import type { z } from 'zod'
import type { ServerEnv } from '../../../config/env/server-env'
import { errorSchema } from '../../../contract/dealer/error'
import { createByHand } from '../../../server/builds/worker/publish-by-hand'
import type { ByHand } from '../../../server/builds/worker/publish-by-hand'
import { holderOf } from '../../../server/database/folder-lock'
import { lockFileOf, openDatabase } from '../../../server/database/open-database'
import { readRunningService } from '../../../server/dealer/import/service-file'
import type { RunningService } from '../../../server/dealer/import/service-file'
import { openBuildQueue } from '../../../server/queue/build-queue'
import { publishedSchema } from '../../../server/release/by-hand-routes'
import type { orderSchema } from '../../../server/release/by-hand-routes'
import type { ReleaseStore } from '../../../server/release/open-store'
import { choosePublisher } from './choose-publisher'
import { liveRelease } from './live-release'

export interface OpenByHand extends ByHand {
  close: () => Promise<void>
}

/** @throws Error with one line: what the server says, or that it says nothing */
const send = async (
  { url, token }: RunningService,
  order: z.input<typeof orderSchema>,
): Promise<z.output<typeof publishedSchema>> => {
  const response = await fetch(`${url}/api/releases/publications`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(order),
  }).catch((cause: unknown) => {
    throw new Error(`The running server at ${url} does not answer; ask "list" what is live.`, { cause })
  })
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return publishedSchema.parse(answer)
  const problem = errorSchema.safeParse(answer)
  throw new Error(problem.success ? problem.data.error.message : `The running server answered ${response.status}.`)
}

export interface ByHandPlace {
  /** Root of the checkout. */
  root: string
  env: ServerEnv
  store: ReleaseStore
}

/**
 * Publishes for the command line, the way that /status does: the embedded database belongs to one process, so while a
 * server holds it the server publishes; else this process does, with the publisher that the environment names and the
 * lease on builds.
 *
 * @throws DatabaseError when the database cannot be used; Error when the data folder is in use by something that does not publish
 */
export const openByHand = async ({ root, env, store }: ByHandPlace): Promise<OpenByHand> => {
  if (env.DATABASE_URL === undefined && holderOf(lockFileOf(env.DATA_DIR)) !== null) {
    const server = readRunningService(env.DATA_DIR)
    if (server === null)
      throw new Error(
        `The data folder ${env.DATA_DIR} is in use by a process that publishes nothing (it may still be starting).`,
      )
    // One process, one store: what its pointer names is live, whoever serves it.
    return {
      live: async () => (await store.current())?.id ?? null,
      publish: (order) => send(server, order),
      close: async () => undefined,
    }
  }
  const { db, executeSql, close } = await openDatabase(env)
  try {
    const queue = await openBuildQueue(executeSql, { info: () => undefined, error: (line) => console.error(line) })
    // A server on the same store follows the pointer by itself.
    const publisher = await choosePublisher({ root, env, store, onSwitch: async () => undefined })
    return {
      ...createByHand({ db, queue, publisher, live: liveRelease(publisher, store, db) }),
      close: async () => {
        await queue.close()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}
