/**
 * Merges two lists that are sorted already; of equal items those of the first come first. With a total order the
 * result is what sorting all of them anew would give, in linear time.
 */
export const mergeSorted = <Item>(
  first: readonly Item[],
  second: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Item[] => {
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

/** From so many changes on, a walk through the whole list costs less than looking for each of their places. */
const MANY = 200

const placeOf = <Item>(sorted: readonly Item[], item: Item, compare: (a: Item, b: Item) => number): number => {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if (compare(sorted[middle] as Item, item) <= 0) from = middle + 1
    else to = middle
  }
  return from
}

/**
 * A sorted list without some of its items and with others; what sorting anew would give. A few of 20,000 are found and put
 * in place without a look at the rest.
 *
 * @param left items of `sorted`
 * @param compare a total order
 */
export const changeSorted = <Item>(
  sorted: readonly Item[],
  left: ReadonlySet<Item>,
  joined: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Item[] => {
  if (left.size + joined.length > MANY)
    return mergeSorted(
      sorted.filter((item) => !left.has(item)),
      [...joined].sort(compare),
      compare,
    )
  const changed = [...sorted]
  for (const item of left) {
    const at = changed.indexOf(item)
    if (at >= 0) changed.splice(at, 1)
  }
  for (const item of joined) changed.splice(placeOf(changed, item, compare), 0, item)
  return changed
}
