import type { Hono } from 'hono'
import type { FunctionEnv } from '../../config/env/function-env'
import { createApp } from '../app'
import type { Db } from '../database/open-database'
import type { Logger } from '../http/logger'
import { createJournal } from '../journal/journal'
import { createBuildHook } from './build-hook'

export interface FunctionApp {
  /**
   * Answers a request.
   *
   * @param later takes work that goes on after the answer
   */
  fetch: (request: Request, later: (work: Promise<unknown>) => void) => Promise<Response>
}

/** The API on serverless functions: the same app, and a build hook in place of a worker. */
export const createFunctionApp = (db: Db, env: FunctionEnv, redirects: Hono, logger: Logger): FunctionApp => {
  const journal = createJournal(db)
  const hook =
    env.BUILD_HOOK_URL === undefined
      ? null
      : createBuildHook({ db, url: env.BUILD_HOOK_URL, windowMs: env.BUILD_HOOK_WINDOW_MS, logger })
  const app = createApp({
    db,
    redirects,
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
    fetch: async (request, later) => {
      let isNew = false as boolean
      const leave = journal.onAccepted(() => {
        isNew = true
      })
      const response = await app.fetch(request)
      leave()
      // Only failures that the schedule makes good are passed over here.
      if (isNew && hook)
        later(
          hook
            .touch()
            .catch((error: unknown) =>
              logger.error(`build hook: ${error instanceof Error ? error.message : String(error)}`),
            ),
        )
      return response
    },
  }
}
