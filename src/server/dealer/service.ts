import type { Hono } from 'hono'
import { DEFAULT_HOST, localOrigin } from '../../config/env/addresses'
import { createApp } from '../app'
import type { AppOptions, WebhookOptions } from '../app'
import { openDatabase } from '../database/open-database'
import type { Db, DatabaseConfig, OpenDatabase } from '../database/open-database'
import { trustedProxies } from '../http/client-address'
import type { FetchHandler, HeaderList } from '../http/fetch-handler'
import type { Logger } from '../http/logger'
import { startServer } from '../http/start-server'
import type { ServerLimits } from '../http/start-server'
import { createJournal } from '../journal/journal'
import type { Journal } from '../journal/journal'
import type { ReadSubjectMark } from '../reconciliation/subject-mark'
import { startAnnouncer } from './announce/announcer'
import type { Announcer } from './announce/announcer'
import { announceService } from './import/service-file'

export interface DealerServiceOptions {
  config: DatabaseConfig & {
    ASSET_BASE_URL: string
    /** Other hosts that pictures of the stock may come from. */
    PICTURE_HOSTS?: readonly string[]
    /** Address to listen on; this machine alone when left out. */
    HOST?: string
    /** 0: any free port. */
    API_PORT: number
    /** Whoever shows it may read the dealer API; left out, everybody who reaches `API_PORT` may. */
    DEALER_TOKEN?: string | undefined
    /** Addresses and networks of the proxies in front of this server. */
    TRUSTED_PROXY?: readonly string[]
  }
  logger: Logger
  accessLog?: boolean
  /** For every answer that does not set them itself. */
  headers?: HeaderList
  limits?: Partial<ServerLimits>
  /** Look-up of addresses, made when the database is open. */
  redirects?: (db: Db) => Hono
  /** Publishing by hand; the token is that of this run of the service. */
  releases?: (token: string) => Hono
  /** Takes in news of other systems; left out, there are no webhooks. */
  webhooks?: Omit<WebhookOptions, 'journal' | 'readMark'>
  /** Who is told of changes by webhook, if there is a secret to sign with; `url` null tells this service itself, as another stock system would. */
  tells?: { url: string | null; secrets: readonly string[] }
  /** Runs before the first request is taken, for example to seed. */
  prepare?: (db: Db) => Promise<void>
}

export interface DealerService {
  url: string
  port: number
  db: Db
  executeSql: OpenDatabase['executeSql']
  /** Tells where webhooks whose body comes again ask for news; until then all of them are built. */
  useSubjectMarks: (read: ReadSubjectMark) => void
  /** Where webhooks are written, and what a worker in this process listens to. */
  journal: Journal
  /** Answers visitors, without the detour over the network: everything but the dealer API. */
  fetch: FetchHandler
  /** Lets running requests end, then closes the database. */
  close: () => Promise<void>
}

/** Systems send feeds of hundreds of megabytes. */
const REQUEST_TIMEOUT = 10 * 60_000
const CLOSE_STEP = 50

/**
 * Opens the database, brings it up to date and serves `/api` to systems, the dealer API included.
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
  tells,
  prepare,
}: DealerServiceOptions): Promise<DealerService> => {
  const database = await openDatabase(config)
  const { db } = database
  const host = config.HOST ?? DEFAULT_HOST
  const journal = createJournal(db)
  let announcer: Announcer | null = null
  let readMark: ReadSubjectMark = async () => null
  try {
    await prepare?.(db)
    const announcement = announceService(config.DATA_DIR)
    const options: AppOptions = {
      db,
      config,
      logger,
      proxies: trustedProxies(config.TRUSTED_PROXY ?? []),
      ...(accessLog !== undefined && { accessLog }),
      ...(redirects && { redirects: redirects(db) }),
      ...(releases && { releases: releases(announcement.token) }),
      ...(webhooks && { webhooks: { ...webhooks, journal, readMark: (storyId) => readMark(storyId) } }),
    }
    const visitors = createApp(options)
    const systems = createApp({
      ...options,
      dealer: {
        readers: config.DEALER_TOKEN === undefined ? 'everybody' : { token: config.DEALER_TOKEN },
        writeToken: announcement.token,
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
    const close = async () => {
      announcement.withdraw()
      await announcer?.close()
      await new Promise<void>((resolve) => {
        // Connections that only wait for another request would hold the server open.
        const idle = setInterval(() => server.closeIdleConnections(), CLOSE_STEP)
        server.close(() => {
          clearInterval(idle)
          resolve()
        })
      })
      await database.close()
    }
    const useSubjectMarks = (read: ReadSubjectMark): void => {
      readMark = read
    }
    return { url, port, db, useSubjectMarks, executeSql: database.executeSql, journal, fetch, close }
  } catch (error) {
    await database.close()
    throw error
  }
}
