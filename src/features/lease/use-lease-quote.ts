import { useState } from 'react'
import type { LeaseBase, LeaseChoice, LeaseQuote } from '../../domain/price/lease-quote'
import { leaseBaseOf, quoteLease } from '../../domain/price/lease-quote'
import type { PriceRow } from '../../domain/price/types'

const MONTH_MS = 30.44 * 86_400_000

/** Age in months at an instant; 0 for a vehicle that was never registered. */
export const ageInMonths = (firstRegistration: string | null, at: string): number =>
  firstRegistration === null ? 0 : Math.max(0, Math.round((Date.parse(at) - Date.parse(firstRegistration)) / MONTH_MS))

/** The price row that a quote amounts to, so that every figure on the page comes from one place. */
export const rowOfQuote = (base: LeaseBase, quote: LeaseQuote): PriceRow => ({
  ...base.row,
  totalPrice: quote.total,
  downPayment: quote.downPayment,
  monthlyInstallment: quote.monthly,
  contractDuration: quote.months,
  annualDistance: quote.annualDistance,
  netLoanAmount: quote.netAmount,
  remainingBalance: quote.residual,
  interestRate: quote.apr,
})

/** What a visitor chose on a lease and what it costs; `null` for a row that is no lease. */
export const useLeaseQuote = (row: PriceRow | undefined, ageMonths: number) => {
  const [choice, setChoice] = useState<Partial<LeaseChoice>>({})
  const base = row ? leaseBaseOf(row) : null
  if (!base) return null
  const current: LeaseChoice = {
    months: choice.months ?? base.months,
    annualDistance: choice.annualDistance ?? base.annualDistance,
    downPayment: choice.downPayment ?? base.downPayment,
  }
  const quote = quoteLease(base, current, ageMonths)
  return {
    base,
    choice: current,
    change: (part: Partial<LeaseChoice>) => setChoice({ ...choice, ...part }),
    row: quote && rowOfQuote(base, quote),
  }
}
export type LeaseState = NonNullable<ReturnType<typeof useLeaseQuote>>
