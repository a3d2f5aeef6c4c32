/** Cuts a list into lists of growing sizes; the last size is that of all further ones. None of an empty list. */
export const growingChunks = <Item>(items: readonly Item[], sizes: readonly number[]): Item[][] => {
  const cut: Item[][] = []
  for (let at = 0; at < items.length; at += cut.at(-1)?.length ?? 0)
    cut.push(items.slice(at, at + (sizes[Math.min(cut.length, sizes.length - 1)] ?? items.length)))
  return cut
}

/** The same in lists of one size, the last one perhaps shorter. */
export const chunks = <Item>(items: readonly Item[], size: number): Item[][] => growingChunks(items, [size])
