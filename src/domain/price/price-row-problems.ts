import type { InstalmentType } from './acquisition'
import { instalment } from './annuity'
import { leaseRent, leaseTotal } from './lease'
import { aprOfPlan, isLease } from './price-rows'
import type { Cents, PriceRow } from './types'
import { netOfVat } from './vat'

/** How far a figure may be off before it contradicts the others. */
export interface Tolerance {
  /** Of instalments and loan amounts, in cents: banks round differently. */
  cents: Cents
  /** Of the TAEG, in percentage points. */
  rate: number
}

/** What a cash price has; every other field of its row is null. */
const CASH_FIELDS: ReadonlySet<string> = new Set(['type', 'totalPrice', 'vatIncluded'])

const STRICT: Tolerance = { cents: 1, rate: 0.011 }

const euros = (cents: Cents): string => `${(cents / 100).toFixed(2)} EUR`

interface Figures {
  downPayment: Cents
  monthly: Cents
  months: number
  net: Cents
  remaining: Cents
  apr: number
  rate: number
}

/** The figures of an instalment row, or the names of those that are missing. */
const figuresOf = (row: PriceRow): Figures | { missing: string[] } => {
  const { downPayment, monthlyInstallment, contractDuration, netLoanAmount, remainingBalance } = row
  const { interestRate, borrowingRate } = row
  if (
    downPayment === null ||
    monthlyInstallment === null ||
    contractDuration === null ||
    netLoanAmount === null ||
    remainingBalance === null ||
    interestRate === null ||
    borrowingRate === null
  ) {
    const needed = {
      downPayment,
      monthlyInstallment,
      contractDuration,
      netLoanAmount,
      remainingBalance,
      interestRate,
      borrowingRate,
    }
    return { missing: Object.entries(needed).flatMap(([name, value]) => (value === null ? [name] : [])) }
  }
  return {
    downPayment,
    monthly: monthlyInstallment,
    months: contractDuration,
    net: netLoanAmount,
    remaining: remainingBalance,
    apr: interestRate,
    rate: borrowingRate,
  }
}

const instalmentProblems = (type: InstalmentType, row: PriceRow, tolerance: Tolerance): string[] => {
  const figures = figuresOf(row)
  if ('missing' in figures) return [`${type}: missing ${figures.missing.join(', ')}`]
  const { downPayment, monthly, months, net, remaining, apr, rate } = figures
  if (!Number.isInteger(months) || months < 1) return [`${type}: duration of ${months} months`]
  const problems: string[] = []
  const lease = isLease(type)
  for (const [name, value] of Object.entries({ downPayment, monthly, net, remaining, rate })) {
    if (!Number.isFinite(value) || value < 0) problems.push(`${type}: ${name} is ${value}`)
  }
  if (net <= remaining) problems.push(`${type}: ${euros(remaining)} remain of ${euros(net)} financed`)
  if (lease && row.annualDistance === null) problems.push(`${type}: a lease needs an annual distance`)
  if (!lease && row.annualDistance !== null) problems.push(`${type}: a credit has no annual distance`)
  if (typeof row.fixedInterestPeriod === 'number' && row.fixedInterestPeriod > months) {
    problems.push(`${type}: interest fixed for ${row.fixedInterestPeriod} months of ${months}`)
  }
  if (problems.length > 0) return problems
  const expected = lease
    ? leaseRent({ financed: net, moneyRate: rate, months, residual: remaining })
    : instalment({ principal: net, borrowingRate: rate, months, balloon: remaining })
  if (Math.abs(expected - monthly) > tolerance.cents) {
    problems.push(`${type}: instalment ${euros(monthly)}, but the other figures make ${euros(expected)}`)
  }
  const total = leaseTotal(downPayment, monthly, months, lease ? 0 : remaining)
  if (total !== row.totalPrice)
    problems.push(`${type}: total ${euros(row.totalPrice)}, but payments sum to ${euros(total)}`)
  try {
    const expectedApr = aprOfPlan(type, { net, monthly, months, remaining }, apr)
    if (Math.abs(expectedApr - apr) > tolerance.rate) {
      problems.push(`${type}: TAEG ${apr} %, but the payments make ${expectedApr} %`)
    }
  } catch {
    problems.push(`${type}: no TAEG balances these payments`)
  }
  return problems
}

/**
 * What does not agree within one row, in English, one sentence each; empty when it is sound. Used by tests and by the
 * checks of imported feeds.
 */
export const priceRowProblems = (row: PriceRow, tolerance: Tolerance = STRICT): string[] => {
  if (!Number.isInteger(row.totalPrice) || row.totalPrice <= 0) return [`${row.type}: total price is ${row.totalPrice}`]
  if (row.type !== 'purchase') return instalmentProblems(row.type, row, tolerance)
  const filled = Object.entries(row).flatMap(([name, value]) => (value === null || CASH_FIELDS.has(name) ? [] : [name]))
  return filled.length > 0 ? [`purchase: a cash price has no ${filled.join(', ')}`] : []
}

/** What does not agree in and between the rows of one vehicle: doubles, and loans that are not price less down payment. */
export const priceRowsProblems = (rows: readonly PriceRow[], tolerance: Tolerance = STRICT): string[] => {
  const problems = rows.flatMap((row) => priceRowProblems(row, tolerance))
  const types = rows.map(({ type }) => type)
  for (const type of new Set(types)) {
    if (types.indexOf(type) !== types.lastIndexOf(type)) problems.push(`${type}: more than one row`)
  }
  const cash = rows.find(({ type }) => type === 'purchase')
  if (!cash) return problems
  for (const { type, vatIncluded, netLoanAmount, downPayment } of rows) {
    if (netLoanAmount === null || downPayment === null) continue
    const price = vatIncluded === cash.vatIncluded ? cash.totalPrice : netOfVat(cash.totalPrice)
    if (Math.abs(netLoanAmount + downPayment - price) > tolerance.cents) {
      problems.push(
        `${type}: ${euros(netLoanAmount)} and ${euros(downPayment)} down do not make the price ${euros(price)}`,
      )
    }
  }
  return problems
}
