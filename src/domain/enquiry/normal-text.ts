import { fieldOf } from './fields'
import type { FieldName } from './fields'

/** A host of several parts, and what may follow it: `linkedin.com/in/anna`. */
const BARE_ADDRESS = /^(?=[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]|$))/u

/**
 * A text as it is checked, shown once its field is left, and stored: without spaces around it, addresses of the web with
 * `https://`, which most people leave out.
 */
export const normalText = (name: FieldName, typed: string): string => {
  const field = fieldOf(name)
  const text = typed.trim()
  return 'pattern' in field && field.pattern === 'url'
    ? text.replace(/^http:\/\//i, 'https://').replace(BARE_ADDRESS, 'https://')
    : text
}
