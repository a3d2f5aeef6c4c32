import type { Target } from './targets'

export interface PlannedClick {
  target: Target
  /** Milliseconds after the start of the navigation. */
  atMs: number
}

/** The clicks of one visit in order, all on the same kind of page and device. */
export type PlannedVisit = readonly PlannedClick[]

/** No visitor clicks more often than this in the first seconds. */
const MOST_IN_A_VISIT = 4

const shuffled = <Item>(items: readonly Item[], random: () => number): Item[] =>
  items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)

const visitOf = (
  first: Target,
  targets: readonly Target[],
  withinMs: number,
  most: number,
  random: () => number,
): PlannedVisit => {
  const beside = targets.filter(
    (one) => one !== first && one.kind === first.kind && one.device === first.device && !one.isLast,
  )
  const many = Math.min(most, 1 + Math.floor(random() * MOST_IN_A_VISIT))
  const chosen = [first, ...shuffled(beside, random).slice(0, many - 1)]
  const moments = chosen.map(() => Math.round(random() * withinMs)).sort((a, b) => a - b)
  const ordered = [
    ...shuffled(
      chosen.filter(({ isLast }) => !isLast),
      random,
    ),
    ...chosen.filter(({ isLast }) => isLast),
  ]
  return ordered.map((target, index) => ({ target, atMs: moments[index] ?? 0 }))
}

/**
 * Plans visits with a total number of clicks at random moments. Every target is chosen first equally often. A target that
 * hides the others is clicked last.
 *
 * @param random numbers from 0 up to 1
 */
export const planVisits = (
  targets: readonly Target[],
  tried: number,
  withinMs: number,
  random: () => number,
): PlannedVisit[] => {
  const visits: PlannedVisit[] = []
  let left = targets.length === 0 ? 0 : tried
  while (left > 0)
    for (const first of shuffled(targets, random)) {
      if (left <= 0) break
      const visit = visitOf(first, targets, withinMs, left, random)
      visits.push(visit)
      left -= visit.length
    }
  return visits
}
