import { instalment } from '../price/annuity'
import type { Credit } from '../price/annuity'
import { monthlyInterest } from '../price/rounding'
import type { Cents } from '../price/types'

/** What one instalment is made of, in cents. */
export interface ScheduleRow {
  /** 1 for the instalment a month after the credit began. */
  month: number
  payment: Cents
  interest: Cents
  principal: Cents
  /** Still owed after the instalment; after the last one, the balloon. */
  balance: Cents
}

/** A borrowing rate that changes while the credit runs. */
export interface RateRevision {
  /** Instalments that are paid at the first rate. */
  afterMonths: number
  /** Yearly rate in percent from then on. */
  borrowingRate: number
}

export interface Schedule {
  /** Every instalment but the last, until a revision. */
  monthly: Cents
  /** Every instalment after the revision but the last; `monthly` when the rate is not revised. */
  revisedMonthly: Cents
  rows: ScheduleRow[]
  /** Paid together with the last instalment. */
  balloon: Cents
  totalInterest: Cents
  /** All instalments and the balloon. */
  total: Cents
}

export interface ScheduleOptions {
  /** The rate changes once; the instalment is then calculated anew on what is owed. */
  revision?: RateRevision
  /** What a lender agreed on: the instalment, and all instalments with the balloon while the rate stays. Its rounding stands. */
  agreed?: { monthly: Cents; total: Cents }
}

/**
 * Amortisation schedule of a credit that is paid back at the end of each month, in cents. The interest of a month is
 * balance × rate ÷ 12, rounded to a cent, halves upward; the last instalment takes what the roundings left, so that the
 * balance ends exactly at the balloon. When a lender's total is given, the interest of the last month takes it instead.
 *
 * @throws RangeError when nothing is left to pay back by instalments
 */
export const scheduleOf = (credit: Credit, { revision, agreed }: ScheduleOptions = {}): Schedule => {
  const { principal, months, balloon } = credit
  if (balloon < 0 || principal <= balloon)
    throw new RangeError(`a credit of ${principal} cents cannot end with ${balloon}`)
  const monthly = agreed?.monthly ?? instalment(credit)
  const rows: ScheduleRow[] = []
  let balance = principal
  let borrowingRate = credit.borrowingRate
  let due = monthly
  for (let month = 1; month <= months; month++) {
    if (revision && month === revision.afterMonths + 1) {
      borrowingRate = revision.borrowingRate
      due = instalment({ principal: balance, borrowingRate, months: months - revision.afterMonths, balloon })
    }
    const isLast = month === months
    const accrued = monthlyInterest(balance, borrowingRate)
    const repaid = isLast ? balance - balloon : due - accrued
    const interest = isLast && agreed && !revision ? agreed.total - balloon - monthly * (months - 1) - repaid : accrued
    balance -= repaid
    rows.push({ month, payment: repaid + interest, interest, principal: repaid, balance })
  }
  const totalInterest = rows.reduce((sum, { interest }) => sum + interest, 0)
  return { monthly, revisedMonthly: due, rows, balloon, totalInterest, total: principal + totalInterest }
}

/** A year of a schedule, for charts and short tables. */
export interface ScheduleYear {
  /** 1 for the first twelve instalments. */
  year: number
  payment: Cents
  interest: Cents
  principal: Cents
  balance: Cents
}

/** The rows of a schedule summed by contract year; the last year may be shorter. */
export const yearsOf = (rows: readonly ScheduleRow[]): ScheduleYear[] => {
  const years: ScheduleYear[] = []
  for (const row of rows) {
    const year = Math.ceil(row.month / 12)
    const last = years.at(-1)
    if (last?.year === year) {
      last.payment += row.payment
      last.interest += row.interest
      last.principal += row.principal
      last.balance = row.balance
    } else
      years.push({ year, payment: row.payment, interest: row.interest, principal: row.principal, balance: row.balance })
  }
  return years
}
