import { unalike } from '../../domain/collections/unalike'
import type { VehicleFacts } from '../site-data'

const FIELDS = ['brandId', 'category', 'condition', 'fuel', 'transmission', 'bodyStyle', 'locationId'] as const
type Field = (typeof FIELDS)[number]

/** How many vehicles have each value of a field, by field; in the order of the values, whatever the counts came from. */
export type VehicleCounts = Record<Field, Record<string, number>>

interface Counted {
  vehicles: readonly VehicleFacts[]
  tally: Map<Field, Map<string, number>>
}

const add = (tally: Counted['tally'], vehicle: VehicleFacts, amount: 1 | -1): void => {
  for (const [field, numbers] of tally) {
    const value = vehicle[field]
    const now = (numbers.get(value) ?? 0) + amount
    if (now > 0) numbers.set(value, now)
    else numbers.delete(value)
  }
}

const told = (numbers: ReadonlyMap<string, number> = new Map()): Record<string, number> =>
  Object.fromEntries([...numbers].sort(([a], [b]) => (a < b ? -1 : 1)))

/**
 * Counts the vehicles of lists again and again: every build asks for those of twenty lists, and between two builds a list
 * differs in a few vehicles. To count all of them took longer than all the rest of the planning.
 *
 * @returns a function of a list's name and its vehicles
 */
export const createCounter = (): ((list: string, vehicles: readonly VehicleFacts[]) => VehicleCounts) => {
  const lists = new Map<string, Counted>()
  return (list, vehicles) => {
    const known = lists.get(list) ?? {
      vehicles: [],
      tally: new Map(FIELDS.map((field) => [field, new Map<string, number>()])),
    }
    const { left, joined } = unalike(known.vehicles, vehicles)
    for (const vehicle of joined) add(known.tally, vehicle, 1)
    for (const vehicle of left) add(known.tally, vehicle, -1)
    lists.set(list, { ...known, vehicles })
    const of = (field: Field) => told(known.tally.get(field))
    return {
      brandId: of('brandId'),
      category: of('category'),
      condition: of('condition'),
      fuel: of('fuel'),
      transmission: of('transmission'),
      bodyStyle: of('bodyStyle'),
      locationId: of('locationId'),
    }
  }
}
