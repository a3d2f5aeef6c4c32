import { createHash } from 'node:crypto'
import { isLong } from './long'

/**
 * What a test looks at: everything in `npm run test:long`, a few by default, evenly spread. Which ones follows from the
 * test's name, so that tests of the same things look at different ones.
 *
 * @param name what is tested
 * @param count how many by default
 */
export const sampleOf = <Item>(
  name: string,
  all: readonly Item[],
  count: number,
  wantsAll = isLong,
): readonly Item[] => {
  if (wantsAll || all.length <= count) return all
  const start = createHash('sha256').update(name).digest().readUInt32BE()
  const chosen = new Set(
    Array.from({ length: count }, (_, index) => (start + Math.floor((index * all.length) / count)) % all.length),
  )
  return all.filter((_, index) => chosen.has(index))
}
