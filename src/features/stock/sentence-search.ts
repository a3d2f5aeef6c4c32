import type { IntlShape } from 'react-intl'
import { showToast } from '../../components/ui/toast-store'
import type { Knowledge } from '../../domain/assistant/knowledge/knowledge'
import { queryOfSentence, withSentence } from '../../domain/assistant/sentence-query'
import type { SentenceQuery } from '../../domain/assistant/sentence-query'
import { localDay } from '../../domain/format/date'
import type { StockQuery } from '../../domain/stock-search/engine/query'
import { facetLabels, searchedLabels } from './facet-labels'
import type { StockEngine } from './load-stock'
import { knowledgeOf, loadSiteFacts } from './site-knowledge'
import { needEquipment, needStock, useStock } from './stock-engine-store'

/** A search waits no longer for what sentences are read with: then the words are searched for as they are. */
const PATIENCE_MS = 2_000

let loading: Promise<Knowledge | null> | null = null
/** What was read of a release, by its stock: another release has another one. */
const prepared = new WeakMap<StockEngine, Knowledge>()

const load = async (intl: IntlShape): Promise<Knowledge | null> => {
  const labels = searchedLabels(facetLabels(intl))
  const [facts] = await Promise.all([loadSiteFacts(), needStock(labels).then(() => needEquipment(labels))])
  const { engine } = useStock.getState()
  if (!engine || !facts) return null
  const knowledge = knowledgeOf(engine, facts)
  prepared.set(engine, knowledge)
  return knowledge
}

/** Reads what sentences are read with, once for a release; what could not be read is tried again. Never rejects. */
export const prepareSearch = (intl: IntlShape): Promise<Knowledge | null> => {
  const { engine } = useStock.getState()
  const known = engine && prepared.get(engine)
  if (known) return Promise.resolve(known)
  loading ??= load(intl).finally(() => {
    loading = null
  })
  return loading
}

const orNothing = (work: Promise<Knowledge | null>): Promise<Knowledge | null> =>
  Promise.race([work, new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null))])

/** Says which words set no filter. */
const tellOfWords = ({ unread }: SentenceQuery, { formatMessage }: IntlShape): void => {
  if (unread.length > 0)
    showToast(formatMessage({ id: 'overview.unreadWords' }, { count: unread.length, words: unread.join(', ') }))
}

/** @returns null when the sentence asks for no vehicles, or what reads it is not there in time */
const readSentence = async (sentence: string, intl: IntlShape): Promise<StockQuery | null> => {
  const knowledge = await orNothing(prepareSearch(intl))
  const found = knowledge && queryOfSentence(sentence, knowledge, localDay(new Date()))
  if (found) tellOfWords(found, intl)
  return found?.query ?? null
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
