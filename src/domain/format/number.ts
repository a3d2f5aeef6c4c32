/**
 * Numbers as fr-LU writes them: dots between thousands, a comma before decimals. Written out instead of `Intl`, whose
 * data differ between Node and browsers, so that a page says the same before and after hydration.
 */

/** Keeps a figure and its unit on one line. */
export const NBSP = '\u00A0'

/**
 * @param decimals digits after the comma, always all of them.
 * @example formatNumber(1234567.5, 2) // '1.234.567,50'
 */
export const formatNumber = (value: number, decimals = 0): string => {
  const [whole = '', fraction] = Math.abs(value).toFixed(decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  const negative = value < 0 && /[1-9]/.test(`${whole}${fraction ?? ''}`)
  return `${negative ? '-' : ''}${grouped}${fraction ? `,${fraction}` : ''}`
}

/** At most `decimals` digits after the comma, without idle zeros: `5,4`, `5`. */
export const formatDecimal = (value: number, decimals = 1): string =>
  formatNumber(value, decimals).replace(/,(\d*?)0+$/, (_all, kept: string) => (kept ? `,${kept}` : ''))

/** A number and its unit on one line. */
export const withUnit = (figure: string, unit: string): string => `${figure}${NBSP}${unit}`
