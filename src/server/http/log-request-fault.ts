import type { Context } from 'hono'
import { isDatabaseAway } from '../database/database-away'
import type { Logger } from './logger'

/** Logs an error that a request ended in. A database that is away for the moment is no fault of this program. */
export const logRequestFault = (logger: Pick<Logger, 'error'>, context: Context, error: Error): void => {
  const given: unknown = context.get('requestId')
  const requestId = typeof given === 'string' ? given : '-'
  logger.error(`${requestId} ${context.req.method} ${context.req.path}: ${error.stack ?? error.message}`, {
    requestId,
    ...(!isDatabaseAway(error) && { fault: { kind: 'request', error } }),
  })
}
