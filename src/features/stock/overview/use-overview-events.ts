import { useEffect, useRef } from 'react'
import type { StockQuery } from '../../../domain/stock-search/engine/query'
import { whenSettled } from '../../analytics/settling'
import { track } from '../../analytics/track'
import { isMoving, overviewEvents } from './overview-events'
import type { Shown } from './overview-events'

/**
 * Tells what a visitor changes on the overview, whichever way: a box, a chip, a link, back. What the page begins with
 * is no change.
 *
 * @param count what the query finds; null while that is not known
 */
export const useOverviewEvents = (query: StockQuery, page: number, count: number | null): void => {
  const latest = useRef<(Shown & { count: number }) | null>(null)
  const told = useRef<Shown | null>(null)
  useEffect(() => {
    if (count === null) return
    const now = { query, page, count }
    latest.current = now
    if (told.current === null) {
      told.current = now
      return
    }
    const tell = (): void => {
      const [before, after] = [told.current, latest.current]
      if (!before || !after) return
      told.current = after
      overviewEvents(before, after, after.count).forEach(track)
    }
    const events = overviewEvents(told.current, now, count)
    if (events.length > 0 && isMoving(events)) whenSettled('overview', tell)
    else tell()
  }, [query, page, count])
}
