/** A line of a comparison: one value for each vehicle, null where it is not known. */
export interface CompareRow {
  /** Unique within the comparison. */
  id: string
  label: string
  values: (string | null)[]
  /** A second line under each value, such as the terms of an instalment. */
  notes?: (string | null)[]
  /** Which vehicles have the best value; all false where the line has none. */
  best: boolean[]
  /** Shown even when no vehicle has a value: it may arrive later. */
  always?: boolean
}

/** Which end of a scale is the better one, for anybody. */
export type BestRule = 'lowest' | 'highest'

/**
 * Which vehicles have the best value of a line. None when fewer than two values are known or all known ones read the
 * same: a difference that is rounded away is none. Equals share the place.
 *
 * @param texts what is shown
 * @param figures what it is compared by; null takes no part
 */
export const bestOf = (
  texts: readonly (string | null)[],
  figures: readonly (number | null)[],
  rule: BestRule,
): boolean[] => {
  const taking = texts.map((text, index) => (text === null ? null : (figures[index] ?? null)))
  const known = taking.filter((figure) => figure !== null)
  const top = rule === 'lowest' ? Math.min(...known) : Math.max(...known)
  const best = texts[taking.indexOf(top)]
  const isBest = texts.map((text, index) => taking[index] !== null && text === best)
  return known.length < 2 || isBest.filter(Boolean).length === known.length ? texts.map(() => false) : isBest
}

/** Whether the vehicles differ in a line. */
export const differs = ({ values, notes = [] }: Pick<CompareRow, 'values' | 'notes'>): boolean =>
  new Set(values).size > 1 || new Set(notes).size > 1

/** Lines that tell something: at least one value is known; with `onlyDifferences`, those in which the vehicles differ. */
export const shownRows = <Row extends Pick<CompareRow, 'values' | 'notes' | 'always'>>(
  rows: readonly Row[],
  onlyDifferences: boolean,
): Row[] =>
  rows.filter(
    (row) => (row.always === true || row.values.some((value) => value !== null)) && (!onlyDifferences || differs(row)),
  )

/** Labels that at least one of several lists has, those of most lists first, in a stable order. */
export const commonLabels = (lists: string[][], count: number): string[] => {
  const counts = new Map<string, number>()
  for (const list of lists) for (const label of new Set(list)) counts.set(label, (counts.get(label) ?? 0) + 1)
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || a.localeCompare(b, 'fr'))
    .slice(0, count)
    .map(([label]) => label)
}
