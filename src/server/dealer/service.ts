import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import { once } from 'node:events'
import { DEFAULT_HOST, localOrigin } from '../../config/env/addresses'
import { createApp } from '../app'
import type { WebhookOptions } from '../app'
import { openDatabase } from '../database/open-database'
import type { Db, DatabaseConfig, OpenDatabase } from '../database/open-database'
import type { Logger } from '../http/logger'
import { createJournal } from '../journal/journal'
import type { Journal } from '../journal/journal'
import { startAnnouncer } from './announce/announcer'
import type { Announcer } from './announce/announcer'
import { announceService } from './import/service-file'

export interface DealerServiceOptions {
  config: DatabaseConfig & {
    ASSET_BASE_URL: string
    /** Address to listen on; this machine alone when left out. */
    HOST?: string
    /** 0: any free port. */
    API_PORT: number
  }
  logger: Logger
  accessLog?: boolean
  /** Look-up of addresses, made when the database is open. */
  redirects?: (db: Db) => Hono
  /** Publishing by hand; the token is that of this run of the service. */
  releases?: (token: string) => Hono
  /** Takes in news of other systems; left out, there are no webhooks. */
  webhooks?: Omit<WebhookOptions, 'journal'>
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
  /** Where webhooks are written, and what a worker in this process listens to. */
  journal: Journal
  /** Answers without the detour over the network. */
  fetch: (request: Request) => Response | Promise<Response>
  /** Lets running requests end, then closes the database. */
  close: () => Promise<void>
}

/**
 * Milliseconds a connection may wait for its next request. A large feed keeps the process busy for seconds: with Node's
 * own five, the next request on a connection would meet its end.
 */
const KEEP_ALIVE = 75_000
const CLOSE_STEP = 50

const listen = async (fetch: DealerService['fetch'], port: number, hostname: string) => {
  const server = serve({ fetch, port, hostname })
  try {
    await once(server, 'listening')
    if ('keepAliveTimeout' in server) server.keepAliveTimeout = KEEP_ALIVE
  } catch (error) {
    const isTaken = typeof error === 'object' && error !== null && 'code' in error && error.code === 'EADDRINUSE'
    throw isTaken
      ? new Error(`Port ${port} (API_PORT) is taken by another program; set API_PORT to a free one.`)
      : error
  }
  const address = server.address()
  return { server, port: address !== null && typeof address === 'object' ? address.port : port }
}

/**
 * Opens the database, brings it up to date and serves `/api`.
 *
 * @throws DatabaseError, or an error that names the port when it is taken
 */
export const startDealerService = async ({
  config,
  logger,
  accessLog,
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
  try {
    await prepare?.(db)
    const announcement = announceService(config.DATA_DIR)
    const options = {
      db,
      config,
      logger,
      importToken: announcement.token,
      onDealerWrite: () => announcer?.changed(),
      ...(accessLog !== undefined && { accessLog }),
    }
    const app = createApp({
      ...options,
      ...(redirects && { redirects: redirects(db) }),
      ...(releases && { releases: releases(announcement.token) }),
      ...(webhooks && { webhooks: { ...webhooks, journal } }),
    })
    const fetch = (request: Request) => app.fetch(request)
    const { server, port } = await listen(fetch, config.API_PORT, host)
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
        const idle = setInterval(() => 'closeIdleConnections' in server && server.closeIdleConnections(), CLOSE_STEP)
        server.close(() => {
          clearInterval(idle)
          resolve()
        })
      })
      await database.close()
    }
    return { url, port, db, executeSql: database.executeSql, journal, fetch, close }
  } catch (error) {
    await database.close()
    throw error
  }
}
