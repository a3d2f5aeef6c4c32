import { isWithin } from '../../../stock-search/text/typos'
import { MAKE_OF, OTHER_MAKES } from './other-makes'
import { isInWords, makeInWords, MINI, spokenOf, WORDED_NAMES } from './other-models-in-words'
import { soundOf } from '../../words/sounds'
import type { StockName } from '../../site/stock-names'

/** Models of two words, which are read as one: "T-Roc". */
const IN_TWO =
  '(t) (roc|cross)|(c) (hr)|(s|c) (max)|(land) (cruiser)|(x) (trail)|(santa) (fe)|(id) ([457])|(mx|cx) (\\d{1,2})|(rav) (4)'

const ALL: ReadonlySet<string> = new Set([...OTHER_MAKES, ...MAKE_OF.keys()])

/** Whether a word is a make that the group does not have; those that it has are read before. */
export const isOtherMake = (word: string): boolean => OTHER_MAKES.has(word) || word === MINI

/** Whether a word is a make or model that the group does not have. */
export const isOtherCar = (word: string): boolean => ALL.has(word) || isInWords(word)

const LONG_WORDS = [...ALL].filter((word) => word.length >= 6)

const BY_SOUND = new Map(LONG_WORDS.map((known) => [soundOf(known), known]))

/**
 * A long word with a misspelt car that the group does not have put right: "kashkai", or "quashqay" after a make.
 *
 * @param namesMake whether the sentence names a make, so that a typing error is likelier than another word
 */
export const correctOtherCar = (word: string, namesMake: boolean): string => {
  if (ALL.has(word) || word.length < 6) return word
  const heard = BY_SOUND.get(soundOf(word))
  return heard ?? (namesMake ? LONG_WORDS.find((known) => isWithin(word, known, 1)) : undefined) ?? word
}

const TWO_WORDS = new RegExp(`(?<= )(?:${IN_TWO})(?= )`, 'g')

/** Writes models of two words as one. */
export const joinOtherModels = (text: string): string => text.replace(TWO_WORDS, (whole) => whole.replace(' ', ''))

/**
 * What the list is searched for. A model without its make gets it: "A6" alone is in the codes of many engines.
 *
 * @param words of the search
 */
export const otherCarText = (words: readonly string[]): string => {
  const makes = words.some(isOtherMake) ? [] : words.map((word) => MAKE_OF.get(word) ?? makeInWords(word))
  return [...new Set([...makes.flatMap((make) => make ?? []), ...words.map(spokenOf)])].join(' ')
}

/** The same cars as names, for what visitors say of their own. */
export const OTHER_NAMES: readonly StockName[] = [...ALL, ...WORDED_NAMES].map((word) => ({
  facet: 'model',
  id: '',
  brandId: '',
  key: word,
  first: word,
  brandFirst: '',
  bodies: new Set<string>(),
}))
