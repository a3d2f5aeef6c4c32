/**
 * Merges two lists that are sorted already; of equal items those of the first come first. With a total order the
 * result is what sorting all of them anew would give, in linear time.
 */
export const mergeSorted = <Item>(first: readonly Item[], second: readonly Item[], compare: (a: Item, b: Item) => number): Item[] => {
  if (second.length === 0) return [...first]
  const merged: Item[] = []
  let at = 0
  for (const item of second) {
    for (let next = first[at]; next !== undefined && compare(next, item) <= 0; next = first[at]) {
      merged.push(next)
      at += 1
    }
    merged.push(item)
  }
  for (; at < first.length; at += 1) merged.push(first[at] as Item)
  return merged
}
