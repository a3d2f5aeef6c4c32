import { fieldOf } from './fields'
import type { FieldName } from './fields'

/** A host of several parts, and what may follow it: `linkedin.com/in/anna`. */
const BARE_ADDRESS = /^(?=[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]|$))/u

/** A month as computers write it: `2021-05`. */
const YEAR_FIRST = /^((?:19|20)\d{2})[\/.-](0?[1-9]|1[0-2])$/

const monthFirst = (_typed: string, year: string, month: string): string => `${month.padStart(2, '0')}/${year}`

/**
 * A text as it is checked, shown once its field is left, and stored: without spaces around it, addresses of the web with
 * `https://`, which most people leave out, and a month before its year.
 */
export const normalText = (name: FieldName, typed: string): string => {
  const field = fieldOf(name)
  const text = typed.trim()
  switch ('pattern' in field ? field.pattern : undefined) {
    case 'url':
      return text.replace(/^http:\/\//i, 'https://').replace(BARE_ADDRESS, 'https://')
    case 'monthYear':
      return text.replace(YEAR_FIRST, monthFirst)
    default:
      return text
  }
}
