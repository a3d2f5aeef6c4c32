import type { Cents } from './types'

/** An amount that changes hands, `years` after the contract began (months count as twelfths). */
export interface Flow {
  amount: Cents
  years: number
}

const LOWEST = -0.99
const HIGHEST = 1_000
const PRECISION = 1e-12

/** Present value of what is lent less what is paid back, and its derivative, at a yearly rate. */
const balanceAt = (rate: number, advances: readonly Flow[], payments: readonly Flow[]): [number, number] => {
  let value = 0
  let slope = 0
  const add = (flows: readonly Flow[], sign: 1 | -1): void => {
    for (const { amount, years } of flows) {
      const present = sign * amount * (1 + rate) ** -years
      value += present
      slope -= (years * present) / (1 + rate)
    }
  }
  add(advances, 1)
  add(payments, -1)
  return [value, slope]
}

/**
 * Annual percentage rate of charge (TAEG) in percent: the X at which the present values of what the creditor advances
 * and of what the consumer pays are equal, Σ Cₖ(1+X)^−tₖ = Σ Dₗ(1+X)^−sₗ. Newton's method, kept inside a bracket by
 * bisection, so that it converges for every plan that has a solution.
 *
 * @param guess where to start, in percent; only the speed depends on it.
 * @throws RangeError when no rate between −99 % and 100 000 % balances the flows.
 * @see Directive 2008/48/EC, Annex I, part I; Directive (EU) 2023/2225 kept the equation
 */
export const annualPercentageRate = (advances: readonly Flow[], payments: readonly Flow[], guess = 5): number => {
  let low = LOWEST
  let high = HIGHEST
  const [atLow] = balanceAt(low, advances, payments)
  const [atHigh] = balanceAt(high, advances, payments)
  if (!(atLow * atHigh <= 0)) throw new RangeError('no annual percentage rate balances these payments')
  const rising = atLow < atHigh
  let rate = Math.min(Math.max(guess / 100, low), high)
  for (let step = 0; step < 200; step++) {
    const [value, slope] = balanceAt(rate, advances, payments)
    if (value === 0) break
    if (value < 0 === rising) low = rate
    else high = rate
    const newton = rate - value / slope
    const next = newton > low && newton < high ? newton : (low + high) / 2
    if (Math.abs(next - rate) < PRECISION) return next * 100
    rate = next
  }
  return rate * 100
}

/** The same amount at the end (`first` = 1) or the beginning (`first` = 0) of each month. */
export const monthlyFlows = (amount: Cents, count: number, first: 0 | 1): Flow[] =>
  Array.from({ length: count }, (_, month) => ({ amount, years: (month + first) / 12 }))
