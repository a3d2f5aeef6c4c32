import type { CustomFilter } from '../../../domain/stock-search/custom-filters'
import type { RangeId } from '../../../domain/stock-search/fields'

/** A group of the filter panel, which opens and closes as one. */
export interface FilterGroup {
  id: string
  /** `FacetId` or one that the configuration adds. */
  facets: readonly string[]
  ranges: readonly RangeId[]
  /** Open before anyone touched it. */
  isOpen?: boolean
}

/** In the order of the panel: what people look for first stands first. */
export const FILTER_GROUPS: readonly FilterGroup[] = [
  { id: 'condition', facets: ['condition', 'category'], ranges: [], isOpen: true },
  { id: 'brand', facets: ['brand', 'model'], ranges: [], isOpen: true },
  { id: 'price', facets: [], ranges: ['price'], isOpen: true },
  { id: 'instalment', facets: [], ranges: ['instalment'] },
  { id: 'fuel', facets: ['fuel'], ranges: [], isOpen: true },
  { id: 'bodyStyle', facets: ['bodyStyle'], ranges: [] },
  { id: 'transmission', facets: ['transmission'], ranges: [] },
  { id: 'year', facets: [], ranges: ['year'] },
  { id: 'mileage', facets: [], ranges: ['mileage'] },
  { id: 'near', facets: [], ranges: [] },
  { id: 'location', facets: ['location'], ranges: [] },
  { id: 'power', facets: [], ranges: ['power', 'electricRange'] },
  { id: 'energyClass', facets: ['energyClass', 'emissionsClass'], ranges: [] },
  { id: 'colour', facets: ['colour'], ranges: [] },
  { id: 'interior', facets: ['interiorMaterial', 'interiorColour'], ranges: [] },
  { id: 'places', facets: ['seatCount', 'doorCount'], ranges: [] },
  { id: 'equipment', facets: [], ranges: [] },
  { id: 'drive', facets: ['driveType', 'drivenAxles'], ranges: [] },
  { id: 'weights', facets: [], ranges: ['towingWeight', 'maxWeight'] },
  { id: 'offer', facets: ['availability', 'discounted', 'warranty', 'vatReportable'], ranges: [] },
]

/** The groups of a site with filters of its own: these stand last, in one group. */
export const groupsWith = (added: readonly CustomFilter[]): readonly FilterGroup[] =>
  added.length === 0
    ? FILTER_GROUPS
    : [...FILTER_GROUPS, { id: 'added', facets: added.map(({ id }) => id), ranges: [] }]
