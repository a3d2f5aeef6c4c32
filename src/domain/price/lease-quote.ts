import { exactRent, leaseTotal } from './lease'
import { aprOfPlan } from './price-rows'
import { residualShare } from './residual-value'
import type { Cents, PriceRow } from './types'
import { netOfVat, withVat } from './vat'

/** What a visitor may choose in a lease calculator. */
export interface LeaseChoice {
  /** Months. */
  months: number
  /** km a year. */
  annualDistance: number
  /** In cents. */
  downPayment: Cents
}

/** The row a quote starts from: a lease with all its figures. */
export interface LeaseBase extends LeaseChoice {
  type: 'private_lease' | 'business_lease'
  row: PriceRow
  /** Price of the vehicle in the row’s own terms (with or without VAT). */
  price: Cents
  residual: Cents
  /** Yearly money rate in percent. */
  moneyRate: number
}

export interface LeaseQuote extends LeaseChoice {
  monthly: Cents
  /** Down payment, rents and establishment fee. */
  total: Cents
  netAmount: Cents
  residual: Cents
  /** Establishment fee, paid at signing. */
  fee: Cents
  /** TAEG in percent. */
  apr: number
}

const EURO = 100
const STEP = 500 * EURO

/** The lease of a price row; null for a row that is no lease or lacks one of its figures. */
export const leaseBaseOf = (row: PriceRow): LeaseBase | null => {
  const { type, contractDuration, annualDistance, downPayment, netLoanAmount, remainingBalance, borrowingRate } = row
  if (type !== 'private_lease' && type !== 'business_lease') return null
  if (contractDuration === null || annualDistance === null || downPayment === null) return null
  if (netLoanAmount === null || remainingBalance === null || borrowingRate === null) return null
  return {
    type,
    row,
    annualDistance,
    downPayment,
    months: contractDuration,
    price: netLoanAmount + downPayment,
    residual: remainingBalance,
    moneyRate: borrowingRate,
  }
}

/**
 * A lease under other terms than its row’s: the residual value follows the lessors’ curve from the row’s own, the rent
 * follows from it, rounded up to a whole euro. The row’s own terms give the row’s own figures.
 *
 * @param ageMonths age of the vehicle at the beginning of the contract
 * @param fee establishment fee that the row does not have in its total, in the row's own terms; it counts in the TAEG
 * @returns null when the down payment leaves nothing to finance
 */
export const quoteLease = (
  base: LeaseBase,
  choice: LeaseChoice,
  ageMonths: number,
  fee: Cents = 0,
): LeaseQuote | null => {
  const { months, annualDistance, downPayment } = choice
  const { row } = base
  if (
    fee === 0 &&
    months === base.months &&
    annualDistance === base.annualDistance &&
    downPayment === base.downPayment
  ) {
    if (row.monthlyInstallment !== null && row.interestRate !== null) {
      return {
        ...choice,
        monthly: row.monthlyInstallment,
        total: row.totalPrice,
        netAmount: base.price - downPayment,
        residual: base.residual,
        fee,
        apr: row.interestRate,
      }
    }
  }
  const share = (usage: LeaseChoice) =>
    residualShare({ ageMonths, months: usage.months, annualDistance: usage.annualDistance })
  const residual = Math.round((base.residual * share(choice)) / share(base))
  const netAmount = base.price - downPayment
  if (netAmount <= residual) return null
  const exact = exactRent({ financed: netAmount, moneyRate: base.moneyRate, months, residual })
  const monthly = Math.ceil(exact / EURO) * EURO
  return {
    ...choice,
    monthly,
    residual,
    netAmount,
    fee,
    total: leaseTotal(downPayment, monthly, months, fee),
    apr: aprOfPlan(base.type, { net: netAmount - fee, monthly, months, remaining: residual }),
  }
}

/**
 * The amounts of a quote with or without VAT. Each amount is converted by itself, as an invoice does, and the total is
 * their sum; the rate stays, because VAT is the same share of all of them.
 *
 * @param quoted whether the quote's amounts are with VAT
 * @param wanted whether they are to be
 */
export const leaseQuoteWithTaxes = (quote: LeaseQuote, quoted: boolean, wanted: boolean): LeaseQuote => {
  if (quoted === wanted) return quote
  const convert = (amount: Cents): Cents => (wanted ? withVat(amount) : netOfVat(amount))
  const [downPayment, monthly, fee] = [convert(quote.downPayment), convert(quote.monthly), convert(quote.fee)]
  return {
    ...quote,
    downPayment,
    monthly,
    fee,
    total: leaseTotal(downPayment, monthly, quote.months, fee),
    netAmount: convert(quote.netAmount),
    residual: convert(quote.residual),
  }
}

/** Durations in months a calculator offers, the row’s own among them. */
export const durationChoices = (base: Pick<LeaseBase, 'months'>): number[] => choices([24, 36, 48, 60], base.months)

/** Yearly distances in km a calculator offers, the row’s own among them. */
export const distanceChoices = (base: Pick<LeaseBase, 'annualDistance'>): number[] =>
  choices([10_000, 15_000, 20_000, 25_000, 30_000], base.annualDistance)

const choices = (usual: number[], own: number): number[] => [...new Set([...usual, own])].sort((a, b) => a - b)

/** Highest down payment in cents: 30 % of the price, on a round 500 €. */
export const highestDownPayment = (base: LeaseBase): Cents => Math.floor((base.price * 0.3) / STEP) * STEP

/** Down payments in cents a calculator offers, from nothing to the highest, the row’s own among them. */
export const downPaymentChoices = (base: LeaseBase): Cents[] => {
  const steps = [0, 1, 2, 3, 4, 5].map((part) => Math.round((highestDownPayment(base) * part) / 5 / STEP) * STEP)
  return choices(steps, base.downPayment)
}
