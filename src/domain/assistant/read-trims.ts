import type { Knowledge } from './knowledge'
import type { FoundName } from './read-names'

/** Common makes that a group may not sell: a search for one finds nothing instead of other makes. */
const OTHER_MAKES: ReadonlySet<string> = new Set(
  (
    'abarth aston audi bentley bmw byd cadillac chevrolet chrysler cupra daihatsu dodge ds ferrari honda infiniti isuzu ' +
    'jaguar kia lada lamborghini lancia landrover lexus lotus maserati mazda mercedes mitsubishi polestar porsche ' +
    'rover saab scania seat smart ssangyong subaru suzuki tesla xpeng'
  ).split(' '),
)

/** Whether a word is a make; one that the group has was read before. */
export const isOtherMake = (word: string): boolean => OTHER_MAKES.has(word)

/**
 * Splits words that set no filter into those to search the list for (makes that are not in stock, and trims of the makes
 * and models named, as in "3008 GT") and those that are not understood.
 */
export const readTrims = (
  words: readonly string[],
  names: readonly FoundName[],
  { trimsOf }: Knowledge,
): { words: string[]; unread: string[] } => {
  const wanted = names.filter(({ isRefused, isOwn }) => !isRefused && !isOwn).map(({ name }) => name)
  // "Audi A4": a model of a make that is not in stock.
  const isElsewhere = words.some(isOtherMake)
  const isSearched = (word: string): boolean =>
    isOtherMake(word) || (isElsewhere && /\d/.test(word)) || wanted.some((name) => trimsOf(name).has(word))
  return { words: words.filter(isSearched), unread: words.filter((word) => !isSearched(word)) }
}
