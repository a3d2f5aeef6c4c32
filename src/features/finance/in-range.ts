import { string } from 'yup'
import type { Range } from '../../domain/finance/credit-limits'
import type { MessageId } from '../../intl/message-id'
import { parseNumber } from './parse-number'

/** Says a message of the locale. */
export type Say = (id: MessageId, values?: Record<string, string>) => string

interface Rules {
  range: Range
  format: (value: number) => string
  whole?: boolean
  /** Key of the message for a number that is too high; `{max}` is the limit. */
  above?: MessageId
}

/** The middle of a range, on one of its steps: what an error names as an example. */
const exampleOf = ({ min, max, step }: Range): number =>
  Math.min(max, Math.max(min, Math.round((min + max) / 2 / step) * step))

/** A text field that must hold a number between two limits. */
export const inRange = (say: Say, { range, format, whole = false, above = 'calculator.error.above' }: Rules) =>
  string()
    .defined()
    .test('number', (text, context) => {
      const value = parseNumber(text)
      const fail = (message: string) => context.createError({ message })
      if (value === null) return fail(say('calculator.error.number', { example: format(exampleOf(range)) }))
      if (whole && !Number.isInteger(value)) return fail(say('calculator.error.whole'))
      if (value < range.min) return fail(say('calculator.error.below', { min: format(range.min) }))
      if (value > range.max) return fail(say(above, { max: format(range.max) }))
      return true
    })
