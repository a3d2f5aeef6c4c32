import { ACQUISITION_TYPES } from './acquisition'
import type { InstalmentType } from './acquisition'
import { balloonOf, exactInstalment, principalOf } from './annuity'
import { annualPercentageRate, monthlyFlows } from './apr'
import type { CommercialTerms, InstalmentTerms } from './commercial-terms'
import { exactRent, leaseTotal, residualOf } from './lease'
import { effectiveRate, roundRate } from './rates'
import type { Cents, PriceRow } from './types'
import { netOfVat } from './vat'

/** What is priced. */
export interface Priced {
  /** Cash price with VAT and after discounts, in cents. */
  price: Cents
  /** Whether a business can deduct the VAT; then its rows are without. */
  vatReportable: boolean
}

const EURO = 100
/** Down payments are round figures. */
const DOWN_PAYMENT_STEP = 50 * EURO

interface Plan {
  downPayment: Cents
  monthly: Cents
  remaining: Cents
}

export const isLease = (type: InstalmentType): boolean => type === 'private_lease' || type === 'business_lease'

/** Instalments are whole euros wherever there is one to be had: it is the figure that cards show. */
const wholeEuros = (cents: number): Cents => (cents >= EURO ? Math.floor(cents / EURO) * EURO : Math.round(cents))

/** The balance at the end (residual value, balloon, else the down payment) takes up what the rounding leaves. */
const planOf = (type: InstalmentType, price: Cents, terms: InstalmentTerms): Plan => {
  const { months, borrowingRate, residualShare } = terms
  const downPayment = Math.round((price * terms.downPaymentShare) / DOWN_PAYMENT_STEP) * DOWN_PAYMENT_STEP
  const financed = price - downPayment
  const remaining = Math.round(price * residualShare)
  if (financed <= remaining) throw new RangeError(`${type}: down payment and remaining value leave nothing to pay`)
  if (isLease(type)) {
    const lease = { financed, moneyRate: borrowingRate, months }
    const monthly = wholeEuros(exactRent({ ...lease, residual: remaining }))
    return { downPayment, monthly, remaining: residualOf(lease, monthly) }
  }
  const credit = { principal: financed, borrowingRate, months }
  const monthly = wholeEuros(exactInstalment({ ...credit, balloon: remaining }))
  if (remaining > 0) return { downPayment, monthly, remaining: balloonOf(credit, monthly) }
  return { downPayment: price - principalOf(monthly, borrowingRate, months), monthly, remaining: 0 }
}

/**
 * TAEG in percent, two decimals, of a contract: `net` is received now, `monthly` paid `months` times (a lease in
 * advance, a credit in arrears) and `remaining` paid or given back at the end.
 */
export const aprOfPlan = (
  type: InstalmentType,
  plan: { net: Cents; monthly: Cents; months: number; remaining: Cents },
  guess?: number,
): number => {
  const payments = monthlyFlows(plan.monthly, plan.months, isLease(type) ? 0 : 1)
  payments.push({ amount: plan.remaining, years: plan.months / 12 })
  return roundRate(annualPercentageRate([{ amount: plan.net, years: 0 }], payments, guess))
}

const instalmentRow = (type: InstalmentType, { price, vatReportable }: Priced, terms: InstalmentTerms): PriceRow => {
  const business = type === 'business_lease' || type === 'business_finance'
  const vatIncluded = !(business && vatReportable)
  const base = vatIncluded ? price : netOfVat(price)
  const { downPayment, monthly, remaining } = planOf(type, base, terms)
  const { months } = terms
  const net = base - downPayment
  const guess = effectiveRate(terms.borrowingRate)
  return {
    type,
    totalPrice: leaseTotal(downPayment, monthly, months, isLease(type) ? 0 : remaining),
    vatIncluded,
    downPayment,
    monthlyInstallment: monthly,
    contractDuration: months,
    annualDistance: terms.annualDistance,
    netLoanAmount: net,
    remainingBalance: remaining,
    interestRate: aprOfPlan(type, { net, monthly, months, remaining }, guess),
    borrowingRate: terms.borrowingRate,
    fixedInterestPeriod: terms.fixedInterestPeriod,
    installmentProtection: terms.installmentProtection,
    bank: terms.bank,
  }
}

/** The cash row. */
export const purchaseRow = (price: Cents): PriceRow => ({
  type: 'purchase',
  totalPrice: price,
  vatIncluded: true,
  downPayment: null,
  monthlyInstallment: null,
  contractDuration: null,
  annualDistance: null,
  netLoanAmount: null,
  remainingBalance: null,
  interestRate: null,
  borrowingRate: null,
  fixedInterestPeriod: null,
  installmentProtection: null,
  bank: null,
})

/**
 * One row per acquisition type on offer (all five when `terms` has all four), in the order of the site. The rows agree
 * with one another by the formulas of this folder; `priceRowsProblems` finds nothing in them.
 *
 * @throws RangeError when the terms leave nothing to finance.
 */
export const priceRowsFor = (priced: Priced, terms: CommercialTerms): PriceRow[] =>
  ACQUISITION_TYPES.flatMap((type) => {
    if (type === 'purchase') return [purchaseRow(priced.price)]
    const own = terms[type]
    return own ? [instalmentRow(type, priced, own)] : []
  })
