import type { AcquisitionType } from '../price/acquisition'
import { ACQUISITION_TYPES } from '../price/acquisition'
import { leaseBaseOf, quoteLease } from '../price/lease-quote'
import { residualShare, valueShare } from '../price/residual-value'
import type { Cents, PriceRow } from '../price/types'
import { netOfVat, withVat } from '../price/vat'
import { calculateCredit, creditBaseOf } from './credit-choice'
import type { CreditConditions } from './credit-choice'

/** Under what every way to have a vehicle is compared. */
export interface Basis {
  months: number
  /** km a year. */
  annualDistance: number
  vatIncluded: boolean
}

/** What one way costs on a basis, in cents. */
export interface ComparableCost {
  type: AcquisitionType
  /** Everything that is paid within the months. */
  paid: Cents
  /** What the vehicle is still worth at the end, when it is the visitor’s own; 0 when it goes back. */
  kept: Cents
  /** `paid` less `kept`. */
  cost: Cents
  /** `cost` by month, rounded to a cent. */
  monthly: Cents
}

interface Subject {
  rows: readonly PriceRow[]
  /** Age at the beginning. */
  ageMonths: number
  /** Only then are there prices without VAT; under the margin scheme there is none to deduct. */
  vatReportable: boolean
}

/** Terms on which a vehicle is compared at first: those of its own lease, else of its credit. */
export const firstBasis = (rows: readonly PriceRow[]): Basis => {
  const of = (type: AcquisitionType) => rows.find((row) => row.type === type)
  const lease = of('private_lease') ?? of('business_lease')
  const months =
    lease?.contractDuration ?? of('private_finance')?.contractDuration ?? of('business_finance')?.contractDuration ?? 48
  return { months, annualDistance: lease?.annualDistance ?? 15_000, vatIncluded: true }
}

/**
 * Every way to have a vehicle over the same months and kilometres: payments within that time less what the vehicle is
 * still worth when it is one’s own. Leases are quoted anew for these terms, credits run over these months with their own
 * down payment, their balloon following the vehicle’s value. A way that cannot be had on these terms is left out.
 */
export const comparableCosts = (
  { rows, ageMonths, vatReportable }: Subject,
  basis: Basis,
  conditions: CreditConditions,
): ComparableCost[] => {
  const { months, annualDistance, vatIncluded } = basis
  const convert = (amount: Cents, included: boolean): Cents => {
    if (included === vatIncluded || !vatReportable) return amount
    return vatIncluded ? withVat(amount) : netOfVat(amount)
  }
  const usage = { ageMonths, months, annualDistance }

  const paymentsOf = (row: PriceRow): { paid: Cents; price: Cents; isOwn: boolean } | null => {
    if (row.type === 'purchase') return { paid: row.totalPrice, price: row.totalPrice, isOwn: true }
    const lease = leaseBaseOf(row)
    if (lease) {
      const quote = quoteLease(lease, { months, annualDistance, downPayment: lease.downPayment }, ageMonths)
      return quote && { paid: quote.total, price: lease.price, isOwn: false }
    }
    const credit = creditBaseOf(row)
    if (!credit) return null
    const share = (length: number) => residualShare({ ageMonths, months: length, annualDistance: 15_000 })
    const balloon =
      months === credit.months ? credit.balloon : Math.round((credit.balloon * share(months)) / share(credit.months))
    const calculation = calculateCredit(credit, { ...credit, months, balloon }, conditions)
    return calculation && { paid: calculation.quote.totalPaid, price: credit.price, isOwn: true }
  }

  return ACQUISITION_TYPES.flatMap((type) => {
    const row = rows.find((candidate) => candidate.type === type)
    const payments = row && paymentsOf(row)
    if (!payments) return []
    const paid = convert(payments.paid, row.vatIncluded)
    const kept = payments.isOwn ? Math.round(convert(payments.price, row.vatIncluded) * valueShare(usage)) : 0
    const cost = paid - kept
    return [{ type, paid, kept, cost, monthly: Math.round(cost / months) }]
  })
}
