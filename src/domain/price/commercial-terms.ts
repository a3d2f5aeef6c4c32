import type { InstalmentType } from './acquisition'
import type { FixedInterestPeriod } from './types'

/** What a bank or lessor asks for one acquisition type. */
export interface InstalmentTerms {
  /** Months. */
  months: number
  /** km a year; null for credits. */
  annualDistance: number | null
  /** Part of the price that is paid at signing, 0 to 1. */
  downPaymentShare: number
  /** Nominal yearly rate in percent; of a lease: its money rate. */
  borrowingRate: number
  /** Part of the price left at the end, 0 to 1: balloon of a credit (0 for none), residual value of a lease. */
  residualShare: number
  fixedInterestPeriod: FixedInterestPeriod
  installmentProtection: boolean
  bank: string
}

/** The terms under which a vehicle is offered; a type that is missing is not on offer. */
export type CommercialTerms = Partial<Record<InstalmentType, InstalmentTerms>>
