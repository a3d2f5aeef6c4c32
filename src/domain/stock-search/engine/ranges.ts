import { ACQUISITION_TYPES } from '../../price/acquisition'
import type { AcquisitionType } from '../../price/acquisition'
import type { StockColumns } from '../codec/decode'
import { MISSING } from '../fields'
import type { RangeId } from '../fields'
import { barOf, barsOf, scaleOf } from './bins'
import type { Scale } from './bins'
import { wordsFor } from './bits'
import type { Bits } from './bits'
import type { Countable } from './counting'
import type { Changes, Volatile } from './live'
import type { Range, StockQuery } from './query'

/** A column that has a range; its bars are counted. */
export interface Measured {
  values: Int32Array
  scale: Scale
  bars: Countable
}

/** The columns of the ranges; those of prices by acquisition type. */
export interface Measures {
  of: (id: RangeId, query: Pick<StockQuery, 'priceType' | 'instalmentType'>) => Measured
  /** Follows prices that changed. */
  follow: (changes: Changes) => void
}

const measuredOf = (values: Int32Array): Measured => {
  const scale = scaleOf(values)
  return { values, scale, bars: { codes: barsOf(scale, values), values: scale.edges.length + 1, postings: null } }
}

/** Scales are made when first asked and stay: the bars of a histogram do not move under the visitor's finger. */
export const createMeasures = ({ measures }: StockColumns, now: Volatile): Measures => {
  const made = new Map<string, Measured>()
  const get = (key: string, values: Int32Array): Measured => {
    const known = made.get(key)
    if (known) return known
    const fresh = measuredOf(values)
    made.set(key, fresh)
    return fresh
  }
  const follow = (type: AcquisitionType, rows: readonly number[]): void => {
    for (const kind of ['price', 'instalment']) {
      const known = made.get(`${kind}:${type}`)
      if (!known) continue
      if (known.scale.edges.length === 0) made.delete(`${kind}:${type}`)
      for (const row of rows) known.bars.codes[row] = barOf(known.scale, known.values[row] as number)
    }
  }
  return {
    of: (id, { priceType, instalmentType }) => {
      if (id === 'price') return get(`price:${priceType}`, now.totals[priceType])
      if (id === 'instalment') return get(`instalment:${instalmentType}`, now.instalments[instalmentType])
      return get(id, measures[id])
    },
    follow: ({ rows, types }) => {
      for (const type of ACQUISITION_TYPES) if (types.has(type)) follow(type, rows)
    },
  }
}

/** Rows whose value is known and within the range. */
export const rowsWithin = (values: Int32Array, { min = 0, max = Infinity }: Range): Bits => {
  const bits = new Uint32Array(wordsFor(values.length))
  const least = Math.max(min, MISSING + 1)
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row] as number
    if (value >= least && value <= max) bits[row >>> 5] = (bits[row >>> 5] as number) | (1 << (row & 31))
  }
  return bits
}
