import type { IntlShape } from 'react-intl'
import type { VehicleSummary } from '../../domain/content/story-data'
import { completeCard, parseCards } from '../../domain/stock-search/card'
import { cardAddresses } from '../../domain/stock-search/card-addresses'
import { decodeStock } from '../../domain/stock-search/codec/decode'
import { summaryOf } from '../../domain/stock-search/codec/summary'
import { nearestByWords } from '../../domain/stock-search/nearest-by-words'
import { parsePointer, STOCK_POINTER } from '../../domain/stock-search/paths'
import { facetLabels, searchedLabels } from '../stock/facet-labels'

const COUNT = 4
const NONE: ReadonlySet<number> = new Set()

const read = async (path: string, signal: AbortSignal): Promise<unknown> => {
  const answer = await fetch(path, { signal })
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
  return answer.json()
}

/**
 * The vehicles in stock that are nearest to some words, read from the stock index: files of the release that lie beside
 * the pages and that a visitor of the overview has already. No server is asked, so that an address of years ago that a
 * robot tries a thousand times costs no more than a page. None when something cannot be read: the error page stands.
 */
export const loadNearest = async (
  words: readonly string[],
  intl: IntlShape,
  signal: AbortSignal,
): Promise<VehicleSummary[]> => {
  if (words.length === 0) return []
  try {
    const pointer = parsePointer(await read(STOCK_POINTER, signal))
    if (!pointer) return []
    const columns = decodeStock(await read(pointer.index, signal))
    const rows = nearestByWords(columns, words, COUNT, searchedLabels(facetLabels(intl)))
    // A card without its photo is better than none.
    const files = await Promise.all(
      cardAddresses(columns, rows, NONE).map((path) => read(path, signal).catch(() => null)),
    )
    const cards = new Map(files.flatMap((file) => parseCards(file) ?? []).map((card) => [card.id, card]))
    return rows.map((row) => {
      const summary = summaryOf(columns, row)
      return { ...completeCard(summary, cards.get(summary.id)), town: null }
    })
  } catch {
    return []
  }
}
