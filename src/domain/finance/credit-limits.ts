import type { Cents } from '../price/types'
import type { CreditBase } from './credit-choice'

/** What an input accepts. */
export interface Range {
  min: number
  max: number
  step: number
}

const HUNDRED_EUROS = 100_00
const DOWN_PAYMENT_SHARE = 0.6
const BALLOON_SHARE_OF_PRICE = 0.5
const BALLOON_SHARE_OF_CREDIT = 0.8

const round = (amount: Cents): Cents => Math.floor(amount / HUNDRED_EUROS) * HUNDRED_EUROS

/** Durations in months that a finance calculator offers, the row’s own among them. */
export const creditMonths = ({ months }: Pick<CreditBase, 'months'>): Range => ({
  min: Math.min(12, months),
  max: Math.max(84, months),
  step: 6,
})

/** Down payments in cents: up to 60 % of the price, and the row’s own. */
export const creditDownPayment = ({ price, downPayment }: Pick<CreditBase, 'price' | 'downPayment'>): Range => ({
  min: 0,
  max: Math.max(round(price * DOWN_PAYMENT_SHARE), downPayment),
  step: HUNDRED_EUROS,
})

/**
 * Balloons in cents that a down payment leaves room for: half of the price and 80 % of what is borrowed at most; the
 * row’s own goes with its own down payment or a smaller one.
 */
export const creditBalloon = (
  { price, balloon, downPayment: own }: Pick<CreditBase, 'price' | 'balloon' | 'downPayment'>,
  downPayment: Cents,
): Range => {
  const usual = round(Math.min(price * BALLOON_SHARE_OF_PRICE, (price - downPayment) * BALLOON_SHARE_OF_CREDIT))
  return { min: 0, max: Math.max(0, usual, downPayment <= own ? balloon : 0), step: HUNDRED_EUROS }
}
