import { errorMessage } from '../../../domain/errors/error-message'
import type { ServerEnv } from '../../../config/env/server-env'
import type { DeliveryConfig } from '../../../server/enquiries/delivery/config/read-delivery-config'
import { createBuildFeed } from '../../../server/builds/feed'
import { createByHand } from '../../../server/builds/worker/publish-by-hand'
import type { ByHand } from '../../../server/builds/worker/publish-by-hand'
import type { sourceVersions } from '../../../server/builds/worker/source-versions'
import type { DealerService } from '../../../server/dealer/service-types'
import { trustedProxies } from '../../../server/http/client-address'
import { LEASE, openBuildQueue } from '../../../server/queue/build-queue'
import { subjectMarks } from '../../../server/reconciliation/subject-mark'
import { openReleaseStore } from '../../../server/release/open-store'
import type { PreviewBuilds } from '../../../server/preview/preview-app'
import type { Release } from '../../../server/release/types'
import { createStatusRoutes } from '../../../server/status/routes'
import type { DemoPages } from '../demo-pages'
import { startSite } from '../start-site'
import type { Terminal } from '../terminal'
import { createBuildLines } from '../build-lines'
import { choosePublisher } from './choose-publisher'
import { liveRelease } from './live-release'
import { publishedRelease } from './published-release'
import { releaseAdmin } from './release-admin'
import { startBuilds } from './start-builds'

export interface StartLiveOptions {
  root: string
  env: ServerEnv
  terminal: Terminal
  /** Holds the API, the database and the journal. */
  service: DealerService
  /** The channels that deliver enquiries, and how long one may be paused. */
  delivery: Pick<DeliveryConfig, 'channels' | 'pauseLimitMs'>
  /** The whole environment of a builder process. */
  buildEnv: NodeJS.ProcessEnv
  sources: Parameters<typeof sourceVersions>[0]
  /** See `startSite`. */
  demoPages: DemoPages
  /** Told of every release that begins to be served. */
  onRelease: (release: Release) => void
  /** Told once who publishes by hand. */
  usePublisher: (byHand: ByHand) => void
}

export interface Live {
  /** Answers with what is live. */
  site: (request: Request) => Promise<Response>
  /** What the preview tells editors of. */
  builds: PreviewBuilds
  /**
   * Resolves when there is something to serve: at once when a release is there, which is then brought up to date behind
   * its back, else after the first build.
   *
   * @throws Error with the reason when the first build fails
   */
  begin: () => Promise<void>
  close: () => Promise<void>
}

/** Serves the live release beside the API and /status, and keeps it fresh. */
export const startLive = async ({
  root,
  env,
  terminal,
  service,
  delivery,
  buildEnv,
  sources,
  demoPages,
  onRelease,
  usePublisher,
}: StartLiveOptions): Promise<Live> => {
  const store = openReleaseStore(env.DATA_DIR)
  const feed = createBuildFeed()
  // The dates of publication say nothing of drafts.
  if (buildEnv['STORYBLOK_VERSION'] !== 'draft') service.useSubjectMarks(subjectMarks(sources))
  const { logger } = terminal
  let refresh: () => Promise<void> = async () => undefined
  const publisher = await choosePublisher({ root, env, store, onSwitch: () => refresh() })
  const queue = await openBuildQueue(service.database.executeSql, logger, {
    ...LEASE,
    isOnlyUser: env.DATABASE_URL === undefined,
  })
  const live = liveRelease(publisher, store, service.db)
  const byHand = createByHand({ db: service.db, queue, publisher, live })
  const admin = releaseAdmin(store, byHand)
  const status =
    env.STATUS_TOKEN === undefined
      ? null
      : createStatusRoutes({
          db: service.db,
          source: feed,
          releases: admin,
          enquiries: { ...delivery, admin: service.enquiries },
          token: env.STATUS_TOKEN,
          siteUrl: env.GATSBY_SITE_URL,
          proxies: trustedProxies(env.TRUSTED_PROXY),
          logger,
        })
  const { site, close: closeSite } = await startSite({
    root,
    env,
    store,
    terminal,
    onRelease,
    feed,
    api: (request, bindings) => service.fetch(request, bindings),
    demoPages,
    status: status && ((request, bindings) => status.fetch(request, bindings)),
  })
  refresh = () => site.refresh()
  const isFirst = site.release() === null
  let isClosed = false
  const builds = await startBuilds({
    root,
    env,
    buildEnv,
    sources,
    store,
    queue,
    publisher,
    live,
    feed,
    logger,
    database: service,
    journal: service.journal,
    // A build that is ended on purpose complains of that.
    onLine: createBuildLines(terminal, () => !isClosed && isFirst && site.release() === null),
  })
  usePublisher(byHand)
  service.useLiveState({ release: () => site.release()?.id ?? null, builderRss: builds.builderRss })
  return {
    site: site.fetch,
    builds: {
      publicUrl: env.GATSBY_SITE_URL,
      live: publishedRelease(live, store),
      feed: feed.snapshot,
      predict: builds.predict,
    },
    begin: async () => {
      const release = site.release()
      if (release) {
        terminal.say(`✓ Serving release ${release.id}; what changed since is built meanwhile`)
        builds.begin().catch((error: unknown) => isClosed || terminal.fail(errorMessage(error)))
        return
      }
      const built = terminal.step('Building the site')
      await builds.begin()
      built(`${site.release()?.root.facts.counts.files ?? 0} files, release ${site.release()?.id ?? ''}`)
    },
    close: async () => {
      isClosed = true
      await builds.close()
      await queue.close()
      await closeSite()
    },
  }
}
