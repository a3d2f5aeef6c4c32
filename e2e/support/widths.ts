import { sampleOf } from './sample'

/**
 * Widths in px at which a test looks at a page: all of them in `npm run test:long`, one by default. Which one follows
 * from the test's name, so that each of the widths has its share of the tests.
 *
 * @param name what is tested
 * @param all the phone, the desk and whatever lies between them
 */
export const widthsFor = (name: string, all: readonly number[] = [390, 768, 1440]): readonly number[] =>
  sampleOf(name, all, 1)
