import type { CreditConditions } from '../domain/finance/credit-choice'

/** What the group’s lender and lessor ask beside what a price row says. Calculators use it; offers are the rows’ own. */
export const financeConditions: { credit: CreditConditions; leaseFee: number } = {
  credit: { variableDiscount: 0.4, firstRevision: 12, protectionPercent: 0.045, fee: 0 },
  /** Establishment fee of a lease of stock vehicles, in cents, with VAT; 0 as long as the rows’ totals are without one. */
  leaseFee: 0,
}
