import { useEffect, useMemo } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { modelFacts } from './overview/facet-choices'
import type { FieldNames, QuickSearch } from './quick-search'
import { quickAddress, quickQuery } from './quick-address'
import { useStock } from './stock-engine-store'
import { StockKeeper } from './StockKeeper'
import { compareNames } from '../../domain/stock-search/text/compare-names'

/** What the stock says of the choices of a quick search. */
export interface QuickFigures {
  /** How many they find. */
  count: number
  /** How many these would find. */
  countOf: (search: QuickSearch) => number
  /** How many an option would give, beside the other choices; 0 for one that the stock does not have. */
  ofOption: (facet: 'brand' | 'model' | 'fuel', option: string) => number
  /** Models of a brand that are in stock, by name. */
  modelsOf: (brandId: string) => { id: string; name: string }[]
}

interface Props {
  search: QuickSearch
  names: FieldNames
  onFigures: (figures: QuickFigures) => void
}

/** Asks the stock in place of the form, which does without all of this until somebody turns to it. */
export const QuickEngine = ({ search, names, onFigures }: Props) => {
  const { engine, revision } = useStock(useShallow((state) => ({ engine: state.engine, revision: state.revision })))
  const models = useMemo(() => engine && modelFacts(engine), [engine])
  const figures = useMemo((): QuickFigures | null => {
    // `revision` stands for what the engine keeps to itself.
    if (!engine || !models || revision === 0) return null
    const { count, facets } = engine.search.search(quickQuery(search, names))
    return {
      count,
      countOf: (other) => engine.search.count(quickQuery(other, names)),
      ofOption: (facet, option) => {
        const counted = facets.get(facet)
        return counted?.counts[counted.options.indexOf(option)] ?? 0
      },
      modelsOf: (brandId) =>
        Object.entries(models.names)
          .filter(([id]) => models.brandOf.get(id) === brandId)
          .map(([id, name]) => ({ id, name }))
          .sort((a, b) => compareNames(a.name, b.name)),
    }
  }, [engine, models, revision, search, names])
  useEffect(() => {
    if (figures) onFigures(figures)
  }, [figures, onFigures])
  return <StockKeeper />
}

export { quickAddress }
