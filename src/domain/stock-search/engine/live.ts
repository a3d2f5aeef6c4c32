import { ACQUISITION_TYPES } from '../../price/acquisition'
import type { AcquisitionType } from '../../price/acquisition'
import type { LiveFacts, LiveMap } from '../../vehicle/live'
import { AVAILABILITIES } from '../../vehicle/types'
import type { StockColumns } from '../codec/decode'
import { MISSING } from '../fields'
import type { ByType } from '../fields'

/** The volatile columns. */
export interface Volatile {
  totals: ByType<Int32Array>
  instalments: ByType<Int32Array>
  /** Places in `AVAILABILITIES`. */
  availability: Uint8Array
  /** 1 for a vehicle with a discount. */
  discounted: Uint8Array
}

/** What a vehicle is beside its prices; `present`: it is in stock. */
export interface LiveState {
  availability: number
  discounted: number
  present: boolean
}

/** What a live difference changed. */
export interface Changes {
  rows: readonly number[]
  /** Acquisition types of which any price or instalment moved. */
  types: ReadonlySet<AcquisitionType>
}

const NOTHING: Changes = { rows: [], types: new Set() }

/** The volatile columns of the build, ready to be written over. */
export const volatileOf = ({ count, facets, offers }: StockColumns): Volatile => {
  const availability = new Uint8Array(count)
  const known = facets.get('availability')
  const places = known?.options.map((option) => (AVAILABILITIES as readonly string[]).indexOf(option)) ?? []
  for (let row = 0; row < count; row += 1) availability[row] = Math.max(0, places[known?.codes[row] as number] ?? 0)
  const discounted = new Uint8Array(count)
  const discount = facets.get('discounted')
  const yes = discount?.options.indexOf('true')
  for (let row = 0; row < count; row += 1)
    discounted[row] = yes !== undefined && yes >= 0 && discount?.codes[row] === yes ? 1 : 0
  const copy = (pick: 'totals' | 'instalments') =>
    Object.fromEntries(
      ACQUISITION_TYPES.map((type) => [type, offers.amounts[type][pick].slice()]),
    ) as ByType<Int32Array>
  return { totals: copy('totals'), instalments: copy('instalments'), availability, discounted }
}

/**
 * Lays live differences over the columns of the build, one after the other: what a later one does not name any more is
 * again as the build had it.
 *
 * @param now its prices are written here; whoever keeps sets of rows is told of the rest
 */
export const createLiveLayer = (
  columns: StockColumns,
  now: Pick<Volatile, 'totals' | 'instalments'>,
  move: (row: number, state: LiveState) => void,
): ((facts: LiveMap) => Changes) => {
  /** Made with the first difference: a list is shown before there is one. */
  let known: { released: Volatile; rowOf: ReadonlyMap<number, number> } | null = null
  let laid: LiveMap = new Map()

  const set = (
    row: number,
    released: Volatile,
    facts: LiveFacts | 'removed' | undefined,
    types: Set<AcquisitionType>,
  ): void => {
    const live = facts === 'removed' ? undefined : facts
    for (const type of ACQUISITION_TYPES) {
      const price = live?.prices.find((one) => one.type === type)
      const total = live ? (price?.totalPrice ?? MISSING) : (released.totals[type][row] as number)
      const monthly = live
        ? ((type === 'purchase' ? null : price?.monthlyInstallment) ?? MISSING)
        : (released.instalments[type][row] as number)
      if (now.totals[type][row] === total && now.instalments[type][row] === monthly) continue
      now.totals[type][row] = total
      now.instalments[type][row] = monthly
      types.add(type)
    }
    move(row, {
      availability: live ? AVAILABILITIES.indexOf(live.availability) : (released.availability[row] as number),
      discounted: live ? Number(live.discount !== null) : (released.discounted[row] as number),
      present: facts !== 'removed',
    })
  }
  return (facts) => {
    if (facts === laid) return NOTHING
    known ??= { released: volatileOf(columns), rowOf: new Map(Array.from(columns.ids, (id, row) => [id, row])) }
    const { released, rowOf } = known
    const rows: number[] = []
    const types = new Set<AcquisitionType>()
    const lay = (id: number): void => {
      const row = rowOf.get(id)
      if (row === undefined || laid.get(id) === facts.get(id)) return
      set(row, released, facts.get(id), types)
      rows.push(row)
    }
    for (const id of laid.keys()) if (!facts.has(id)) lay(id)
    for (const id of facts.keys()) lay(id)
    laid = facts
    return { rows, types }
  }
}
