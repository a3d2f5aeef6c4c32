import type { RangeId } from '../fields'
import type { Range } from '../engine/query'

/** Prices are kept in cents and written in euros. */
const unitOf = (id: RangeId): number => (id === 'price' || id === 'instalment' ? 100 : 1)

/** More than anything costs, weighs or drives. */
const MOST = 100_000_000
const YEARS = { min: 1900, max: 2100 }

const numberText = (value: number, unit: number): string =>
  value % unit === 0 ? String(value / unit) : (value / unit).toFixed(2)

/** "10000-30000", "10000-" or "-30000"; null without a limit. */
export const rangeText = (id: RangeId, { min, max }: Range): string | null => {
  if (min === undefined && max === undefined) return null
  const unit = unitOf(id)
  return `${min === undefined ? '' : numberText(min, unit)}-${max === undefined ? '' : numberText(max, unit)}`
}

const FORM = /^(\d{1,10}(?:[.,]\d{1,2})?)?-(\d{1,10}(?:[.,]\d{1,2})?)?$/

const digitsOf = (text: string) => FORM.exec(text.replace(/\s/g, ''))?.slice(1, 3) ?? []

/** Why `rangeOf` makes nothing of a text: its ends stand the wrong way round, or it is no range of this kind. */
export const whyNoRange = (id: RangeId, text: string): 'swapped' | 'range' => {
  const [low, high] = digitsOf(text)
  return low !== undefined && high !== undefined && rangeOf(id, `${high}-${low}`) ? 'swapped' : 'range'
}

/** What `rangeText` wrote; null for a range that nothing can be in, and for what is none. */
export const rangeOf = (id: RangeId, text: string): Range | null => {
  const [low, high] = digitsOf(text)
  if (low === undefined && high === undefined) return null
  const unit = unitOf(id)
  const valueOf = (digits: string): number => Math.round(Number(digits.replace(',', '.')) * unit)
  const range: Range = {
    ...(low === undefined ? {} : { min: valueOf(low) }),
    ...(high === undefined ? {} : { max: valueOf(high) }),
  }
  const limits = [range.min, range.max].filter((limit) => limit !== undefined)
  if (limits.some((limit) => limit > MOST * unit)) return null
  if (id === 'year' && limits.some((limit) => limit < YEARS.min || limit > YEARS.max)) return null
  return range.min !== undefined && range.max !== undefined && range.min > range.max ? null : range
}
