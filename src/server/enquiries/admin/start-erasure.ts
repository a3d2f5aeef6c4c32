import { errorMessage } from '../../../domain/errors/error-message'
import type { Logger } from '../../http/logger'
import type { AdminContext } from './context'
import { completeErasures, eraseExpired, FORGET_MS, forgetClients } from './erase'

/** Milliseconds between two rounds, each of which may rewrite the durable log. */
const ROUND_MS = 24 * 60 * 60_000

/** Erases what is over now, and completes erasures that broke off. @returns how many enquiries */
export const runErasure = async (context: AdminContext, logger: Logger): Promise<number> => {
  await forgetClients(context)
  await completeErasures(context)
  const count = await eraseExpired(context)
  if (count > 0) logger.info(`enquiries: ${count} erased, whose time was over.`)
  return count
}

/**
 * Erases enquiries whose time is over, now and every day, and forgets clients every hour.
 *
 * @returns ends it, once a round that runs has ended
 */
export const startErasure = (
  context: AdminContext,
  logger: Logger,
  { roundMs, forgetMs } = { roundMs: ROUND_MS, forgetMs: FORGET_MS },
): (() => Promise<void>) => {
  const attempt = (work: () => Promise<unknown>): Promise<void> =>
    work().then(
      () => undefined,
      (error: unknown) => logger.error(`enquiries: what is over was not erased: ${errorMessage(error)}`),
    )
  let running = attempt(() => runErasure(context, logger))
  const every = (ms: number, work: () => Promise<unknown>): NodeJS.Timeout =>
    setInterval(() => {
      running = running.then(() => attempt(work))
    }, ms).unref()
  const timers = [every(roundMs, () => runErasure(context, logger)), every(forgetMs, () => forgetClients(context))]
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await running
  }
}
