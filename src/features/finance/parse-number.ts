import { formatDecimal } from '../../domain/format/number'

/** What people type behind a number, where the field shows its unit anyhow. */
const UNIT = /(?:€|%|euros?|eur|mois|km(?:\/an|paran)?)$/i

/**
 * A number as people type it in Luxembourg: dots, spaces or (as across the border) apostrophes between thousands, a
 * comma (or a dot) before decimals, its unit behind it or not.
 *
 * @example parseNumber('12.500,50 €') // 12500.5
 * @returns null for what is no number
 */
export const parseNumber = (text: string): number | null => {
  const [, minus = '', number = ''] =
    /^([-−]?)(.*)$/.exec(text.replace(/\s/g, '').replace(UNIT, '').replace(/^€/, '')) ?? []
  const plain = /^\d{1,3}(['’]\d{3})+([.,]\d+)?$/.test(number) ? number.replace(/['’]/g, '') : number
  const isGrouped = /^\d{1,3}(\.\d{3})+(,\d+)?$/.test(plain)
  if (!isGrouped && !/^\d+([.,]\d*)?$/.test(plain)) return null
  const value = Number((isGrouped ? plain.replaceAll('.', '') : plain).replace(',', '.'))
  return minus && value !== 0 ? -value : value
}

/** A number as a field shows it. */
export const numberText = (value: number): string => formatDecimal(value, 2)
