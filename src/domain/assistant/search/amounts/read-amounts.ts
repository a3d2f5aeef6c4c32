import { amountPatterns } from './amount-patterns'
import type { Bound } from './amount-patterns'
import type { Sentence } from '../../words/sentence'
import type { Range } from '../../../stock-search/engine/query'

/** A kind of amount: how its unit is written, and what a value of it means. */
export interface AmountKind {
  /** Pattern of the unit behind the figure, with a leading space; empty: none needed. */
  unit: string
  /** Pattern that must stand before; empty: nothing. */
  lead?: string
  /** @returns false where it cannot be such an amount */
  read: (values: readonly [number] | readonly [number, number], bound: Bound) => unknown
}

const valueOf = (figures: string, thousands: string): number => Number(figures) * (thousands === '' ? 1 : 1000)

/** Takes amounts of one kind out of a sentence, in every form in which people write limits. */
export const readAmounts = (sentence: Sentence, { unit, lead = '', read }: AmountKind): void => {
  const { needed, between, limits } = amountPatterns(unit, lead)
  if (needed.some((pattern) => !pattern.test(sentence.text()))) return
  sentence.take(between, (match) => {
    const [, first = '', k1 = '', second = '', k2 = ''] = match
    const high = valueOf(second, k2)
    const low = valueOf(first, k1)
    // "Entre 20 et 25 mille": the thousands are said once.
    const scaled = low < high / 100 && high >= 1000 ? low * 1000 : low
    return read([Math.min(scaled, high), Math.max(scaled, high)], 'exact')
  })
  for (const [pattern, bound] of limits)
    sentence.take(pattern, ([, figures = '', thousands = '']) => read([valueOf(figures, thousands)], bound))
}

/** The range that a bound means; a value alone is a limit on one side. */
export const rangeBy = (
  values: readonly [number] | readonly [number, number],
  bound: Bound,
  alone: 'min' | 'max',
  scale = 1,
): Range => {
  const [first, second] = values.map((value) => Math.round(value * scale)) as [number, number?]
  if (second !== undefined) return { min: first, max: second }
  if (bound === 'about') return { min: Math.round(first * 0.9), max: Math.round(first * 1.1) }
  const side = bound === 'most' ? 'max' : bound === 'least' ? 'min' : alone
  return side === 'max' ? { max: first } : { min: first }
}
