import { publicConfig } from '../../config/public'
import { startMeasurement } from '../analytics/start-measurement'
import { watchLinks } from '../analytics/watch-links'
import { startMonitoring } from './start-monitoring'
import { startVitals } from './start-vitals'
import { startupNotes } from './startup-notes'

/**
 * Starts analytics, error reporting and vitals, and says on the console which of them will not start.
 *
 * @param release name of the code that runs, for error reporting
 */
export const startInsight = (release: string | undefined): void => {
  const development = process.env.NODE_ENV === 'development'
  // oxlint-disable-next-line local/no-computed-console -- notes for the operator of the site
  for (const { level, text } of startupNotes({ ...publicConfig, development })) console[level](text)
  watchLinks()
  startMeasurement()
  startMonitoring(release)
  startVitals()
  // The bundler leaves this out of all other builds.
  if (process.env.NODE_ENV === 'development')
    void import('../analytics/overlay/show-overlay').then(({ showOverlay }) => showOverlay())
}
