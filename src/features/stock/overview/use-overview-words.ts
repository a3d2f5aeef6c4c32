import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { CustomFilter } from '../../../domain/stock-search/custom-filters'
import { facetLabels, searchedLabels } from '../facet-labels'
import { dataMessageId } from '../../../intl/message-id'
import { wordsFor } from './describe-filters'
import type { ModelFacts } from './facet-choices'
import { placesOf } from './places'
import type { OverviewLocation } from './places'
import { useKnownTowns } from './towns-store'

interface Options {
  brands: readonly { id: string; name: string }[]
  locations: readonly OverviewLocation[]
  /** Filters that the configuration adds; the same object for the life of the page. */
  added: readonly CustomFilter[]
  /** Null until the stock is loaded. */
  models: ModelFacts | null
}

/** Names of filters and options for the visitor and for the free-text search. */
export const useOverviewWords = ({ brands, locations, added, models }: Options) => {
  const intl = useIntl()
  const known = useKnownTowns()
  const places = useMemo(() => placesOf(locations, known), [locations, known])
  const labels = useMemo(() => {
    const byBrand = Object.fromEntries(brands.map(({ id, name }) => [id, name]))
    return {
      ...facetLabels(intl, Object.fromEntries(locations.map(({ id, name }) => [id, name]))),
      brand: byBrand,
      ...Object.fromEntries(added.map(({ id, options = {} }) => [id, options])),
    }
  }, [intl, brands, locations, added])
  const textLabels = useMemo(() => searchedLabels(labels), [labels])
  /** Town by id of the dealership. */
  const towns = useMemo(() => Object.fromEntries(locations.map(({ id, address }) => [id, address.town])), [locations])
  const words = useMemo(
    () =>
      wordsFor(
        intl,
        { ...labels, near: places.labels, model: models?.names ?? {} },
        Object.fromEntries(
          added.map(({ id, label }) => [
            id,
            label ?? intl.formatMessage({ id: dataMessageId(`overview.facet.${id}`) }),
          ]),
        ),
      ),
    [intl, labels, places, models, added],
  )
  return { places, textLabels, towns, words }
}
