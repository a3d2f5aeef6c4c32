import { hostname } from 'node:os'
import type { ServerEnv } from '../../../config/env/server-env'
import type { BuildFeed } from '../../../server/builds/feed'
import type { Publisher } from '../../../server/builds/types'
import type { Supervisor } from '../../../server/builds/supervisor/supervisor'
import { createSupervisor } from '../../../server/builds/supervisor/supervisor'
import { sourceVersions } from '../../../server/builds/worker/source-versions'
import { startWorker } from '../../../server/builds/worker/worker'
import type { OpenDatabase } from '../../../server/database/open-database'
import type { Logger } from '../../../server/http/logger'
import type { Journal } from '../../../server/journal/journal'
import type { BuildQueue } from '../../../server/queue/build-queue'
import { contentMarks } from '../../../server/reconciliation/content-marks'
import { startReconciler } from '../../../server/reconciliation/reconciler'
import { storeMoved } from '../../../server/redirects/moved-paths'
import type { ReleaseStore } from '../../../server/release/open-store'
import { findLatestSlot } from '../builder/slots'
import { startBuilder } from '../builder/start-builder'
import { startCodeWatch } from './code-watch'

export interface StartBuildsOptions {
  /** Root of the checkout. */
  root: string
  env: ServerEnv
  /** The whole environment of a builder process. */
  buildEnv: NodeJS.ProcessEnv
  sources: Parameters<typeof sourceVersions>[0]
  database: Pick<OpenDatabase, 'db'>
  queue: BuildQueue
  journal: Journal
  store: ReleaseStore
  publisher: Publisher
  /** Release that visitors see now. */
  live: () => Promise<string | null>
  feed: BuildFeed
  logger: Logger
  /** Lines of the builder's log. */
  onLine: (line: string) => void
}

export interface Builds {
  /** See `Supervisor`. */
  builderRss: () => number | null
  /** See `Supervisor`. */
  predict: Supervisor['predict']
  /**
   * Builds what is there now, whatever changed since the last time this machine ran.
   *
   * @returns once it is live
   * @throws Error with the reason when it cannot be built, or when everything was closed before
   */
  begin: () => Promise<void>
  close: () => Promise<void>
}

const LOOK_AGAIN = 200
/** Milliseconds that a running build may still take to go live when everything is to end. */
const LAST_BUILD = 2_000

/** By the builds' own names of their content, and the 301 file: a build of equal data at another time is another release. */
const showsSameSite = async (store: ReleaseStore, one: string, other: string): Promise<boolean> => {
  if (one === other) return true
  const [a, b] = await Promise.all([one, other].map((id) => store.load(id).catch(() => null)))
  return (
    !!a &&
    !!b &&
    a.root.facts.buildId !== null &&
    a.root.facts.buildId === b.root.facts.buildId &&
    a.root.redirects === b.root.redirects
  )
}

/** Everything between an accepted event and a live release: queue, worker, builder process, reconciliation. */
export const startBuilds = async (options: StartBuildsOptions): Promise<Builds> => {
  const { root, env, buildEnv, database, queue, journal, store, publisher, live, feed, logger, onLine } = options
  const { db } = database
  const readVersions = sourceVersions(options.sources)
  const supervisor = createSupervisor({
    start: startBuilder({ root, dataDir: env.DATA_DIR, env: buildEnv, onLine }),
    firstSlot: await findLatestSlot(env.DATA_DIR),
    live,
    rssLimit: env.BUILDER_MAX_MB * 2 ** 20,
    logger,
  })
  const worker = startWorker({
    db,
    journal,
    queue,
    publisher,
    readVersions,
    feed,
    live,
    logger,
    sameSite: (one, other) => showsSameSite(store, one, other),
    builder: supervisor,
    worker: `${hostname()} ${process.pid}`,
    storeMoved: (moved) => storeMoved(db, moved),
    times: { debounceMs: env.DEBOUNCE_MS, maxWaitMs: env.MAX_WAIT_MS },
  })
  // The dates of publication say nothing of drafts.
  const readMarks = buildEnv['STORYBLOK_VERSION'] === 'draft' ? async () => null : contentMarks(options.sources)
  const reconciler = startReconciler({ db, journal, readVersions, readMarks, everyMs: env.RECONCILE_MS, logger })
  const tell = (kind: string, subject: string) =>
    journal.accept({ source: 'manual', kind, key: `manual:${kind}:${process.pid}:${Date.now()}`, subject, payload: {} })
  const codeWatch = await startCodeWatch(root, env.RECONCILE_MS, {
    take: () => supervisor.renew('the code changed'),
    taken: async () => {
      await tell('code', 'Nouveau code')
    },
    onProblem: (line) => logger.error(line),
  })

  let isClosed = false

  return {
    builderRss: supervisor.rss,
    predict: supervisor.predict,
    begin: async () => {
      const { id } = await tell('start', 'Démarrage')
      worker.wake()
      for (;;) {
        if (isClosed) throw new Error('ended before the first build was')
        const event = await journal.find(id)
        if (event?.status === 'published' || event?.status === 'ignored') return
        if (event?.status === 'failed' || event === null) throw new Error(event?.reason ?? 'the first event is gone')
        await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN))
      }
    },
    close: async () => {
      isClosed = true
      codeWatch.close()
      await reconciler.close()
      // Nobody who ends the program waits for a long build: it is ended, and made by whoever comes next.
      const idle = worker.close()
      let timer: NodeJS.Timeout | undefined
      await Promise.race([idle, new Promise((resolve) => (timer = setTimeout(resolve, LAST_BUILD)))])
      clearTimeout(timer)
      await supervisor.close()
      await idle
    },
  }
}
