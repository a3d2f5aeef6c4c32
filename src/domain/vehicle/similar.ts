import type { Vehicle } from './types'

/** What likeness is judged by: structural facts only, so that a new price never makes a page again. */
export type Comparable = Pick<
  Vehicle,
  'id' | 'brandId' | 'modelId' | 'category' | 'bodyStyle' | 'fuel' | 'condition' | 'powerHp' | 'registrationYear' | 'mileage'
>

/** How far to look in each direction among the vehicles of one body style, sorted by power. */
const WINDOW = 40

const distance = (a: Comparable, b: Comparable): number =>
  (a.modelId === b.modelId ? 0 : 3)
  + (a.brandId === b.brandId ? 0 : 1)
  + (a.fuel === b.fuel ? 0 : 2)
  + (a.condition === b.condition ? 0 : 1)
  + Math.abs(a.powerHp - b.powerHp) / 40
  + Math.abs(a.registrationYear - b.registrationYear) / 2
  + Math.abs(a.mileage - b.mileage) / 40_000

const byPower = (a: Comparable, b: Comparable) => a.powerHp - b.powerHp || a.id - b.id

/**
 * Prepares a stock for the question "which vehicles are like this one?". Each answer looks at a bounded number of
 * neighbours, so that asking it for every vehicle stays linear in the size of the stock.
 *
 * @returns a function that gives the ids of the `count` most similar vehicles, nearest first, never the vehicle itself
 */
export const similarIndex = (stock: readonly Comparable[]): ((vehicle: Comparable, count: number) => number[]) => {
  const groups = new Map<string, Comparable[]>()
  const keyOf = ({ category, bodyStyle }: Comparable) => `${category} ${bodyStyle}`
  for (const vehicle of stock) {
    const group = groups.get(keyOf(vehicle))
    if (group) group.push(vehicle)
    else groups.set(keyOf(vehicle), [vehicle])
  }
  for (const group of groups.values()) group.sort(byPower)

  const positionIn = (group: Comparable[], vehicle: Comparable): number => {
    let low = 0
    let high = group.length
    while (low < high) {
      const middle = (low + high) >> 1
      const candidate = group[middle]
      if (candidate && byPower(candidate, vehicle) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  return (vehicle, count) => {
    const group = groups.get(keyOf(vehicle)) ?? []
    const position = positionIn(group, vehicle)
    return group
      .slice(Math.max(0, position - WINDOW), position + WINDOW + 1)
      .filter(({ id }) => id !== vehicle.id)
      .map((candidate) => ({ id: candidate.id, distance: distance(vehicle, candidate) }))
      .sort((a, b) => a.distance - b.distance || a.id - b.id)
      .slice(0, count)
      .map(({ id }) => id)
  }
}
