import { ACQUISITION_TYPES } from '../../price/acquisition'
import type { AcquisitionType } from '../../price/acquisition'
import { EMPTY_QUERY } from '../engine/query'
import type { Range, StockQuery } from '../engine/query'
import { translateLegacy } from './legacy'
import { PARAMETERS } from './parameters'

/**
 * The acquisition types that price and instalment are filtered by as long as nobody chose others. They are the visitor's
 * own, so no address may depend on them: with a limit it says which type is meant.
 */
export type UsualTypes = Pick<StockQuery, 'priceType' | 'instalmentType'>

/** Those of the prices that a visitor wants to see: the first one, and the first one that is paid monthly. */
export const usualTypesOf = (shown: readonly AcquisitionType[]): UsualTypes => {
  const [first] = ACQUISITION_TYPES.filter((type) => shown.includes(type))
  return {
    priceType: first ?? EMPTY_QUERY.priceType,
    instalmentType:
      ACQUISITION_TYPES.find((type) => type !== 'purchase' && shown.includes(type)) ?? EMPTY_QUERY.instalmentType,
  }
}

const hasLimit = (range: Range | undefined): boolean => range?.min !== undefined || range?.max !== undefined

/** The types that an address of this query means by naming none. */
export const meantTypes = ({ ranges }: Pick<StockQuery, 'ranges'>, usual: UsualTypes): UsualTypes => ({
  priceType: hasLimit(ranges.price) ? EMPTY_QUERY.priceType : usual.priceType,
  instalmentType: hasLimit(ranges.instalment) ? EMPTY_QUERY.instalmentType : usual.instalmentType,
})

/** A query as it was read from an address, of today or of before, with the usual types where it has neither type nor limit. */
export const withUsualTypes = (query: StockQuery, search: string, usual: UsualTypes): StockQuery => {
  const { parameters } = translateLegacy(new URLSearchParams(search))
  const meant = meantTypes(query, usual)
  return {
    ...query,
    priceType: parameters.getAll(PARAMETERS.priceType).at(-1) ? query.priceType : meant.priceType,
    instalmentType: parameters.getAll(PARAMETERS.instalmentType).at(-1) ? query.instalmentType : meant.instalmentType,
  }
}
