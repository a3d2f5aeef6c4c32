import { whenIdle } from '../../components/ui/when-idle'
import { isMonitoringEssential } from '../../config/consent/consent-version'
import { monitoringDsn } from '../../config/external/monitoring-url'
import { publicConfig } from '../../config/public'
import { isGranted, whenGranted } from '../consent/consent-store'

/** Errors that are kept until the code of error reporting is loaded. */
const MOST = 10

/**
 * Starts error reporting where it is configured: once the page is idle and the visitor agreed to statistics, or without
 * consent where the operator counts it as essential. What is thrown before is kept on the page and reported then.
 */
export const startMonitoring = (
  release: string | undefined,
  dsn: string | null = monitoringDsn(),
  isEssential = isMonitoringEssential(),
): void => {
  if (dsn === null) return
  const early: unknown[] = []
  const keep = (event: ErrorEvent | PromiseRejectionEvent): void => {
    if (early.length < MOST) early.push('reason' in event ? event.reason : event.error)
  }
  window.addEventListener('error', keep)
  window.addEventListener('unhandledrejection', keep)
  const load = async (): Promise<void> => {
    const { startErrorReporting } = await import(/* webpackChunkName: "monitoring" */ './error-reporting')
    window.removeEventListener('error', keep)
    window.removeEventListener('unhandledrejection', keep)
    const environment = publicConfig.monitoringEnvironment
    startErrorReporting({ dsn, environment, release, hasConsent: isGranted('statistics'), early })
  }
  const start = (): void => void whenIdle(() => void load().catch(() => undefined))
  if (isEssential) start()
  else whenGranted(['statistics'], start)
}
