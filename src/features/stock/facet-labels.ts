import type { IntlShape } from 'react-intl'
import type { FacetLabels } from '../../domain/stock-search/text/text-search'
import {
  AVAILABILITIES,
  BODY_STYLES,
  COLOURS,
  DRIVE_TYPES,
  FUELS,
  INTERIOR_MATERIALS,
  TRANSMISSIONS,
  VEHICLE_CATEGORIES,
  VEHICLE_CONDITIONS,
} from '../../domain/vehicle/types'

const NAMED = {
  condition: ['condition', VEHICLE_CONDITIONS],
  category: ['category', VEHICLE_CATEGORIES],
  bodyStyle: ['bodyStyle', BODY_STYLES],
  fuel: ['fuel', FUELS],
  transmission: ['transmission', TRANSMISSIONS],
  driveType: ['driveType', DRIVE_TYPES],
  colour: ['colour', COLOURS],
  interiorColour: ['colour', COLOURS],
  interiorMaterial: ['material', INTERIOR_MATERIALS],
  availability: ['availability', AVAILABILITIES],
} as const satisfies Record<string, readonly [message: string, options: readonly string[]]>

/** French names of the options that have a fixed list, by facet. Dealerships have names of their own. */
export const facetLabels = (
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  locations: Readonly<Record<string, string>> = {},
): FacetLabels => ({
  ...Object.fromEntries(
    Object.entries(NAMED).map(([facet, [message, options]]) => [
      facet,
      Object.fromEntries(options.map((option) => [option, formatMessage({ id: `vehicle.${message}.${option}` })])),
    ]),
  ),
  location: locations,
})

/** Facets whose names the free text looks at: what is said of the whole vehicle. "Noir" means the paint, not the seats. */
const SEARCHED = ['bodyStyle', 'fuel', 'transmission', 'condition', 'category', 'colour', 'location']

export const searchedLabels = (labels: FacetLabels): FacetLabels =>
  Object.fromEntries(Object.entries(labels).filter(([facet]) => SEARCHED.includes(facet)))
