import type { AcquisitionType } from './acquisition'

/** An amount of money in integer EUR cents. */
export type Cents = number

/** How long the interest rate of a credit stays as signed: a number of months, or variable from the start. */
export type FixedInterestPeriod = number | 'variable'

/**
 * What a vehicle costs under one acquisition type. `purchase` fills `totalPrice` alone (the cash price); the others
 * fill every field. Business rows are without VAT when `vatIncluded` is false.
 */
export interface PriceRow {
  type: AcquisitionType
  /** Cash price, or the sum of all payments of the contract, in cents. */
  totalPrice: Cents
  vatIncluded: boolean
  /** Paid at signing, in cents. */
  downPayment: Cents | null
  /** In cents. */
  monthlyInstallment: Cents | null
  /** Months. */
  contractDuration: number | null
  /** Kilometres a year; leases only. */
  annualDistance: number | null
  /** Amount financed: price less down payment, in cents. */
  netLoanAmount: Cents | null
  /** Balloon of a credit, or residual value of a lease, in cents. */
  remainingBalance: Cents | null
  /** TAEG (APR) in %. */
  interestRate: number | null
  /** Nominal yearly borrowing rate in %. */
  borrowingRate: number | null
  fixedInterestPeriod: FixedInterestPeriod | null
  installmentProtection: boolean | null
  bank: string | null
}

/** The discount shown on a card: what the list price was, and what it is less. */
export interface Discount {
  /** French label from the dealer, for example "Offre d’automne"; null when only the amount speaks. */
  label: string | null
  /** In cents, always positive. */
  amount: Cents
  /** Price before the discount, in cents. */
  listPrice: Cents
}
