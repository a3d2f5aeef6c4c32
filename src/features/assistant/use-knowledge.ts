import { useCallback, useEffect, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useShallow } from 'zustand/react/shallow'
import type { Knowledge } from '../../domain/assistant/knowledge/knowledge'
import type { SiteFacts } from '../../domain/assistant/site/site-facts'
import { facetLabels, searchedLabels } from '../stock/facet-labels'
import type { StockEngine } from '../stock/load-stock'
import { knowledgeOf, loadSiteFacts } from '../stock/site-knowledge'
import { needEquipment, needStock, useStock } from '../stock/stock-engine-store'

/** `fallback`: what the assistant answers from could not be read. */
export type AssistantState =
  | { state: 'loading' }
  | { state: 'ready'; knowledge: Knowledge; engine: StockEngine }
  | { state: 'fallback'; retry: () => void }

/** Reads the stock, its equipment and the facts of the site: static files of this release, and no other request. */
export const useKnowledge = (): AssistantState => {
  const intl = useIntl()
  const labels = useMemo(() => searchedLabels(facetLabels(intl)), [intl])
  const { engine, problem, equipment } = useStock(
    useShallow((state) => ({ engine: state.engine, problem: state.problem, equipment: state.equipment })),
  )
  const [facts, setFacts] = useState<SiteFacts | 'loading' | null>('loading')
  const load = useCallback(() => {
    void loadSiteFacts().then(setFacts)
    void needStock(labels).then(() => needEquipment(labels))
  }, [labels])
  useEffect(load, [load])
  return useMemo(() => {
    const isFailed = facts === null || problem !== null || equipment === 'failed' || equipment === 'offline'
    if (isFailed) return { state: 'fallback', retry: load }
    if (!engine || facts === 'loading' || equipment !== 'ready') return { state: 'loading' }
    return { state: 'ready', engine, knowledge: knowledgeOf(engine, facts) }
  }, [engine, problem, equipment, facts, load])
}
