import { EMPTY_QUERY } from '../../../domain/stock-search/engine/query'
import type { StockQuery } from '../../../domain/stock-search/engine/query'
import type { RangeId } from '../../../domain/stock-search/fields'
import { RANGE_IDS } from '../../../domain/stock-search/fields'
import { rangeText } from '../../../domain/stock-search/url/range-form'
import { sortText } from '../../../domain/stock-search/url/sort-form'
import type { AnalyticsEvent } from '../../analytics/catalogue'

/** What of the overview is told about. */
export interface Shown {
  query: StockQuery
  /** From 1. */
  page: number
}

/** What is about dealerships: the spec has an event of its own for it. */
const PLACES: readonly string[] = ['location', 'near']

/** What is typed or pulled: it passes through many values before it stands. */
const MOVING: readonly string[] = ['text', ...RANGE_IDS]

/**
 * Facet by facet what a query asks for, in what stands in the index; empty for no wish. Nothing of it tells who asks:
 * of the free text only how many words there are, of a place only how far around it.
 */
const valuesOf = ({
  facets,
  equipment,
  ranges,
  priceType,
  instalmentType,
  near,
  text,
}: StockQuery): Map<string, string> =>
  new Map([
    ...Object.entries(facets).map(([id, options]): [string, string] => [id, options.join(',')]),
    ...(Object.keys(ranges) as RangeId[]).map((id): [string, string] => [id, rangeText(id, ranges[id] ?? {}) ?? '']),
    ['equipment', equipment.join(',')],
    // Without a limit they are nobody's wish.
    ['priceType', ranges.price && priceType !== EMPTY_QUERY.priceType ? priceType : ''],
    ['instalmentType', ranges.instalment && instalmentType !== EMPTY_QUERY.instalmentType ? instalmentType : ''],
    ['near', near ? `${near.radius} km` : ''],
    ['text', text.trim() === '' ? '' : `${text.trim().split(/\s+/).length}`],
  ])

/** The events that lie between two states of the overview. A list that begins anew because of a filter has not been paged. */
export const overviewEvents = (before: Shown, after: Shown, count: number): AnalyticsEvent[] => {
  const [old, now] = [valuesOf(before.query), valuesOf(after.query)]
  const filters = [...new Set([...old.keys(), ...now.keys()])].flatMap((facet): AnalyticsEvent[] => {
    const value = now.get(facet) ?? ''
    if ((old.get(facet) ?? '') === value) return []
    const change = { facet, value, result_count: count }
    return [
      { event: 'adjust_vehicle_overview_filter', ...change },
      ...(PLACES.includes(facet) ? [{ event: 'adjust_location_filter' as const, ...change }] : []),
    ]
  })
  const sort = sortText(after.query.sort)
  if (sort !== sortText(before.query.sort))
    filters.push({
      event: 'adjust_vehicle_overview_sort',
      sort: sort ?? `${EMPTY_QUERY.sort.key}-${EMPTY_QUERY.sort.direction}`,
    })
  if (filters.length === 0 && before.page !== after.page)
    filters.push({ event: 'adjust_vehicle_overview_page', page: after.page })
  return filters
}

/** Whether more values may follow in a moment. */
export const isMoving = (events: readonly AnalyticsEvent[]): boolean =>
  events.every((event) => event.event === 'adjust_vehicle_overview_filter' && MOVING.includes(event.facet))
