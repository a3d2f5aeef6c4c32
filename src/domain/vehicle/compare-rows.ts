/** A line of a comparison: one value for each vehicle, null where it is not known. */
export interface CompareRow {
  id: string
  values: (string | null)[]
}

/** Whether the vehicles differ in a line. */
export const differs = ({ values }: CompareRow): boolean => new Set(values).size > 1

/** Lines that tell something: at least one value is known; with `onlyDifferences`, those in which the vehicles differ. */
export const shownRows = (rows: CompareRow[], onlyDifferences: boolean): CompareRow[] =>
  rows.filter((row) => row.values.some((value) => value !== null) && (!onlyDifferences || differs(row)))

/** Labels that at least one of several lists has, those of most lists first, in a stable order. */
export const commonLabels = (lists: string[][], count: number): string[] => {
  const counts = new Map<string, number>()
  for (const list of lists) for (const label of new Set(list)) counts.set(label, (counts.get(label) ?? 0) + 1)
  return [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b, 'fr')).slice(0, count).map(([label]) => label)
}
