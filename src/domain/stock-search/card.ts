import { ACQUISITION_TYPES } from '../price/acquisition'
import type { Discount, PriceRow } from '../price/types'
import type { VehicleSummary } from '../content/story-data'
import type { Photo, Vehicle } from '../vehicle/types'
import { foreseenBy, termsOf } from './codec/contract'

/** Photos on a card. */
const PHOTOS = 2

/** What a price row lacks in the index: the TAEG in %; with it, where they are not what the formulas say, amount financed and left at the end. */
type CardAmounts = number | null | [rate: number | null, net: number | null, remaining: number | null]
type CardPhoto = [url: string, alt: string, width: number, height: number]
type CardDiscount = [label: string | null, amount: number, listPrice: number]
type CardJson = [
  id: number,
  firstRegistration: string | null,
  photos: CardPhoto[],
  discount: CardDiscount | null,
  amounts: CardAmounts[],
]

/** What a card shows beside what the index has. `amounts`: for each price row, in the order of the site. */
export interface Card {
  id: number
  firstRegistration: string | null
  photos: Photo[]
  discount: Discount | null
  amounts: CardAmounts[]
}

const ordered = (rows: readonly PriceRow[]): PriceRow[] =>
  ACQUISITION_TYPES.flatMap((type) => rows.find((row) => row.type === type) ?? [])
const cashOf = (rows: readonly PriceRow[]): number => rows.find(({ type }) => type === 'purchase')?.totalPrice ?? 0

const foreseenRest = (row: PriceRow, cash: number): Pick<PriceRow, 'netLoanAmount' | 'remainingBalance'> => {
  if (row.monthlyInstallment === null) return { netLoanAmount: null, remainingBalance: null }
  const { net, remaining } = foreseenBy(row.type, termsOf(row))
  const down = row.downPayment ?? 0
  return { netLoanAmount: net(cash, down), remainingBalance: remaining(cash, row.monthlyInstallment, down) }
}

const amountsOf = (row: PriceRow, cash: number): CardAmounts => {
  const { interestRate, netLoanAmount, remainingBalance } = row
  const foreseen = foreseenRest(row, cash)
  const isForeseen = foreseen.netLoanAmount === netLoanAmount && foreseen.remainingBalance === remainingBalance
  return isForeseen ? interestRate : [interestRate, netLoanAmount, remainingBalance]
}

/** One card in a file of cards, as JSON. */
export const cardText = (
  vehicle: Pick<Vehicle, 'id' | 'firstRegistration' | 'photos' | 'discount' | 'prices'>,
): string => {
  const { id, firstRegistration, photos, discount, prices } = vehicle
  const json: CardJson = [
    id,
    firstRegistration,
    photos.slice(0, PHOTOS).map(({ url, alt, width, height }) => [url, alt, width, height]),
    discount && [discount.label, discount.amount, discount.listPrice],
    ordered(prices).map((row) => amountsOf(row, cashOf(prices))),
  ]
  return JSON.stringify(json)
}

/** The file of some cards. */
export const chunkText = (cards: readonly string[]): string => `[${cards.join(',\n')}]`

const isCard = (value: unknown): value is CardJson =>
  Array.isArray(value) &&
  Number.isSafeInteger(value[0]) &&
  Array.isArray(value[2]) &&
  value[2].every(Array.isArray) &&
  Array.isArray(value[4])

/**
 * Reads a file of cards. A card that is not well formed is passed over.
 *
 * @returns null when it is no such file at all
 */
export const parseCards = (json: unknown): Card[] | null => {
  if (!Array.isArray(json)) return null
  return json.filter(isCard).map(([id, firstRegistration, photos, discount, amounts]) => ({
    id,
    firstRegistration: typeof firstRegistration === 'string' ? firstRegistration : null,
    photos: photos.map(([url, alt, width, height]) => ({ url, alt, width, height })),
    discount: discount && { label: discount[0], amount: discount[1], listPrice: discount[2] },
    amounts,
  }))
}

/** What the index alone tells of a card: enough to show it before its file is there. */
export type IndexedSummary = Omit<VehicleSummary, 'town'>

const completeRow = (row: PriceRow, cash: number, amounts: CardAmounts | undefined): PriceRow => {
  if (amounts === undefined) return row
  if (!Array.isArray(amounts)) return { ...row, interestRate: amounts, ...foreseenRest(row, cash) }
  return { ...row, interestRate: amounts[0], netLoanAmount: amounts[1], remainingBalance: amounts[2] }
}

/** A card with what its file adds to what the index has; the same summary when the card is missing or of another vehicle. */
export const completeCard = (summary: IndexedSummary, card: Card | undefined): IndexedSummary => {
  if (card?.id !== summary.id) return summary
  const { firstRegistration, photos, discount, amounts } = card
  const cash = cashOf(summary.prices)
  return {
    ...summary,
    firstRegistration,
    photos,
    discount,
    prices: summary.prices.map((row, index) => completeRow(row, cash, amounts[index])),
  }
}
