import type { ServerEnv } from '../../config/env/server-env'
import { createMonitor, withMonitor } from '../../server/monitoring/create-monitor'
import { monitorConfigOf } from '../../server/monitoring/monitor-config'
import { reportCrashes } from '../../server/monitoring/report-crashes'
import type { Terminal } from './terminal'

type Variables = Pick<
  ServerEnv,
  'MONITORING_DSN' | 'MONITORING_ENVIRONMENT' | 'GATSBY_MONITORING_DSN' | 'GATSBY_MONITORING_ENVIRONMENT'
>

export interface Monitored {
  /** The terminal whose lines about faults also go to the error monitoring. */
  terminal: Terminal
  close: () => Promise<void>
}

/**
 * Begins to send unexpected errors where both a DSN and an environment are set, else says that it does not.
 *
 * @throws Error when the DSN cannot be read
 */
export const startMonitoring = (env: Variables, terminal: Terminal): Monitored => {
  const config = monitorConfigOf(env)
  if (config === null) {
    terminal.logger.info(
      'monitoring: errors are not sent anywhere: MONITORING_DSN and MONITORING_ENVIRONMENT are not both set',
    )
    return { terminal, close: async () => undefined }
  }
  const monitor = createMonitor(config, terminal.logger)
  const logger = withMonitor(terminal.logger, monitor)
  const ignoreCrashes = reportCrashes(logger, monitor.close)
  const close = (): Promise<void> => {
    ignoreCrashes()
    return monitor.close()
  }
  return { terminal: { ...terminal, logger }, close }
}
