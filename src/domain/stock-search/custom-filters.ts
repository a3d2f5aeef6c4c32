import type { CustomFacet } from './fields'

/** A filter that the site's configuration adds, as the panel shows it. */
export interface CustomFilter extends CustomFacet {
  /** French; without it the texts of the site name it (`overview.facet.{id}`). */
  label?: string
  /** French names by option; an option without one is shown as vehicles have it. */
  options?: Readonly<Record<string, string>>
}

/** Filters that are ready to be switched on, for groups whose visitors ask for them. */
export const OPTIONAL_FILTERS = {
  gears: { id: 'vitesses', field: 'gears' },
  colourName: { id: 'teinte', field: 'colourName' },
  cylinderCapacity: { id: 'cylindree', field: 'cylinderCapacity' },
} as const satisfies Record<string, CustomFilter>

export type OptionalFilter = keyof typeof OPTIONAL_FILTERS

/** What a group chose: some of the filters that are ready, and its own. */
export interface StockFilters {
  optional: readonly OptionalFilter[]
  custom: readonly CustomFilter[]
}

/** The filters beside those that every stock has, in the order of the panel. */
export const addedFilters = ({ optional, custom }: StockFilters): CustomFilter[] => [
  ...optional.map((id) => OPTIONAL_FILTERS[id]),
  ...custom,
]
