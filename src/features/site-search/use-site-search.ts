import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useShallow } from 'zustand/react/shallow'
import type { Knowledge } from '../../domain/assistant/knowledge/knowledge'
import type { SiteSearch } from '../../domain/site-search/site-search'
import { useLive } from '../live/live-store'
import { facetLabels, searchedLabels } from '../stock/facet-labels'
import { prepareSearch } from '../stock/sentence-search'
import { needStock, useStock } from '../stock/stock-engine-store'
import { loadSiteSearch } from './load-site-search'
import { resultsOf } from './search-results'
import type { ResultGroup } from './search-results'
import { stockResults } from './stock-results'
import { stockWords } from './stock-words'

export type SearchState =
  | { state: 'loading' }
  /** The index could not be read. */
  | { state: 'failed'; retry: () => void }
  /** `text`: what the groups answer, some moments after it was typed. `lacksStock`: the stock could not be read. */
  | { state: 'ready'; text: string; groups: readonly ResultGroup[]; lacksStock: boolean }

/** What sentences are read with, once it is loaded: until then the stock is searched by words alone. */
const useKnowledge = (): Knowledge | null => {
  const intl = useIntl()
  const engine = useStock((state) => state.engine)
  const [knowledge, setKnowledge] = useState<Knowledge | null>(null)
  useEffect(() => {
    let isOver = false
    void prepareSearch(intl).then((prepared) => {
      if (!isOver) setKnowledge(prepared)
    })
    return () => {
      isOver = true
    }
  }, [engine, intl])
  return knowledge
}

/** Searches the whole site and the stock for what is typed; reads both when it is first shown. */
export const useSiteResults = (typed: string): SearchState => {
  const intl = useIntl()
  const [site, setSite] = useState<SiteSearch | 'loading' | null>('loading')
  const { engine, problem, revision } = useStock(
    useShallow((state) => ({ engine: state.engine, problem: state.problem, revision: state.revision })),
  )
  const live = useLive((state) => state.facts)
  const knowledge = useKnowledge()
  const text = useDeferredValue(typed.trim())

  const load = useCallback(() => {
    setSite('loading')
    void loadSiteSearch(intl).then(setSite)
    void needStock(searchedLabels(facetLabels(intl)))
  }, [intl])
  useEffect(load, [load])

  const words = useMemo(() => engine && stockWords(engine, knowledge, intl), [engine, knowledge, intl])
  return useMemo(() => {
    if (site === 'loading') return { state: 'loading' }
    if (site === null) return { state: 'failed', retry: load }
    // `revision` stands for what the engine keeps to itself.
    const stock = engine && words && revision > 0 ? stockResults(text, { engine, knowledge, words, live }, intl) : null
    return { state: 'ready', text, groups: resultsOf(text, site, stock, intl), lacksStock: problem !== null }
  }, [site, text, engine, words, knowledge, live, revision, problem, intl, load])
}
