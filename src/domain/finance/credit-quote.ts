import { annualPercentageRate } from '../price/apr'
import type { Flow } from '../price/apr'
import { effectiveRate, roundRate } from '../price/rates'
import { percentOf } from '../price/rounding'
import type { Cents } from '../price/types'
import { scheduleOf } from './schedule'
import type { RateRevision, Schedule, ScheduleOptions } from './schedule'

/** Insurance that pays the instalments when the borrower cannot. */
export interface Protection {
  /** Premium of a month, in percent of the amount borrowed. */
  monthlyPercent: number
  /** The credit is not to be had without it: then, and only then, it belongs to the TAEG (article 3 g). */
  compulsory: boolean
}

export interface CreditTerms {
  /** Cash price. */
  price: Cents
  downPayment: Cents
  /** Number of instalments. */
  months: number
  /** Paid with the last instalment; 0 for none. */
  balloon: Cents
  /** Nominal yearly rate in percent, at which the credit begins. */
  borrowingRate: number
  /** What a variable rate may become; the TAEG assumes that it stays (article 19, 4). */
  revision?: RateRevision
  /** Paid at signing, beside the down payment. */
  fee: Cents
  protection?: Protection
  /** Instalment and total (instalments and balloon) of the lender's own offer on these terms. */
  agreed?: ScheduleOptions['agreed']
}

export interface CreditQuote {
  /** "Montant total du crédit": price less down payment. */
  principal: Cents
  monthly: Cents
  lastInstalment: Cents
  /** Monthly premium; 0 without protection. */
  premium: Cents
  totalPremium: Cents
  fee: Cents
  schedule: Schedule
  totalInterest: Cents
  /** "Coût total du crédit": interest, fees and a compulsory premium. */
  totalCost: Cents
  /** "Montant total dû": amount borrowed and what it costs; without the down payment. */
  totalDue: Cents
  /** Everything the buyer pays: what is due, the down payment, and a protection that was chosen. */
  totalPaid: Cents
  /** In percent, two decimals; null when the fees leave nothing of the credit. */
  taeg: number | null
}

const taegOf = (principal: Cents, schedule: Schedule, premium: Cents, fee: Cents, guess: number): number | null => {
  const payments: Flow[] = schedule.rows.map(({ month, payment }) => ({ amount: payment + premium, years: month / 12 }))
  payments.push({ amount: schedule.balloon, years: schedule.rows.length / 12 }, { amount: fee, years: 0 })
  try {
    return roundRate(annualPercentageRate([{ amount: principal, years: 0 }], payments, guess))
  } catch {
    return null
  }
}

/**
 * What a credit costs. Amounts are exact to the cent; the TAEG follows Directive 2008/48/EC, Annex I: months of equal
 * length, a twelfth of a year each, and two decimals with halves upward.
 *
 * @throws RangeError when down payment and balloon leave nothing to pay back by instalments
 */
export const quoteCredit = (terms: CreditTerms): CreditQuote => {
  const { price, downPayment, months, balloon, borrowingRate, revision, fee, protection, agreed } = terms
  const principal = price - downPayment
  const credit = { principal, borrowingRate, months, balloon }
  const atFirstRate = scheduleOf(credit, { agreed })
  const schedule = revision ? scheduleOf(credit, { revision, agreed }) : atFirstRate
  const premium = protection ? percentOf(principal, protection.monthlyPercent) : 0
  const totalPremium = premium * months
  const compulsory = protection?.compulsory ? premium : 0
  const totalCost = schedule.totalInterest + fee + compulsory * months
  const totalDue = principal + totalCost
  return {
    principal,
    premium,
    totalPremium,
    fee,
    schedule,
    totalCost,
    totalDue,
    monthly: schedule.monthly,
    lastInstalment: schedule.rows.at(-1)?.payment ?? schedule.monthly,
    totalInterest: schedule.totalInterest,
    totalPaid: downPayment + totalDue + (totalPremium - compulsory * months),
    taeg: taegOf(principal, atFirstRate, compulsory, fee, effectiveRate(borrowingRate)),
  }
}
