import { ACQUISITION_TYPES } from '../../price/acquisition'
import type { AcquisitionType } from '../../price/acquisition'
import type { StockColumns } from '../codec/decode'
import type { Changes, Volatile } from './live'
import { orderBy, secondsListed, siteOrder } from './order'
import type { Sort, SortKey } from './query'

/** Orders of the whole stock, each made when first asked for. */
export interface Sorting {
  /** Rows in this order. */
  order: (sort: Sort) => Uint32Array
  /** Forgets orders by prices that changed. */
  follow: (changes: Changes) => void
}

const typeIn = (key: SortKey): AcquisitionType | undefined => ACQUISITION_TYPES.find((type) => key.endsWith(`:${type}`))

export const createSorting = ({ listedAt, ids, measures }: StockColumns, now: Volatile): Sorting => {
  const seconds = secondsListed(listedAt)
  const base = siteOrder(seconds, ids)
  const made = new Map<string, { type: AcquisitionType | undefined; rows: Uint32Array }>()

  const valuesOf = (key: SortKey, type: AcquisitionType | undefined): ArrayLike<number> => {
    if (type) return key.startsWith('price:') ? now.totals[type] : now.instalments[type]
    if (key === 'mileage' || key === 'year' || key === 'power') return measures[key]
    return seconds
  }
  return {
    order: ({ key, direction }) => {
      if (key === 'listed' && direction === 'desc') return base
      const name = `${key} ${direction}`
      const known = made.get(name)
      if (known) return known.rows
      const type = typeIn(key)
      const rows = orderBy(valuesOf(key, type), direction, base)
      made.set(name, { type, rows })
      return rows
    },
    follow: ({ types }) => {
      for (const [name, { type }] of made) if (type && types.has(type)) made.delete(name)
    },
  }
}
