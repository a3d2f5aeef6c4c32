import { roundRate } from '../price/rates'
import type { Cents, FixedInterestPeriod, PriceRow } from '../price/types'
import { quoteCredit } from './credit-quote'
import type { CreditQuote, CreditTerms } from './credit-quote'

export type RateKind = 'fixed' | 'variable'

/** What a visitor may choose in a finance calculator. */
export interface CreditChoice {
  months: number
  downPayment: Cents
  balloon: Cents
  rateKind: RateKind
  /** What if a variable rate moves by so many points at its first revision; 0 for a fixed one. */
  rateChange: number
  protection: boolean
}

/** The row a calculation starts from: a credit with all its figures. */
export interface CreditBase extends CreditChoice {
  type: 'private_finance' | 'business_finance'
  row: PriceRow
  /** Price of the vehicle in the row’s own terms (with or without VAT). */
  price: Cents
  borrowingRate: number
  /** The offer has a protection in it, at no premium. */
  protectionIncluded: boolean
}

/** What the row does not say, from the configuration of the group. */
export interface CreditConditions {
  /** Points by which a variable rate begins below the fixed one. */
  variableDiscount: number
  /** Instalments before the first revision of a rate that is variable from the start. */
  firstRevision: number
  /** Premium of a month in percent of the amount borrowed. */
  protectionPercent: number
  /** File fee in cents, paid at signing. */
  fee: Cents
}

export interface CreditCalculation {
  /** At the rate of today. */
  quote: CreditQuote
  /** If a variable rate moves at its first revision as the visitor supposes; null when it stays. */
  scenario: { quote: CreditQuote; borrowingRate: number; afterMonths: number } | null
  /** The price row that it amounts to, so that every figure on a page comes from one place. */
  row: PriceRow
}

/** The credit of a price row; null for a row that is no credit or lacks one of its figures. */
export const creditBaseOf = (row: PriceRow): CreditBase | null => {
  const { type, contractDuration, downPayment, netLoanAmount, remainingBalance, borrowingRate, fixedInterestPeriod } =
    row
  if (type !== 'private_finance' && type !== 'business_finance') return null
  if (
    contractDuration === null ||
    downPayment === null ||
    netLoanAmount === null ||
    remainingBalance === null ||
    borrowingRate === null
  )
    return null
  if (contractDuration < 1 || netLoanAmount <= remainingBalance) return null
  return {
    type,
    row,
    downPayment,
    borrowingRate,
    months: contractDuration,
    price: netLoanAmount + downPayment,
    balloon: remainingBalance,
    rateKind:
      fixedInterestPeriod === null || (fixedInterestPeriod !== 'variable' && fixedInterestPeriod >= contractDuration)
        ? 'fixed'
        : 'variable',
    rateChange: 0,
    protection: false,
    protectionIncluded: row.installmentProtection === true,
  }
}

/** The terms of the offer itself, as a choice. */
export const ownChoice = ({
  months,
  downPayment,
  balloon,
  rateKind,
  rateChange,
  protection,
}: CreditBase): CreditChoice => ({
  months,
  downPayment,
  balloon,
  rateKind,
  rateChange,
  protection,
})

const rateOf = (base: CreditBase, kind: RateKind, { variableDiscount }: CreditConditions): number => {
  if (kind === base.rateKind) return base.borrowingRate
  return roundRate(Math.max(0, base.borrowingRate + (kind === 'fixed' ? variableDiscount : -variableDiscount)))
}

const fixedPeriodOf = (base: CreditBase, { months, rateKind }: CreditChoice): FixedInterestPeriod => {
  const own = base.row.fixedInterestPeriod
  if (rateKind === 'fixed') return months
  return base.rateKind === 'variable' && typeof own === 'number' && own < months ? own : 'variable'
}

const isOwn = (base: CreditBase, { months, downPayment, balloon, rateKind }: CreditChoice): boolean =>
  months === base.months && downPayment === base.downPayment && balloon === base.balloon && rateKind === base.rateKind

/**
 * A credit under the terms a visitor chose. The row’s own terms give the row’s own instalment, total and TAEG.
 *
 * @returns null when down payment and balloon leave nothing to pay back by instalments
 */
export const calculateCredit = (
  base: CreditBase,
  choice: CreditChoice,
  conditions: CreditConditions,
): CreditCalculation | null => {
  const { months, downPayment, balloon, rateKind } = choice
  if (base.price - downPayment <= balloon || balloon < 0 || downPayment < 0) return null
  const { row: own } = base
  const borrowingRate = rateOf(base, rateKind, conditions)
  const fixedInterestPeriod = fixedPeriodOf(base, choice)
  const afterMonths = fixedInterestPeriod === 'variable' ? conditions.firstRevision : fixedInterestPeriod
  const moves = rateKind === 'variable' && choice.rateChange !== 0 && afterMonths < months
  const revisedRate = moves ? roundRate(Math.max(0, borrowingRate + choice.rateChange)) : null
  const terms: CreditTerms = {
    price: base.price,
    downPayment,
    months,
    balloon,
    borrowingRate,
    fee: conditions.fee,
    protection:
      choice.protection && !base.protectionIncluded
        ? { monthlyPercent: conditions.protectionPercent, compulsory: false }
        : undefined,
  }
  const offered = isOwn(base, choice) && own.monthlyInstallment !== null && own.interestRate !== null
  const agreed = offered ? { monthly: own.monthlyInstallment ?? 0, total: own.totalPrice - downPayment } : undefined
  const quote = quoteCredit({ ...terms, agreed })
  const taeg = offered && conditions.fee === 0 ? own.interestRate : quote.taeg
  return {
    quote: { ...quote, taeg },
    scenario:
      revisedRate === null
        ? null
        : {
            quote: quoteCredit({ ...terms, agreed, revision: { afterMonths, borrowingRate: revisedRate } }),
            borrowingRate: revisedRate,
            afterMonths,
          },
    row: {
      ...own,
      totalPrice: downPayment + quote.totalDue,
      downPayment,
      monthlyInstallment: quote.monthly,
      contractDuration: months,
      netLoanAmount: quote.principal,
      remainingBalance: balloon,
      interestRate: taeg,
      borrowingRate,
      fixedInterestPeriod: isOwn(base, choice) ? own.fixedInterestPeriod : fixedInterestPeriod,
    },
  }
}
