import { Hono } from 'hono'
import { vitalsSchema } from '../../contract/vitals'
import type { Db } from '../database/open-database'
import { createRequestLimit, REPORT_LIMITS } from '../http/request-limit'
import type { RequestLimits } from '../http/request-limit'
import { HttpError } from '../http/http-error'
import { readJsonBody } from '../http/read-json-body'
import { pruneVitals, storeVitals } from './store-vitals'

export interface VitalsRoutesOptions {
  db: Db
  limits?: RequestLimits
  /** Milliseconds since 1970. */
  clock?: () => number
}

/** Bytes of a body, which ten measurements do not reach. */
const MAX_BODY = 4 * 1024
const DAY = 86_400_000

/**
 * `POST /api/vitals`: counts what browsers measured. Only histograms are kept; nothing identifies the visitor, and the log
 * gets no line.
 */
export const createVitalsRoutes = ({ db, limits = REPORT_LIMITS, clock = Date.now }: VitalsRoutesOptions): Hono => {
  const isTaken = createRequestLimit(limits, clock)
  let prunedAt = 0
  const routes = new Hono()
  routes.post('/', async (context) => {
    context.header('Cache-Control', 'no-store')
    if (!isTaken(context.get('clientAddress') ?? null)) return context.body(null, 429, { 'Retry-After': '60' })
    const vitals = await readJsonBody(context.req.raw, vitalsSchema, MAX_BODY)
    if (!vitals.success) throw new HttpError(422, 'invalid_vitals', 'These are not one to ten vitals.')
    await storeVitals(db, vitals.data)
    if (clock() - prunedAt > DAY) {
      prunedAt = clock()
      await pruneVitals(db)
    }
    return context.body(null, 204)
  })
  routes.all('/', (context) => {
    context.header('Allow', 'POST')
    throw new HttpError(405, 'method_not_allowed', 'Send it with POST.')
  })
  return routes
}
