import { DEFAULT_HOST, localOrigin } from '../../config/env/addresses'
import { assistantProviderOf } from '../../config/env/assistant-env'
import { createApp } from '../app'
import type { AppOptions } from '../app'
import { createBackupRoutes } from '../backup/routes'
import { openStorage } from '../durable-log/open-storage'
import { keepSecrets } from '../enquiries/keep-secrets'
import { openEnquiries } from '../enquiries/open-enquiries'
import { trustedProxies } from '../http/client-address'
import { createPackageIcons } from '../../icon-services/package-icons'
import { closeServer } from '../http/close-server'
import type { FetchHandler } from '../http/fetch-handler'
import { startServer } from '../http/start-server'
import { createIconRoutes } from '../icons/routes'
import { createJournal } from '../journal/journal'
import type { LiveState } from '../metrics/process-metrics'
import { createMetricsRoutes } from '../metrics/routes'
import type { ReadSubjectMark } from '../reconciliation/subject-mark'
import { startAnnouncer } from './announce/announcer'
import type { Announcer } from './announce/announcer'
import { announceService } from './import/service-file'
import type { DealerService, DealerServiceOptions } from './service-types'

/** Systems send feeds of hundreds of megabytes. */
const REQUEST_TIMEOUT = 10 * 60_000

/**
 * Opens the database and its log, brings it up to date and serves `/api` to systems, the dealer API included.
 *
 * @throws DatabaseError, or an error that names the port when it is taken
 */
export const startDealerService = async ({
  config,
  logger,
  accessLog,
  headers,
  limits,
  redirects,
  releases,
  webhooks,
  enquiries,
  tells,
  prepare,
}: DealerServiceOptions): Promise<DealerService> => {
  const { database, log, close: closeStorage } = await openStorage(config, logger)
  const { db } = database
  const host = config.HOST ?? DEFAULT_HOST
  const journal = createJournal(db, log)
  const intake = openEnquiries({ db, log, logger, config, ...enquiries })
  let announcer: Announcer | null = null
  let live: LiveState = { release: () => null, builderRss: () => null }
  let readMark: ReadSubjectMark = async () => null
  try {
    if (database.kind === 'pglite') await keepSecrets(db, intake.admin.sealer, config.DATA_DIR)
    await prepare?.(db)
    const { token, ...announcement } = announceService(config.DATA_DIR)
    const options: AppOptions = {
      db,
      config,
      logger,
      proxies: trustedProxies(config.TRUSTED_PROXY ?? []),
      enquiries: intake.routes,
      assistant: assistantProviderOf(config),
      icons: createIconRoutes(createPackageIcons()),
      served: () => live.release(),
      ...(accessLog !== undefined && { accessLog }),
      ...(redirects && { redirects: redirects(db) }),
      ...(releases && { releases: releases(token) }),
      ...(webhooks && { webhooks: { ...webhooks, journal, readMark: (storyId) => readMark(storyId) } }),
    }
    const visitors = createApp(options)
    const systems = createApp({
      ...options,
      metrics: createMetricsRoutes({
        db,
        token: config.METRICS_TOKEN,
        live: { release: () => live.release(), builderRss: () => live.builderRss() },
      }),
      commands: { ...intake.commands(token), backup: createBackupRoutes(database, config.DATA_KEYS, token) },
      dealer: {
        readers: config.DEALER_TOKEN === undefined ? 'everybody' : { token: config.DEALER_TOKEN },
        writeToken: token,
        onWrite: () => announcer?.changed(),
      },
    })
    const fetch: FetchHandler = (request, bindings) => visitors.fetch(request, bindings)
    const { server, port } = await startServer({
      fetch: (request, bindings) => systems.fetch(request, bindings),
      port: config.API_PORT,
      host,
      portVariable: 'API_PORT',
      logger,
      limits: { requestTimeout: REQUEST_TIMEOUT, ...limits },
      ...(headers && { headers }),
    })
    const url = localOrigin(host, port)
    if (tells && tells.secrets.length > 0)
      announcer = await startAnnouncer({
        db,
        logger,
        url: tells.url ?? `${url}/api/webhooks/dealer`,
        secrets: tells.secrets,
        // This very service needs no connection to itself.
        ...(tells.url === null && { send: fetch }),
      })
    announcement.publish(url)
    const stopErasure = intake.startErasure()
    const close = async () => {
      announcement.withdraw()
      await announcer?.close()
      await stopErasure()
      await closeServer(server)
      await closeStorage()
    }
    return {
      url,
      port,
      db,
      useLiveState: (state) => {
        live = state
      },
      useSubjectMarks: (read) => {
        readMark = read
      },
      database,
      journal,
      log,
      enquiries: intake.admin,
      enquiryLinks: intake.links,
      fetch,
      close,
    }
  } catch (error) {
    await closeStorage()
    throw error
  }
}
