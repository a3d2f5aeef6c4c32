import { createHash } from 'node:crypto'
import { isLong } from './long'

/**
 * Widths in px at which a test looks at a page: all of them in `npm run test:long`, one by default. Which one follows
 * from the test's name, so that each of the widths has its share of the tests.
 *
 * @param name what is tested
 * @param all the phone, the desk and whatever lies between them
 */
export const widthsFor = (name: string, all: readonly number[] = [390, 768, 1440]): readonly number[] =>
  isLong ? all : all.slice(createHash('sha256').update(name).digest().readUInt32BE() % all.length).slice(0, 1)
