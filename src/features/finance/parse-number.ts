import { formatDecimal } from '../../domain/format/number'

/**
 * A number as people type it in Luxembourg: dots or spaces between thousands, a comma (or a dot) before decimals.
 *
 * @example parseNumber('12.500,50 €') // 12500.5
 * @returns null for what is no number
 */
export const parseNumber = (text: string): number | null => {
  const [, minus = '', plain = ''] = /^([-−]?)(.*)$/.exec(text.replace(/[\s€%]/g, '')) ?? []
  const isGrouped = /^\d{1,3}(\.\d{3})+(,\d+)?$/.test(plain)
  if (!isGrouped && !/^\d+([.,]\d*)?$/.test(plain)) return null
  const value = Number((isGrouped ? plain.replaceAll('.', '') : plain).replace(',', '.'))
  return minus && value !== 0 ? -value : value
}

/** A number as a field shows it. */
export const numberText = (value: number): string => formatDecimal(value, 2)
