import { Hono } from 'hono'
import type { MiddlewareHandler } from 'hono'
import type { PictureHosts } from '../../domain/pictures/picture-problem'
import type { Db } from '../database/open-database'
import { requireBearer } from '../http/bearer'
import { HttpError } from '../http/http-error'
import { createImportRoutes } from './import/routes'
import { createDealerRoutes } from './routes'
import { createWriteRoutes } from './write-routes'

/**
 * Who may read: everybody who reaches the server (a port for systems), who shows the token (a public address), or
 * nobody (a public address without a token).
 */
export type Readers = 'everybody' | 'nobody' | { token: string }

export interface DealerApiOptions {
  readers: Readers
  /** Whoever shows it may send feeds and single changes; without one nobody may. */
  writeToken?: string
  /** Called after each request that may have changed the stock or a list, when it is committed. */
  onWrite?: () => void
}

const guardOf = (readers: Readers): MiddlewareHandler | null => {
  if (readers === 'everybody') return null
  if (readers !== 'nobody') return requireBearer(readers.token, 'DEALER_TOKEN is needed.')
  return () => {
    throw new HttpError(403, 'not_configured', 'DEALER_TOKEN is not set: the dealer API answers nobody here.')
  }
}

/** `/api/dealer/v1`: the data contract with its read and its write side, for systems and not for visitors. */
export const createDealerApi = (
  { readers, writeToken, onWrite }: DealerApiOptions,
  { db, assetBaseUrl, hosts }: { db: Db; assetBaseUrl: string; hosts: PictureHosts },
): Hono => {
  const api = new Hono()
  if (onWrite)
    api.use('*', async (context, next) => {
      await next()
      if (context.req.method !== 'GET' && context.res.ok) onWrite()
    })
  if (writeToken !== undefined) {
    api.route('/imports', createImportRoutes({ db, token: writeToken, hosts }))
    api.route('/', createWriteRoutes({ db, token: writeToken, assetBaseUrl, hosts }))
  }
  const guard = guardOf(readers)
  if (guard) api.use('*', guard)
  api.route('/', createDealerRoutes({ db, assetBaseUrl }))
  return api
}
