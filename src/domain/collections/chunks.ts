/** Cuts a list into lists of so many items, the last one perhaps shorter; none of an empty list. */
export const chunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))
