import { ACQUISITION_TYPES } from '../../price/acquisition'
import type { PriceRow } from '../../price/types'
import type { Vehicle } from '../../vehicle/types'
import { LIVE_FACETS, MISSING, optionOf, SPEC_FACETS, SPEC_MEASURES, VEHICLE_FACETS } from '../fields'
import type { CustomFacet } from '../fields'
import { cardText } from '../card'
import { termsOf } from './contract'
import type { Terms } from './contract'
import { createInterner } from './interner'
import type { Interner } from './interner'
import { createTable } from './table'
import type { Table } from './table'

/** What all vehicles of one model, trim and engine share. */
export interface Spec {
  /** Sorts specs. */
  key: string
  brandName: string
  modelName: string
  variant: string
  facets: readonly (string | null)[]
  measures: readonly number[]
}

/** One vehicle. Never changed: whoever made something of it finds it again. */
export interface Row {
  id: number
  spec: Spec
  /** Where its numbers stand in the table. */
  slot: number
  /** Numbers of the interner of features. */
  equipment: Uint16Array
  card: string
}

/** What the rows of one encoder are made of. */
export interface RowMaker {
  /** Vehicle facets, live facets, custom facets. */
  facetIds: readonly string[]
  facets: readonly Interner<string | null>[]
  terms: Interner<Terms>
  offers: Interner<readonly number[]>
  features: Interner<{ group: string; label: string }>
  /** Columns: see `COLUMNS`, then a number of `facets` for each facet. */
  table: Table
  make: (vehicle: Vehicle) => Row
}

const TYPES = ACQUISITION_TYPES.length
/** First columns of the table; amounts in cents, one column for each acquisition type. */
export const COLUMNS = {
  id: 0,
  listedAt: 1,
  mileage: 2,
  year: 3,
  offer: 4,
  totals: 5,
  instalments: 5 + TYPES,
  downs: 5 + 2 * TYPES,
  facets: 5 + 3 * TYPES,
} as const

const SEPARATOR = '\u0001'

const specOf = (vehicle: Vehicle, specs: Interner<Spec>): Spec => {
  const { brandName, modelName, variant } = vehicle
  const facets = Object.values(SPEC_FACETS).map((field) => optionOf(vehicle[field]))
  const measures = Object.values(SPEC_MEASURES).map((field) => vehicle[field] ?? MISSING)
  const key = [
    vehicle.brandId,
    vehicle.modelId,
    variant,
    brandName,
    modelName,
    ...facets.map((facet) => facet ?? ''),
    ...measures,
  ].join(SEPARATOR)
  return specs.values[specs.of(key, () => ({ key, brandName, modelName, variant, facets, measures }))] as Spec
}

const amountsOf = (prices: readonly (PriceRow | undefined)[]): number[] => {
  const paid = prices.map((row) => (row?.type === 'purchase' ? undefined : row))
  return [
    ...prices.map((row) => row?.totalPrice ?? MISSING),
    ...paid.map((row) => row?.monthlyInstallment ?? MISSING),
    ...paid.map((row) => row?.downPayment ?? MISSING),
  ]
}

export const createRowMaker = (custom: readonly CustomFacet[]): RowMaker => {
  const facetIds = [...Object.keys(VEHICLE_FACETS), ...LIVE_FACETS, ...custom.map(({ id }) => id)]
  const facets = facetIds.map(() => createInterner<string | null>())
  const terms = createInterner<Terms>()
  const offers = createInterner<readonly number[]>()
  const features = createInterner<{ group: string; label: string }>()
  const specs = createInterner<Spec>()
  const table = createTable(COLUMNS.facets + facetIds.length)

  const offerOf = (prices: readonly (PriceRow | undefined)[]): number => {
    const places = prices.map((row) => {
      if (!row) return MISSING
      const own = termsOf(row)
      return terms.of(JSON.stringify(own), () => own)
    })
    return offers.of(places.join(), () => places)
  }
  const optionsOf = (vehicle: Vehicle): number[] =>
    [
      ...Object.values(VEHICLE_FACETS).map((field) => vehicle[field]),
      vehicle.availability,
      vehicle.discount !== null,
      ...custom.map(({ field }) => vehicle[field]),
    ].map((value, index) => {
      const option = optionOf(value)
      return facets[index]?.of(option ?? SEPARATOR, () => option) ?? 0
    })
  return {
    facetIds,
    facets,
    terms,
    offers,
    features,
    table,
    make: (vehicle) => {
      const prices = ACQUISITION_TYPES.map((type) => vehicle.prices.find((row) => row.type === type))
      const listedAt = Math.floor(Date.parse(vehicle.listedAt) / 1000)
      const equipment = new Set(
        vehicle.equipment.map(({ group, label }) =>
          features.of(`${label}${SEPARATOR}${group}`, () => ({ group, label })),
        ),
      )
      return {
        id: vehicle.id,
        spec: specOf(vehicle, specs),
        slot: table.add([
          vehicle.id,
          listedAt,
          vehicle.mileage,
          vehicle.registrationYear,
          offerOf(prices),
          ...amountsOf(prices),
          ...optionsOf(vehicle),
        ]),
        equipment: Uint16Array.from(equipment),
        card: cardText(vehicle),
      }
    },
  }
}

/** The order of rows in the index. */
export const byRow = (a: Row, b: Row): number => (a.spec === b.spec ? a.id - b.id : a.spec.key < b.spec.key ? -1 : 1)
