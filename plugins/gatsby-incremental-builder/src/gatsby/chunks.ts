/** Cuts a list into lists of so many items, the last one perhaps shorter; none of an empty list. */
export const chunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))

/** The same in lists of growing sizes; the last size is that of all further ones. */
export const growingChunks = <Item>(items: readonly Item[], sizes: readonly number[]): Item[][] => {
  const cut: Item[][] = []
  for (let at = 0; at < items.length; at += cut.at(-1)?.length ?? 0) cut.push(items.slice(at, at + (sizes[Math.min(cut.length, sizes.length - 1)] ?? items.length)))
  return cut
}
