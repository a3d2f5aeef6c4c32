import { Hono } from 'hono'
import type { Db } from '../database/open-database'
import { requireBearer } from '../http/bearer'
import { createGate } from '../http/create-gate'
import { readBuildMetrics } from './build-metrics'
import { readEnquiryMetrics } from './enquiry-metrics'
import { expositionOf } from './exposition'
import { processMetrics } from './process-metrics'
import type { LiveState } from './process-metrics'
import { readRefusalMetrics } from './refused-webhooks'
import { readVitalMetrics } from './vital-metrics'

export interface MetricsOptions {
  db: Db
  /** Whoever shows it may read; left out, everybody who reaches the port for systems. */
  token?: string | undefined
  live: LiveState
  clock?: () => number
}

/**
 * `GET /metrics` in the text format of Prometheus, for systems and not for visitors. Everything that more than one process
 * counts is read from the database; see decision 0034.
 */
export const createMetricsRoutes = ({ db, token, live, clock = Date.now }: MetricsOptions): Hono => {
  // Several collectors at once must not take the database's time from visitors.
  const gate = createGate(1)
  const routes = new Hono()
  if (token !== undefined) routes.use('*', requireBearer(token, 'METRICS_TOKEN is needed.'))
  routes.get('/', async (context) => {
    const metrics = await gate.run(() =>
      Promise.all([readBuildMetrics(db), readRefusalMetrics(db), readEnquiryMetrics(db), readVitalMetrics(db)]),
    )
    return context.body(expositionOf([...metrics.flat(), ...processMetrics(live, clock())]), 200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      'Cache-Control': 'no-store',
    })
  })
  return routes
}
