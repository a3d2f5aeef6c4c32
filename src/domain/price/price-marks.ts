import type { AcquisitionType } from './acquisition'
import { ACQUISITION_TYPES } from './acquisition'
import type { Cents, PriceRow } from './types'

/** What one way to pay cost at a moment: enough to tell later what changed. */
export interface PriceMark {
  type: AcquisitionType
  /** The instalment, or the price of a purchase. */
  amount: Cents
  /** As `termsOf` says them. */
  terms: string
}

export interface PriceChange {
  type: AcquisitionType
  /** Below zero when it got cheaper; an instalment's when it is paid monthly. */
  difference: Cents
}

/**
 * Down payment, months, distance a year and VAT of a row: instalments can be compared where these are equal. Empty for
 * a purchase. The balance takes no part: it follows the price.
 */
export const termsOf = ({ type, downPayment, contractDuration, annualDistance, vatIncluded }: PriceRow): string =>
  type === 'purchase' ? '' : [downPayment, contractDuration, annualDistance, vatIncluded].join('|')

/** What is paid: the instalment, or the price of a purchase. */
export const amountOf = ({
  monthlyInstallment,
  totalPrice,
}: Pick<PriceRow, 'monthlyInstallment' | 'totalPrice'>): Cents => monthlyInstallment ?? totalPrice

export const priceMarks = (prices: readonly PriceRow[]): PriceMark[] =>
  prices.map((row) => ({ type: row.type, amount: amountOf(row), terms: termsOf(row) }))

const isMark = (value: unknown): value is PriceMark => {
  if (typeof value !== 'object' || value === null) return false
  const { type, amount, terms } = value as Record<string, unknown>
  return (
    (ACQUISITION_TYPES as readonly unknown[]).includes(type) &&
    Number.isSafeInteger(amount) &&
    Number(amount) >= 0 &&
    typeof terms === 'string'
  )
}

/** Marks as they were stored, whoever wrote them; what is none is passed over. */
export const parsePriceMarks = (value: unknown): PriceMark[] => (Array.isArray(value) ? value.filter(isMark) : [])

/**
 * What became of a price, under the same terms: that of the first wanted way to pay of which both are known, that of a
 * purchase otherwise.
 *
 * @returns null when nothing can be compared or nothing changed
 */
export const priceChange = (
  before: readonly PriceMark[],
  now: readonly PriceRow[],
  wanted: readonly AcquisitionType[],
): PriceChange | null => {
  for (const type of [...wanted, 'purchase' as const]) {
    const mark = before.find((one) => one.type === type)
    const row = now.find((one) => one.type === type)
    if (!mark || !row || mark.terms !== termsOf(row)) continue
    const difference = amountOf(row) - mark.amount
    if (difference !== 0) return { type, difference }
  }
  return null
}
