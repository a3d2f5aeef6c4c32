import type { IntlShape } from 'react-intl'
import { paths } from '../../config/segments'
import type { Knowledge } from '../../domain/assistant/knowledge/knowledge'
import { localDay } from '../../domain/format/date'
import { formatKm } from '../../domain/format/measures'
import { formatPrice } from '../../domain/format/price'
import { cashPriceOf } from '../../domain/price/cash-price'
import { findStock } from '../../domain/site-search/find-stock'
import type { FoundStock } from '../../domain/site-search/find-stock'
import { summaryOf } from '../../domain/stock-search/codec/summary'
import type { LiveMap } from '../../domain/vehicle/live'
import { withLive } from '../../domain/vehicle/live'
import type { StockEngine } from '../stock/load-stock'
import { stockHref } from '../stock/stock-href'
import { searchName } from '../stock/overview/describe-filters'
import type { Words } from '../stock/overview/describe-filters'
import type { ResultGroup, SearchResult } from './search-results'

/** What vehicles are found with. */
export interface StockSources {
  engine: StockEngine
  knowledge: Knowledge | null
  words: Words
  /** Prices of now. */
  live: LiveMap
}

const MOST_VEHICLES = 3

/** What the list does not answer: words that were not read, or wishes that no vehicle of the model fits. */
const noteOn = (
  { unread, missing }: FoundStock,
  words: Words,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): string => {
  if (missing) return formatMessage({ id: 'siteSearch.missing' }, { wishes: searchName(words, missing) })
  if (unread.length === 0) return ''
  return formatMessage({ id: 'overview.unreadWords' }, { count: unread.length, words: unread.join(', ') })
}

/** The list of all vehicles that a text asks for, and the first of them; null when there are none. */
export const stockResults = (
  text: string,
  { engine, knowledge, words, live }: StockSources,
  intl: Pick<IntlShape, 'formatMessage'>,
): ResultGroup | null => {
  const { formatMessage } = intl
  const { search, columns } = engine
  const found = findStock(text, { search, knowledge, today: localDay(new Date()), most: MOST_VEHICLES })
  if (!found) return null
  const vehicle = (row: number): SearchResult => {
    const summary = summaryOf(columns, row)
    const { prices } = withLive(summary, live.get(summary.id))
    const price = cashPriceOf(prices)
    return {
      id: `vehicle-${summary.id}`,
      to: paths.vehicle(summary),
      title: `${summary.brandName} ${summary.modelName} ${summary.variant}`,
      text: [
        String(summary.registrationYear),
        formatKm(summary.mileage),
        price === null ? formatMessage({ id: 'assistant.onRequest' }) : formatPrice(price),
      ].join(', '),
    }
  }
  const list: SearchResult = {
    id: 'stock-list',
    to: stockHref(found.query),
    title: formatMessage({ id: 'siteSearch.vehicles' }, { count: found.count, wishes: searchName(words, found.query) }),
    text: noteOn(found, words, intl),
  }
  return {
    id: 'stock',
    name: formatMessage({ id: 'siteSearch.group.stock' }),
    results: [list, ...found.rows.map(vehicle)],
  }
}
