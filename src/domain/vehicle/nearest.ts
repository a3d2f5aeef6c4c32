import type { Vehicle } from './types'

/** What likeness is judged by: structural facts only, so that a new price never makes a page again. */
export type Comparable = Pick<
  Vehicle,
  | 'id'
  | 'brandId'
  | 'modelId'
  | 'category'
  | 'bodyStyle'
  | 'fuel'
  | 'condition'
  | 'powerHp'
  | 'registrationYear'
  | 'mileage'
>

/** How far to look in each direction among the vehicles of one body style, sorted by power. */
const WINDOW = 40

const distance = (a: Comparable, b: Comparable): number =>
  (a.modelId === b.modelId ? 0 : 3) +
  (a.brandId === b.brandId ? 0 : 1) +
  (a.fuel === b.fuel ? 0 : 2) +
  (a.condition === b.condition ? 0 : 1) +
  Math.abs(a.powerHp - b.powerHp) / 40 +
  Math.abs(a.registrationYear - b.registrationYear) / 2 +
  Math.abs(a.mileage - b.mileage) / 40_000

interface Found {
  id: number
  distance: number
}

/** The nearest of a vehicle, nearest first, then by id. */
export interface Nearest {
  ids: readonly number[]
  /** The last of them. */
  farthest: Found | null
}

/** Positions that are looked at for the vehicle at one of them, both ends included. */
export const windowOf = (position: number, length: number): { from: number; to: number } => ({
  from: Math.max(0, position - WINDOW),
  to: Math.min(length - 1, position + WINDOW),
})

const isBefore = (a: Found, b: Found): boolean => a.distance < b.distance || (a.distance === b.distance && a.id < b.id)

/** @param members of one body style, by power */
export const nearestIn = (members: readonly Comparable[], position: number, count: number): Nearest => {
  const vehicle = members[position]
  const found: Found[] = []
  if (!vehicle) return { ids: [], farthest: null }
  const { from, to } = windowOf(position, members.length)
  for (let at = from; at <= to; at += 1) {
    const candidate = members[at]
    if (!candidate || at === position) continue
    const next = { id: candidate.id, distance: distance(vehicle, candidate) }
    let rank = found.length
    for (let other = found[rank - 1]; other && isBefore(next, other); other = found[rank - 1]) rank -= 1
    if (rank >= count) continue
    found.splice(rank, 0, next)
    if (found.length > count) found.pop()
  }
  return { ids: found.map(({ id }) => id), farthest: found.at(-1) ?? null }
}

/** Whether a vehicle that joined the window would be among the nearest. */
export const comesIn = (
  vehicle: Comparable,
  candidate: Comparable,
  { ids, farthest }: Nearest,
  count: number,
): boolean =>
  ids.length < count ||
  (farthest !== null && isBefore({ id: candidate.id, distance: distance(vehicle, candidate) }, farthest))
