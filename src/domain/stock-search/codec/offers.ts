import { ACQUISITION_TYPES } from '../../price/acquisition'
import { MISSING } from '../fields'
import type { ByType } from '../fields'
import { optionWidth, readCodes, readNumbers, writeNumbers } from './columns'
import type { Codes, NumberText } from './columns'
import type { Terms } from './contract'
import { readAmounts, writeAmounts } from './amounts'
import type { AmountsText } from './amounts'
import { writeDigits } from './digits'

const INSTALMENT_TYPES = ACQUISITION_TYPES.filter((type) => type !== 'purchase')
type InstalmentTypes = (typeof INSTALMENT_TYPES)[number]

/** Prices of the whole stock. `offers`: for each combination that occurs, a place in `terms` for each acquisition type. */
export interface OffersText {
  terms: Terms[]
  offers: number[][]
  /** Digits: place in `offers`. */
  byRow: string
  purchase: NumberText
  amounts: Record<InstalmentTypes, AmountsText>
}

/** Amounts of one acquisition type by row, in cents; MISSING where a vehicle is not on offer that way, or has none. */
export interface TypeAmounts {
  totals: Int32Array
  instalments: Int32Array
  downs: Int32Array
}

/** Prices of the whole stock. */
export interface Offers {
  terms: readonly Terms[]
  /** By place in it and place of the acquisition type: place in `terms`, or MISSING. */
  offers: readonly (readonly number[])[]
  /** Place in `offers`. */
  byRow: Codes
  amounts: ByType<TypeAmounts>
}

const placesOf = (offers: readonly (readonly number[])[], byRow: ArrayLike<number>, type: number): Int32Array => {
  const places = Int32Array.from(offers, (offer) => offer[type] ?? MISSING)
  const column = new Int32Array(byRow.length)
  for (let row = 0; row < column.length; row += 1) column[row] = places[byRow[row] as number] as number
  return column
}

export const writeOffers = ({ terms, offers, byRow, amounts }: Offers): OffersText => ({
  terms: [...terms],
  offers: offers.map((offer) => [...offer]),
  byRow: writeDigits(byRow, optionWidth(offers.length)),
  purchase: writeNumbers(amounts.purchase.totals),
  amounts: Object.fromEntries(
    INSTALMENT_TYPES.map((type) => {
      const places = placesOf(offers, byRow, ACQUISITION_TYPES.indexOf(type))
      return [type, writeAmounts(amounts[type], { type, terms, places, prices: amounts.purchase.totals })]
    }),
  ) as OffersText['amounts'],
})

/** The inverse of `writeOffers`. */
export const readOffers = (text: OffersText, count: number): Offers => {
  const { terms, offers } = text
  const byRow = readCodes({ options: offers.map(String), text: text.byRow }, count)
  const prices = Int32Array.from(readNumbers(text.purchase, count))
  const none = new Int32Array(count).fill(MISSING)
  const amounts = { purchase: { totals: prices, instalments: none, downs: none } } as ByType<TypeAmounts>
  for (const type of INSTALMENT_TYPES) {
    const places = placesOf(offers, byRow, ACQUISITION_TYPES.indexOf(type))
    amounts[type] = readAmounts(text.amounts[type], { type, terms, places, prices })
  }
  return { terms, offers, byRow, amounts }
}
