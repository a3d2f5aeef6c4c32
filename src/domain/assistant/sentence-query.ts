import { EMPTY_QUERY } from '../stock-search/engine/query'
import type { StockQuery } from '../stock-search/engine/query'
import { answerQuestion } from './answer'
import type { Knowledge } from './knowledge/knowledge'

/** The query of a typed sentence, and the words of the sentence that set no filter. */
export interface SentenceQuery {
  query: StockQuery
  /** Words that are not understood. */
  unread: readonly string[]
}

/**
 * Reads what was typed into a search field as a query of the stock, the same that the assistant answers with.
 *
 * @param today ISO day
 * @returns null when the sentence does not ask for vehicles
 */
export const queryOfSentence = (sentence: string, knowledge: Knowledge, today: string): SentenceQuery | null => {
  const reply = answerQuestion(sentence, knowledge, { today, vehicle: null })
  return reply.code === 'vehicles' ? reply : null
}

/** Adds the filters of a sentence to a query: each replaces the filter of its kind, and its text replaces the text. */
export const withSentence = (query: StockQuery, found: StockQuery): StockQuery => {
  const { brand, model, ...facets } = query.facets
  const namesCar = found.facets['brand'] !== undefined || found.facets['model'] !== undefined
  const instalmentType = found.ranges.instalment ? found.instalmentType : query.instalmentType
  return {
    ...query,
    facets: { ...facets, ...(!namesCar && { ...(brand && { brand }), ...(model && { model }) }), ...found.facets },
    ranges: { ...query.ranges, ...found.ranges },
    equipment: [...new Set([...query.equipment, ...found.equipment])],
    near: found.near ?? query.near,
    instalmentType,
    text: found.text,
    sort: found.sort.key === EMPTY_QUERY.sort.key ? query.sort : found.sort,
  }
}
