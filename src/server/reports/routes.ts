import { Hono } from 'hono'
import { decodeJson } from '../http/json-body'
import type { Logger } from '../http/logger'
import { createLogSummary } from '../http/log-summary'
import { readBody } from '../http/read-body'
import { readViolations } from './read-violations'
import { createRequestLimit, REPORT_LIMITS } from '../http/request-limit'
import type { RequestLimits } from '../http/request-limit'

export interface ReportRoutesOptions {
  logger: Logger
  limits?: RequestLimits
  /** In milliseconds. */
  clock?: () => number
}

/** Maximum body size in bytes; browsers send a few short reports together. */
const MAX_BODY = 64 * 1024

/**
 * `/api/reports/csp`: receives browsers' reports of security policy violations. The log gets one line per minute for
 * each kind; nothing else is stored, and nothing identifies the visitor.
 */
export const createReportRoutes = ({ logger, limits = REPORT_LIMITS, clock }: ReportRoutesOptions): Hono => {
  const summary = createLogSummary(logger)
  const isTaken = createRequestLimit(limits, clock)
  const routes = new Hono()
  routes.post('/csp', async (context) => {
    context.header('Cache-Control', 'no-store')
    if (!isTaken(context.get('clientAddress') ?? null)) return context.body(null, 429, { 'Retry-After': '60' })
    const body = decodeJson(await readBody(context.req.raw, MAX_BODY))
    for (const { directive, blocked, page } of readViolations(body))
      summary.add(`security policy: ${directive} refused ${blocked} on ${page}`)
    return context.body(null, 204)
  })
  return routes
}
