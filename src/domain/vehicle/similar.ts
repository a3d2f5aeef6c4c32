import { mergeSorted } from '../collections/merge-sorted'
import { unalike } from '../collections/unalike'
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
const groupOf = ({ category, bodyStyle }: Comparable) => `${category} ${bodyStyle}`

/** Vehicles of one body style by power, and the answer for each. */
interface Group {
  members: Comparable[]
  answers: number[][]
}

const windowOf = (position: number, length: number) => ({ from: Math.max(0, position - WINDOW), to: Math.min(length - 1, position + WINDOW) })

/** Ids of the `count` nearest in the window, nearest first, then by id. */
const nearest = (members: readonly Comparable[], position: number, count: number): number[] => {
  const vehicle = members[position]
  const found: { id: number; distance: number }[] = []
  if (!vehicle) return []
  const { from, to } = windowOf(position, members.length)
  for (let at = from; at <= to; at += 1) {
    const candidate = members[at]
    if (!candidate || at === position) continue
    const away = distance(vehicle, candidate)
    let rank = found.length
    for (let other = found[rank - 1]; other && (away < other.distance || (away === other.distance && candidate.id < other.id)); other = found[rank - 1]) rank -= 1
    if (rank >= count) continue
    found.splice(rank, 0, { id: candidate.id, distance: away })
    if (found.length > count) found.pop()
  }
  return found.map(({ id }) => id)
}

/** An answer depends on nothing but the window around a vehicle: where that is the same, the answer is kept. */
const answer = (members: Comparable[], before: Group, count: number): Group => {
  const was = new Map(before.members.map((member, index) => [member, index]))
  const wasAt = members.map((member) => was.get(member) ?? -1)
  // How many breaks there are up to each position: places where a vehicle follows another one than before.
  const breaks: number[] = []
  for (const [index, position] of wasAt.entries())
    breaks.push((breaks[index - 1] ?? 0) + (index > 0 && position >= 0 && position === (wasAt[index - 1] ?? -1) + 1 ? 0 : 1))

  const kept = (position: number): number[] | undefined => {
    const old = wasAt[position] ?? -1
    if (old < 0) return undefined
    const now = windowOf(position, members.length)
    const then = windowOf(old, before.members.length)
    const isWhole = breaks[now.from] === breaks[now.to] && wasAt[now.from] === then.from && wasAt[now.to] === then.to
    return isWhole ? before.answers[old] : undefined
  }
  const found = (position: number): number[] => {
    const now = nearest(members, position, count)
    const then = before.answers[wasAt[position] ?? -1]
    return then?.length === now.length && then.every((id, index) => id === now[index]) ? then : now
  }
  return { members, answers: members.map((_, position) => kept(position) ?? found(position)) }
}

/**
 * Answers "which vehicles are like this one?" for a whole stock, again and again. Each answer looks at a bounded number
 * of neighbours, so a stock takes linear time, and one that changed a little only what stands near the changes. A
 * vehicle that did not change is recognised by being the same object, and an answer that did not is the same list.
 *
 * @param count how many similar vehicles are wanted of each
 * @returns a function of the stock that gives, by id, the ids of the most similar ones, nearest first
 */
export const createSimilar = (count: number): ((stock: readonly Comparable[]) => ReadonlyMap<number, readonly number[]>) => {
  let known: readonly Comparable[] = []
  const groups = new Map<string, Group>()
  const answers = new Map<number, readonly number[]>()

  return (stock) => {
    const { left, joined } = unalike(known, stock)
    const touched = new Map<string, Comparable[]>()
    const touch = (vehicle: Comparable): Comparable[] => {
      const key = groupOf(vehicle)
      const added = touched.get(key) ?? []
      touched.set(key, added)
      return added
    }
    for (const vehicle of left) {
      touch(vehicle)
      answers.delete(vehicle.id)
    }
    for (const vehicle of joined) touch(vehicle).push(vehicle)

    const gone = new Set(left)
    for (const [key, added] of touched) {
      const before = groups.get(key) ?? { members: [], answers: [] }
      const staying = before.members.filter((member) => !gone.has(member))
      const group = answer(mergeSorted(staying, added.sort(byPower), byPower), before, count)
      groups.set(key, group)
      for (const [index, { id }] of group.members.entries()) answers.set(id, group.answers[index] ?? [])
    }
    known = stock
    return answers
  }
}
