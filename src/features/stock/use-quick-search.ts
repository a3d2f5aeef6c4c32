import { useState } from 'react'
import { useIntl } from 'react-intl'
import { OPTION_NAMES } from '../../domain/stock-search/url/option-names'
import { FUELS } from '../../domain/vehicle/types'
import { track } from '../analytics/track'
import type { QuickFigures } from './quick-engine'
import type { QuickSearch } from './quick-search'
import { NO_CHOICE } from './quick-search'

/** A choice of a list: with how many it would give once that is known, and not to be chosen when that is none. */
export interface QuickOption {
  value: string
  label: string
  disabled?: boolean
}

/**
 * The choices of a quick search, and what they find as soon as the stock is there.
 *
 * @param scope tab that is open at first
 */
export const useQuickSearch = (scope: string, brands: readonly { id: string; name: string }[]) => {
  const { formatMessage } = useIntl()
  const [search, setSearch] = useState<QuickSearch>({ ...NO_CHOICE, scope })
  const [figures, setFigures] = useState<QuickFigures | null>(null)

  const set = (facet: keyof QuickSearch, value: string): void => {
    const next = { ...search, [facet]: value, ...(facet === 'brand' && { model: '' }) }
    setSearch(next)
    track({ event: 'adjust_vehicle_quicksearch_filter', facet, value, result_count: figures?.countOf(next) ?? null })
  }
  const withCount = (facet: 'brand' | 'model' | 'fuel', id: string, name: string, value = id): QuickOption => {
    if (!figures) return { value, label: name }
    const count = figures.ofOption(facet, id)
    return { value, label: formatMessage({ id: 'search.option' }, { name, count }), disabled: count === 0 }
  }
  return {
    search,
    set,
    setFigures,
    /** How many the choices find; null until the stock is there. */
    count: figures?.count ?? null,
    /** Nothing is chosen. */
    isWhole: Object.values(search).every((value) => value === ''),
    brands: brands.map(({ id, name }) => withCount('brand', id, name)),
    /** Those of the chosen brand that are in stock; none until the stock is there. */
    models: figures?.modelsOf(search.brand).map(({ id, name }) => withCount('model', id, name)) ?? [],
    fuels: FUELS.map((fuel) =>
      withCount('fuel', fuel, formatMessage({ id: `vehicle.fuel.${fuel}` }), OPTION_NAMES.fuel?.[fuel]),
    ),
  }
}
