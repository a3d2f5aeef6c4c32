import type { Knowledge } from '../assistant/knowledge/knowledge'
import { queryOfSentence } from '../assistant/sentence-query'
import { EMPTY_QUERY } from '../stock-search/engine/query'
import type { StockQuery } from '../stock-search/engine/query'
import type { StockSearch } from '../stock-search/engine/search-result'
import { wordsOf } from '../stock-search/text/words'

/** Vehicles that a text asks for. */
export interface FoundStock {
  query: StockQuery
  count: number
  /** Rows of the first of them. */
  rows: readonly number[]
  /** Words that set no filter. */
  unread: readonly string[]
  /** What was asked for, of which there is nothing: these vehicles are of the same model. */
  missing: StockQuery | null
}

interface Options {
  search: Pick<StockSearch, 'first'>
  /** What sentences are read with; null until it is loaded. Words are found without it. */
  knowledge: Knowledge | null
  /** ISO day. */
  today: string
  /** Rows at most. */
  most: number
}

/**
 * Finds vehicles by a sentence ("break diesel moins de 30 000") or by words of their brand, model and version. A sentence
 * with words that set no filter counts only where no vehicle has all of the words. Where a model has no such vehicle, all
 * of the model are found.
 *
 * @returns null when it finds none
 */
export const findStock = (text: string, { search, knowledge, today, most }: Options): FoundStock | null => {
  if (wordsOf(text).length === 0) return null
  const sentence = knowledge && queryOfSentence(text, knowledge, today)
  const find = (query: StockQuery, unread: readonly string[], missing: StockQuery | null = null): FoundStock | null => {
    const { count, rows } = search.first(query, most)
    return count === 0 ? null : { query, count, rows, unread, missing }
  }
  const byWords = (): FoundStock | null => find({ ...EMPTY_QUERY, text }, [])
  if (!sentence) return byWords()
  const { query, unread } = sentence
  const bySentence = (): FoundStock | null => find(query, unread)
  const byModel = (): FoundStock | null => {
    const { brand, model } = query.facets
    return model ? find({ ...EMPTY_QUERY, facets: { ...(brand && { brand }), model } }, unread, query) : null
  }
  return (unread.length === 0 ? (bySentence() ?? byWords()) : (byWords() ?? bySentence())) ?? byModel()
}
