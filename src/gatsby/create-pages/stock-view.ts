import { groupBy } from '../../domain/collections/once'
import { changeSorted } from '../../domain/collections/merge-sorted'
import { unalike } from '../../domain/collections/unalike'
import { newestFirst } from '../site-data'
import type { DealerFacts, VehicleFacts } from '../site-data'
import { createCounter } from './count-vehicles'
import type { VehicleCounts } from './count-vehicles'

const FIELDS = ['brandId', 'modelId', 'locationId', 'condition', 'bodyStyle', 'category'] as const
type Field = (typeof FIELDS)[number]
type Groups = ReadonlyMap<string, readonly VehicleFacts[]>

/** The stock as pages ask for it. */
export interface StockView {
  /** Vehicles by one of their fields, newest first. */
  by: (field: Field) => Groups
  /** How many of a list's vehicles have each value of the fields that the overview filters by. @param list its address */
  counts: (list: string, vehicles: readonly VehicleFacts[]) => VehicleCounts
}

/** What pages of the stock are planned from. */
export type PlannedStock = DealerFacts & { stock: StockView }

/** The same groups, but for those that a vehicle left or joined. */
const regroup = (
  groups: Groups,
  left: readonly VehicleFacts[],
  joined: readonly VehicleFacts[],
  field: Field,
): Groups => {
  const [gone, come] = [groupBy(left, (vehicle) => vehicle[field]), groupBy(joined, (vehicle) => vehicle[field])]
  const next = new Map(groups)
  for (const key of new Set([...gone.keys(), ...come.keys()])) {
    const group = changeSorted(groups.get(key) ?? [], new Set(gone.get(key)), come.get(key) ?? [], newestFirst)
    if (group.length > 0) next.set(key, group)
    else next.delete(key)
  }
  return next
}

/**
 * Looks at one stock after the other. Every build asks for a few thousand groups and counts of 20,000 vehicles; those of
 * the stock before are brought up to date by the vehicles in which the two differ.
 *
 * @returns a function of the stock, newest first
 */
export const createStockView = (): ((vehicles: readonly VehicleFacts[]) => StockView) => {
  const counts = createCounter()
  const groups = new Map<Field, Groups>(FIELDS.map((field) => [field, new Map()]))
  let known: readonly VehicleFacts[] = []

  return (vehicles) => {
    const { left, joined } = unalike(known, vehicles)
    known = vehicles
    for (const [field, before] of groups)
      groups.set(
        field,
        before.size === 0 ? groupBy(vehicles, (vehicle) => vehicle[field]) : regroup(before, left, joined, field),
      )
    const now = new Map(groups)
    return { by: (field) => now.get(field) ?? new Map(), counts }
  }
}
