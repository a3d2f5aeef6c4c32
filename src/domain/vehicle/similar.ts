import { mergeSorted } from '../collections/merge-sorted'
import { unalike } from '../collections/unalike'
import { comesIn, nearestIn, windowOf } from './nearest'
import type { Comparable, Nearest } from './nearest'

const byPower = (a: Comparable, b: Comparable) => a.powerHp - b.powerHp || a.id - b.id
const groupOf = ({ category, bodyStyle }: Comparable) => `${category} ${bodyStyle}`

/** Vehicles of one body style by power, and the answer for each. */
interface Group {
  members: readonly Comparable[]
  answers: Nearest[]
}

/** Members of a list that another list has not, to be asked for by position. */
const loners = (members: readonly Comparable[], isLone: (position: number) => boolean) => {
  const list: Comparable[] = []
  const before = new Int32Array(members.length + 1)
  for (const [position, member] of members.entries()) {
    if (isLone(position)) list.push(member)
    before[position + 1] = list.length
  }
  const upTo = (position: number): number => before[position] ?? 0
  return {
    /** How many there are from a position on, up to another one that does not count. */
    count: (from: number, end: number): number => upTo(end) - upTo(from),
    /** Those between two positions, both included. */
    within: ({ from, to }: { from: number; to: number }): Comparable[] => list.slice(upTo(from), upTo(to + 1)),
  }
}

/**
 * An answer depends on the window around a vehicle alone. Where the same others stand in it but for some that left, none of
 * which was in the answer, and some that joined, none of which is nearer than the last of it, the answer is kept.
 */
const answer = (members: readonly Comparable[], before: Group, count: number): Group => {
  const was = new Map(before.members.map((member, index) => [member, index]))
  const wasAt = members.map((member) => was.get(member) ?? -1)
  const staying = new Set(wasAt)
  const joined = loners(members, (position) => wasAt[position] === -1)
  const gone = loners(before.members, (position) => !staying.has(position))

  const kept = (vehicle: Comparable, position: number): Nearest | null => {
    const old = wasAt[position] ?? -1
    const known = before.answers[old]
    if (!known) return null
    const now = windowOf(position, members.length)
    const then = windowOf(old, before.members.length)
    // Those that stay keep their order: as many on a side as before are the same ones.
    const isSame =
      position - now.from - joined.count(now.from, position) === old - then.from - gone.count(then.from, old) &&
      now.to - position - joined.count(position + 1, now.to + 1) === then.to - old - gone.count(old + 1, then.to + 1)
    if (!isSame) return null
    const isLost = gone.within(then).some(({ id }) => known.ids.includes(id))
    return isLost || joined.within(now).some((candidate) => comesIn(vehicle, candidate, known, count)) ? null : known
  }
  const found = (position: number): Nearest => {
    const now = nearestIn(members, position, count)
    const then = before.answers[wasAt[position] ?? -1]
    return then?.ids.length === now.ids.length && then.ids.every((id, index) => id === now.ids[index])
      ? { ...now, ids: then.ids }
      : now
  }
  return { members, answers: members.map((vehicle, position) => kept(vehicle, position) ?? found(position)) }
}

/**
 * Answers "which vehicles are like this one?" for a whole stock, again and again. Each answer looks at a bounded number
 * of neighbours, so a stock takes linear time, and one that changed a little only what stands near the changes. A
 * vehicle that did not change is recognised by being the same object, and an answer that did not is the same list.
 *
 * @param count how many similar vehicles are wanted of each
 * @returns a function of the stock that gives, by id, the ids of the most similar ones, nearest first
 */
export const createSimilar = (
  count: number,
): ((stock: readonly Comparable[]) => ReadonlyMap<number, readonly number[]>) => {
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
      for (const [index, { id }] of group.members.entries()) answers.set(id, group.answers[index]?.ids ?? [])
    }
    known = stock
    return answers
  }
}
