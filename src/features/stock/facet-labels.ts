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
import { dataMessageId } from '../../intl/message-id'

const NAMED = {
  condition: [VEHICLE_CONDITIONS, (option) => `vehicle.condition.${option}`],
  category: [VEHICLE_CATEGORIES, (option) => `vehicle.category.${option}`],
  bodyStyle: [BODY_STYLES, (option) => `vehicle.bodyStyle.${option}`],
  fuel: [FUELS, (option) => `vehicle.fuel.${option}`],
  transmission: [TRANSMISSIONS, (option) => `vehicle.transmission.${option}`],
  driveType: [DRIVE_TYPES, (option) => `vehicle.driveType.${option}`],
  colour: [COLOURS, (option) => `vehicle.colour.${option}`],
  interiorColour: [COLOURS, (option) => `vehicle.colour.${option}`],
  interiorMaterial: [INTERIOR_MATERIALS, (option) => `vehicle.material.${option}`],
  availability: [AVAILABILITIES, (option) => `vehicle.availability.${option}`],
} as const satisfies Record<string, readonly [options: readonly string[], idOf: (option: string) => string]>

/** French names of the options that have a fixed list, by facet. Dealerships have names of their own. */
export const facetLabels = (
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  locations: Readonly<Record<string, string>> = {},
): FacetLabels => ({
  ...Object.fromEntries(
    Object.entries(NAMED).map(([facet, [options, idOf]]) => [
      facet,
      Object.fromEntries(options.map((option) => [option, formatMessage({ id: dataMessageId(idOf(option)) })])),
    ]),
  ),
  location: locations,
})

/** Facets whose names the free text looks at: what is said of the whole vehicle. "Noir" means the paint, not the seats. */
const SEARCHED = ['bodyStyle', 'fuel', 'transmission', 'condition', 'category', 'colour', 'location']

export const searchedLabels = (labels: FacetLabels): FacetLabels =>
  Object.fromEntries(Object.entries(labels).filter(([facet]) => SEARCHED.includes(facet)))
