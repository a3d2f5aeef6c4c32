import type { Hono } from 'hono'
import { errorMessage } from '../../domain/errors/error-message'
import { assistantProviderOf } from '../../config/env/assistant-env'
import type { FunctionEnv } from '../../config/env/function-env'
import { createApp } from '../app'
import type { Db } from '../database/open-database'
import type { Channel } from '../../domain/enquiry/channels'
import { noLog } from '../durable-log/no-log'
import { openEnquiries } from '../enquiries/open-enquiries'
import type { Logger } from '../http/logger'
import { createJournal } from '../journal/journal'
import { createBuildHook } from './build-hook'

export interface FunctionApp {
  /**
   * Answers a request.
   *
   * @param later takes work that goes on after the answer
   * @param address of the client, as the host knows it
   */
  fetch: (request: Request, later: (work: Promise<unknown>) => void, address?: string) => Promise<Response>
}

/** The API on serverless functions: the same app, and a build hook in place of a worker. */
export const createFunctionApp = (
  db: Db,
  env: FunctionEnv,
  redirects: Hono,
  logger: Logger,
  channels: readonly Channel[] = [],
): FunctionApp => {
  const journal = createJournal(db)
  const hook =
    env.BUILD_HOOK_URL === undefined
      ? null
      : createBuildHook({ db, url: env.BUILD_HOOK_URL, windowMs: env.BUILD_HOOK_WINDOW_MS, logger })
  const app = createApp({
    db,
    redirects,
    enquiries: openEnquiries({
      db,
      log: noLog,
      logger,
      config: env,
      // The schedule delivers them, see `src/functions/deliver.mts`.
      channels,
    }).routes,
    assistant: assistantProviderOf(env),
    logger,
    // There is one address for visitors and systems.
    dealer: { readers: env.DEALER_TOKEN === undefined ? 'nobody' : { token: env.DEALER_TOKEN } },
    config: { ASSET_BASE_URL: env.ASSET_BASE_URL ?? '' },
    webhooks: {
      journal,
      storyblokSecret: env.STORYBLOK_WEBHOOK_SECRET,
      storyblokSpaceId: env.STORYBLOK_SPACE_ID,
      dealerSecrets: env.DEALER_WEBHOOK_SECRETS,
      rebuildToken: env.REBUILD_TOKEN,
    },
  })
  return {
    fetch: async (request, later, address) => {
      let isNew = false as boolean
      const leave = journal.onAccepted(() => {
        isNew = true
      })
      // Where `clientAddress` looks for it.
      const response = await app.fetch(request, { incoming: { socket: { remoteAddress: address } } })
      leave()
      // Only failures that the schedule makes good are passed over here.
      if (isNew && hook)
        later(hook.touch().catch((error: unknown) => logger.error(`build hook: ${errorMessage(error)}`)))
      return response
    },
  }
}
