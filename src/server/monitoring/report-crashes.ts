import { errorMessage } from '../../domain/errors/error-message'
import type { Logger } from '../http/logger'

/**
 * Reports an error that nobody caught, be it thrown or a rejection, and ends the process once it is sent.
 *
 * @param sent waits for what is being sent
 * @returns a function that leaves such errors to Node again
 */
export const reportCrashes = (logger: Logger, sent: () => Promise<void>): (() => void) => {
  // Node hands over rejections that nobody handles too.
  const report = (error: unknown): void => {
    logger.error(`crash: ${(error instanceof Error && error.stack) || errorMessage(error)}`, {
      fault: { kind: 'crash', error },
    })
    void sent().finally(() => process.exit(1))
  }
  process.on('uncaughtException', report)
  return () => void process.off('uncaughtException', report)
}
