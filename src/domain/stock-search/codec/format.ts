import type { LiveFacet, SpecFacet, SpecMeasure, VehicleFacet, VehicleMeasure } from '../fields'
import type { NumberText, OptionText } from './columns'
import type { OffersText } from './offers'

/** Grows when a reader of before would read the file wrong. */
export const FORMAT = 1

/**
 * The stock index as it is sent. Rows are sorted by brand, model, variant and the rest of the spec, then by number of
 * the vehicle, so that like stands beside like.
 */
export interface StockIndexText {
  format: typeof FORMAT
  count: number
  specs: {
    /** Rows of each spec. */
    sizes: NumberText
    brandNames: OptionText
    modelNames: OptionText
    variants: string[]
    facets: Record<SpecFacet, OptionText>
    measures: Record<SpecMeasure, NumberText>
  }
  /** Number of the vehicle less that of the row before, within a spec. */
  ids: NumberText
  /** Seconds since 1970. */
  listedAt: NumberText
  facets: Record<VehicleFacet | LiveFacet, OptionText>
  /** Facets that the site's configuration adds. */
  custom: Record<string, OptionText>
  measures: Record<VehicleMeasure, NumberText>
  offers: OffersText
  /** Names of the files of cards; which rows each has follows from the numbers, see `card-chunks.ts`. */
  cards: string[]
  /** Name of the file with the cards of the newest vehicles, and of that of equipment. */
  newest: string
  equipment: string
}

/** One feature that vehicles have: bits by row. */
export interface FeatureText {
  group: string
  label: string
  bits: string
}

/** Equipment, apart from the index: only who filters by it needs it. */
export interface EquipmentText {
  format: typeof FORMAT
  count: number
  features: FeatureText[]
}
