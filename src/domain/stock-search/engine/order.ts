import { MISSING } from '../fields'

/** Numbers up to 2^53 are exact: values have 31 bits, ranks the others. */
const RANKS = 2 ** 21
const HIGHEST = 2 ** 31

/**
 * Orders rows by a value; missing ones come last in both directions, equal ones stay in the order they come in. Value and
 * rank make one number, so that the platform's own sort of numbers does it, without a function to compare.
 *
 * @param order rows
 * @param values by row, below 2^31
 */
export const orderBy = (values: ArrayLike<number>, direction: 'asc' | 'desc', order: Uint32Array): Uint32Array => {
  const keys = new Float64Array(order.length)
  for (let rank = 0; rank < order.length; rank += 1) {
    const value = values[order[rank] as number] as number
    const first = value === MISSING ? HIGHEST : direction === 'asc' ? value : HIGHEST - 1 - value
    keys[rank] = first * RANKS + rank
  }
  keys.sort()
  const rows = new Uint32Array(order.length)
  for (let at = 0; at < rows.length; at += 1) rows[at] = order[(keys[at] as number) % RANKS] as number
  return rows
}

/** Seconds since the first vehicle that is still there came into stock. */
export const secondsListed = (listedAt: ArrayLike<number>): Int32Array => {
  let first = Infinity
  for (let row = 0; row < listedAt.length; row += 1) first = Math.min(first, listedAt[row] as number)
  const seconds = new Int32Array(listedAt.length)
  for (let row = 0; row < seconds.length; row += 1) seconds[row] = (listedAt[row] as number) - first
  return seconds
}

/** The order of the site, which settles all ties: newest first, then by number, the higher first. */
export const siteOrder = (seconds: Int32Array, ids: ArrayLike<number>): Uint32Array => {
  const rows = new Uint32Array(seconds.length)
  for (let row = 0; row < rows.length; row += 1) rows[row] = row
  return orderBy(seconds, 'desc', orderBy(ids, 'desc', rows))
}
