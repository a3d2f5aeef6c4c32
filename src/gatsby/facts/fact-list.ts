import type { z } from 'zod'
import { changeSorted } from '../../domain/collections/merge-sorted'

/** The facts of one kind of node, by node id and in order. */
export interface FactList<Fact> {
  /** @throws ZodError when the node does not fit */
  put: (id: string, node: object) => void
  remove: (id: string) => void
  /** In order; the same list as long as nothing changed. */
  list: () => readonly Fact[]
}

/**
 * Keeps facts in order while single ones change: a list of 20,000 is neither read nor sorted anew for one of them. A
 * fact that is read again and says the same stays the same object, so that what was made of it is found again.
 *
 * @param compare a total order: the list must not depend on how it came about
 */
export const createFactList = <Fact extends object>(
  schema: z.ZodType<Fact>,
  compare: (a: Fact, b: Fact) => number,
): FactList<Fact> => {
  const byId = new Map<string, Fact>()
  let sorted: Fact[] = []
  const left = new Set<Fact>()
  const joined = new Set<Fact>()

  const remove = (id: string): void => {
    const fact = byId.get(id)
    if (fact === undefined) return
    byId.delete(id)
    if (!joined.delete(fact)) left.add(fact)
  }
  return {
    remove,
    put: (id, node) => {
      const fact = schema.parse(node)
      const before = byId.get(id)
      if (before !== undefined && JSON.stringify(before) === JSON.stringify(fact)) return
      remove(id)
      byId.set(id, fact)
      joined.add(fact)
    },
    list: () => {
      if (left.size + joined.size > 0) sorted = changeSorted(sorted, left, [...joined], compare)
      left.clear()
      joined.clear()
      return sorted
    },
  }
}
