import type { AcquisitionType } from '../../price/acquisition'
import type { Cents, PriceRow } from '../../price/types'
import { netOfVat } from '../../price/vat'

/** What price rows of many vehicles have in common. */
export type Terms = Pick<
  PriceRow,
  | 'vatIncluded'
  | 'contractDuration'
  | 'annualDistance'
  | 'borrowingRate'
  | 'fixedInterestPeriod'
  | 'installmentProtection'
  | 'bank'
> & {
  /** Whether there is an instalment, a down payment, and anything left to pay at the end. */
  isMonthly: boolean
  isPrepaid: boolean
  isOpen: boolean
}

export const termsOf = (row: PriceRow): Terms => ({
  vatIncluded: row.vatIncluded,
  contractDuration: row.contractDuration,
  annualDistance: row.annualDistance,
  borrowingRate: row.borrowingRate,
  fixedInterestPeriod: row.fixedInterestPeriod,
  installmentProtection: row.installmentProtection,
  bank: row.bank,
  isMonthly: row.monthlyInstallment !== null,
  isPrepaid: row.downPayment !== null,
  isOpen: (row.remainingBalance ?? 0) > 0,
})

/** Amounts of a contract as the formulas of a credit or lease have them, in cents. */
export interface Foreseen {
  /** Down payment of a credit of which nothing remains at the end. */
  settlingDown: (price: Cents, monthly: Cents) => Cents
  net: (price: Cents, down: Cents) => Cents
  remaining: (price: Cents, monthly: Cents, down: Cents) => Cents
  total: (price: Cents, monthly: Cents, down: Cents) => Cents
}

/** Keeps absurd terms from answering numbers that are not exact any more. */
const bounded = (cents: number): Cents => Math.max(-MOST, Math.min(MOST, Math.round(cents)))
const MOST = 1e12

/**
 * What a price row should hold, so that only what differs has to be told. It is no source of prices: a wrong guess
 * costs bytes, nothing else. Browser and build must guess alike to the last bit, so it multiplies and divides only,
 * whose results are the same everywhere; those of `Math.pow` and its like are not.
 */
export const foreseenBy = (
  type: AcquisitionType,
  { vatIncluded, contractDuration, borrowingRate }: Terms,
): Foreseen => {
  const months = contractDuration ?? 0
  const rate = (borrowingRate ?? 0) / 1200
  let growth = 1
  for (let month = 0; month < months; month += 1) growth *= 1 + rate
  const isLease = type === 'private_lease' || type === 'business_lease'
  const factor = rate === 0 ? months : ((1 - 1 / growth) / rate) * (isLease ? 1 + rate : 1)
  const base = (price: Cents): Cents => (vatIncluded ? price : netOfVat(price))
  const net = (price: Cents, down: Cents): Cents => base(price) - down
  const remaining = (price: Cents, monthly: Cents, down: Cents): Cents =>
    Math.max(0, bounded((net(price, down) - monthly * factor) * growth))
  return {
    net,
    remaining,
    settlingDown: (price, monthly) => base(price) - bounded(monthly * factor),
    total: (price, monthly, down) => bounded(down + monthly * months) + (isLease ? 0 : remaining(price, monthly, down)),
  }
}
