import type { Knowledge } from '../../knowledge/knowledge'
import { isOtherCar, isOtherMake } from './other-cars'
import type { FoundName } from './read-names'

/** What looks like a model behind the name of a make: "Volvo V40", "Peugeot 206". */
const LIKE_MODEL = /^(?:[a-z]{1,2}\d{1,3}|\d{3})$/

/** A unit of a variant's name says nothing without its figure. */
const UNIT = /^(?:kwh|kw|ch|cv|hp)$/

/**
 * Splits words that set no filter into those to search the list for (makes and models that are not in stock, and trims of
 * the makes and models named, as in "3008 GT") and those that are not understood.
 */
export const readTrims = (
  words: readonly string[],
  names: readonly FoundName[],
  { trimsOf }: Knowledge,
): { words: string[]; unread: string[] } => {
  const wanted = names.filter(({ isRefused, isOwn }) => !isRefused && !isOwn).map(({ name }) => name)
  // "Audi A4": a model of a make that is not in stock.
  const isElsewhere = words.some(isOtherMake)
  const namesMakeOnly = wanted.length > 0 && wanted.every(({ facet }) => facet === 'brand')
  const isSearched = (word: string): boolean =>
    isOtherCar(word) ||
    (isElsewhere && /\d/.test(word)) ||
    (namesMakeOnly && LIKE_MODEL.test(word)) ||
    (!UNIT.test(word) && wanted.some((name) => trimsOf(name).has(word)))
  return { words: words.filter(isSearched), unread: words.filter((word) => !isSearched(word)) }
}
