import { errorMessage } from '../../domain/errors/error-message'
import type { Logger } from '../http/logger'
import { createMonitor, withMonitor } from './create-monitor'
import type { Monitor } from './create-monitor'
import { monitorConfigOf } from './monitor-config'

export interface FunctionMonitoring {
  /** The given logger, whose lines about faults also go to the error monitoring where it is configured. */
  logger: Logger
  /** Waits for what is being sent: the host stops an instance after its answer. Never fails. */
  sent: () => Promise<void>
}

const openMonitor = (env: NodeJS.ProcessEnv, logger: Logger): Monitor | null => {
  const config = monitorConfigOf(env)
  try {
    return config && createMonitor(config, logger)
  } catch (error) {
    // A wrong DSN must keep no enquiry out.
    logger.error(`monitoring: ${errorMessage(error)}`)
    return null
  }
}

/** Error monitoring of a serverless function. */
export const openFunctionMonitoring = (env: NodeJS.ProcessEnv, logger: Logger): FunctionMonitoring => {
  const monitor = openMonitor(env, logger)
  return monitor === null
    ? { logger, sent: async () => undefined }
    : { logger: withMonitor(logger, monitor), sent: monitor.close }
}

/**
 * Runs a scheduled function. What it throws is reported and thrown again, so that the host shows it too.
 *
 * @param name of the function, for its line in the log
 * @param plain where lines go, faults or not
 */
export const runScheduled = async (
  name: string,
  env: NodeJS.ProcessEnv,
  plain: Logger,
  work: (logger: Logger) => Promise<void>,
): Promise<void> => {
  const { logger, sent } = openFunctionMonitoring(env, plain)
  try {
    await work(logger)
  } catch (error) {
    logger.error(`${name}: ${errorMessage(error)}`, { fault: { kind: 'crash', error } })
    throw error
  } finally {
    await sent()
  }
}
