import { errorMessage } from '../../../domain/errors/error-message'
import type { Logger } from '../../http/logger'
import type { AdminContext } from './context'
import { completeErasures, eraseExpired, forgetClients } from './erase'

/** Milliseconds between two rounds. */
const ROUND_MS = 24 * 60 * 60_000

/** Erases what is over now, and completes erasures that broke off. @returns how many enquiries */
export const runErasure = async (context: AdminContext, logger: Logger): Promise<number> => {
  await forgetClients(context)
  await completeErasures(context)
  const count = await eraseExpired(context)
  if (count > 0) logger.info(`enquiries: ${count} erased, whose time was over.`)
  return count
}

/** Erases enquiries whose time is over, now and every day. @returns ends it, once a round that runs has ended */
export const startErasure = (context: AdminContext, logger: Logger): (() => Promise<void>) => {
  const run = (): Promise<void> =>
    runErasure(context, logger).then(
      () => undefined,
      (error: unknown) => logger.error(`enquiries: what is over was not erased: ${errorMessage(error)}`),
    )
  let running = run()
  const timer = setInterval(() => {
    running = run()
  }, ROUND_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
