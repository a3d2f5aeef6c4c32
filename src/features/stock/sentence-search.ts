import { navigate } from 'gatsby'
import type { IntlShape } from 'react-intl'
import { paths } from '../../config/segments'
import type { Knowledge } from '../../domain/assistant/knowledge'
import { queryOfSentence, withSentence } from '../../domain/assistant/sentence-query'
import { localDay } from '../../domain/format/date'
import { withParameters } from '../../domain/routes/with-parameters'
import { EMPTY_QUERY } from '../../domain/stock-search/engine/query'
import type { StockQuery } from '../../domain/stock-search/engine/query'
import { formatStockAddress } from '../../domain/stock-search/url/stock-address'
import { facetLabels, searchedLabels } from './facet-labels'
import { knowledgeOf, loadSiteFacts } from './site-knowledge'
import { needEquipment, needStock, useStock } from './stock-engine-store'

/** A search waits no longer for what sentences are read with: then the words are searched for as they are. */
const PATIENCE_MS = 2_000

let loading: Promise<Knowledge | null> | null = null

const load = async (intl: IntlShape): Promise<Knowledge | null> => {
  const labels = searchedLabels(facetLabels(intl))
  const [facts] = await Promise.all([loadSiteFacts(), needStock(labels).then(() => needEquipment(labels))])
  const { engine } = useStock.getState()
  return engine && facts && knowledgeOf(engine, facts)
}

/** Reads what sentences are read with, once; what could not be read is tried again the next time. Never rejects. */
const prepareSearch = (intl: IntlShape): Promise<Knowledge | null> =>
  (loading ??= load(intl).then((knowledge) => {
    if (!knowledge) loading = null
    return knowledge
  }))

const orNothing = (work: Promise<Knowledge | null>): Promise<Knowledge | null> =>
  Promise.race([work, new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null))])

/** @returns null when the sentence asks for no vehicles, or what reads it is not there in time */
const readSentence = async (sentence: string, intl: IntlShape): Promise<StockQuery | null> => {
  const knowledge = await orNothing(prepareSearch(intl))
  return knowledge && queryOfSentence(sentence, knowledge, localDay(new Date()))
}

/** Adds the filters that words mean to those of the list; words that mean none change nothing. */
export const addWords = async (
  words: string,
  intl: IntlShape,
  change: (changed: (before: StockQuery) => StockQuery) => void,
): Promise<void> => {
  const found = await readSentence(words, intl)
  if (found) change((before) => withSentence(before, found))
}

/**
 * Opens the list of what the search form of a page asks for: its filters, or its words where they are not understood.
 * Without a form it gets ready for a search.
 */
export const search = async (intl: IntlShape, form?: HTMLFormElement): Promise<void> => {
  if (!form) {
    void prepareSearch(intl)
    return
  }
  const entry = new FormData(form).get('q')
  const words = typeof entry === 'string' ? entry.trim() : ''
  const found = words === '' ? null : await readSentence(words, intl)
  navigate(
    withParameters(paths.stock, formatStockAddress({ query: found ?? { ...EMPTY_QUERY, text: words }, page: 1 })),
  )
}
