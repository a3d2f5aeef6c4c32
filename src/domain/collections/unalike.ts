/** How far to look for the place where two lists run alike again. */
const LOOKAHEAD = 8

/** Items of two lists that have no partner in the other. */
export interface Unalike<Item> {
  left: Item[]
  joined: Item[]
}

/** How many items to pass over in each list until they run alike again, as few as possible; null when that is far off. */
export const step = <Item>(
  before: readonly Item[],
  at: number,
  after: readonly Item[],
  to: number,
): readonly [number, number] | null => {
  for (let total = 1; total <= LOOKAHEAD; total += 1)
    for (let skipped = 0; skipped <= total; skipped += 1) {
      const [was, is] = [at + skipped, to + total - skipped]
      if (was < before.length && is < after.length && before[was] === after[is]) return [skipped, total - skipped]
    }
  return null
}

/**
 * Tells two long lists apart that share most of their items, in the same order, at hardly more than the cost of a walk
 * through both. Every item that only one of them has is told. Where much differs in one place, an item that both have
 * may be told of both: whoever asks must treat that as no difference.
 */
export const unalike = <Item extends object>(before: readonly Item[], after: readonly Item[]): Unalike<Item> => {
  const left: Item[] = []
  const joined: Item[] = []
  let [at, to] = [0, 0]
  while (at < before.length && to < after.length) {
    if (before[at] === after[to]) {
      at += 1
      to += 1
      continue
    }
    const [gone, come] = step(before, at, after, to) ?? [1, 1]
    left.push(...before.slice(at, at + gone))
    joined.push(...after.slice(to, to + come))
    at += gone
    to += come
  }
  return { left: left.concat(before.slice(at)), joined: joined.concat(after.slice(to)) }
}
