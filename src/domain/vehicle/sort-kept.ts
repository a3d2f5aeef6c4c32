import type { AcquisitionType } from '../price/acquisition'
import { amountOf } from '../price/price-marks'
import { shownPrice } from '../price/shown-rows'
import type { Vehicle } from './types'

export const KEPT_SORTS = ['added', 'priceUp', 'priceDown', 'mileage', 'year'] as const
export type KeptSort = (typeof KEPT_SORTS)[number]

type Sortable = Pick<Vehicle, 'prices' | 'mileage' | 'registrationYear' | 'firstRegistration'>

/** Year and month of the first registration; a vehicle that was never registered is younger than any other. */
const ageOf = ({ firstRegistration }: Sortable): string => firstRegistration ?? '9999'

/**
 * A visitor’s vehicles in the chosen order. They come in the order they were added; `added` turns it round, the latest
 * first. Those without a price are last when prices count; equals stay as they came.
 *
 * @param wanted the price that counts: of the first of these types that a vehicle has
 */
export const sortKept = <V extends Sortable>(
  vehicles: readonly V[],
  sort: KeptSort,
  wanted: readonly AcquisitionType[],
): V[] => {
  const priceOf = ({ prices }: V): number | null => {
    const row = shownPrice(prices, wanted)
    return row ? amountOf(row) : null
  }
  const byPrice = (sign: 1 | -1) => (a: V, b: V) => {
    const [first, second] = [priceOf(a), priceOf(b)]
    if (first === null || second === null) return Number(first === null) - Number(second === null)
    return sign * (first - second)
  }
  switch (sort) {
    case 'added':
      return [...vehicles].reverse()
    case 'priceUp':
      return [...vehicles].sort(byPrice(1))
    case 'priceDown':
      return [...vehicles].sort(byPrice(-1))
    case 'mileage':
      return [...vehicles].sort((a, b) => a.mileage - b.mileage)
    case 'year':
      return [...vehicles].sort((a, b) => b.registrationYear - a.registrationYear || ageOf(b).localeCompare(ageOf(a)))
  }
}
