import { useEffect, useRef } from 'react'
import type { AnalyticsEvent } from './catalogue'
import { track } from './track'

/**
 * Tells once that something is looked at, and again when it is another thing.
 *
 * @param event null where there is nothing to tell (yet)
 * @param remember runs before, to put what is shown into the tracking caches
 */
export const useTrackView = (event: AnalyticsEvent | null, remember?: () => void): void => {
  const latest = useRef({ event, remember })
  useEffect(() => {
    latest.current = { event, remember }
  })
  const key = event && JSON.stringify(event)
  useEffect(() => {
    const now = latest.current
    if (!now.event) return
    now.remember?.()
    track(now.event)
  }, [key])
}
