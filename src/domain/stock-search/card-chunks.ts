/** Cards in the file of the newest vehicles: a page of the overview. */
export const NEWEST = 24

/** Vehicles in a file of cards, on average; a power of two. */
const CHUNK = 8
const GOLDEN = 0x9e3779b1
const SHIFT = 32 - Math.log2(CHUNK)

/** Whether a file of cards begins with the vehicle of this number: about one in eight does. */
export const startsChunk = (id: number): boolean => Math.imul(id, GOLDEN) >>> SHIFT === 0

/**
 * Where files of cards begin. It depends on the numbers of the vehicles alone, so a vehicle that comes or goes changes
 * the file that it stands in and no other.
 *
 * @param ids numbers of the vehicles in the order of the index
 * @returns first row of each file, and at last how many rows there are
 */
export const chunkStarts = (ids: ArrayLike<number>): Uint32Array => {
  const starts: number[] = []
  for (let row = 0; row < ids.length; row += 1) if (row === 0 || startsChunk(ids[row] as number)) starts.push(row)
  return Uint32Array.from([...starts, ids.length])
}
