import { isRecord } from '../is-record'
import type { Cents } from './types'

/** What a vehicle costs when it is bought at once; null when no price row says so. */
export const cashPriceOf = (rows: readonly unknown[]): Cents | null => {
  for (const row of rows)
    if (isRecord(row) && row.type === 'purchase' && typeof row.totalPrice === 'number') return row.totalPrice
  return null
}
