import { COMMON_WORDS, SMALL_TALK } from './common-words'
import type { Knowledge } from './knowledge'
import { correctOtherCar, isOtherCar, joinOtherModels } from './other-cars'
import type { FoundName } from './read-names'
import { readTrims } from './read-trims'
import type { Sentence } from './sentence'

/** Words of a sentence that set no filter. */
export interface RestOfSentence {
  /** All of them, but those that mean nothing. */
  unknown: string[]
  /** Those that the list is searched for: trims, and cars that the group does not have. */
  words: string[]
  /** Those that are not understood. */
  strange: string[]
}

/** @param whole the sentence before anything was taken out */
export const readRest = (
  sentence: Sentence,
  whole: string,
  names: readonly FoundName[],
  knowledge: Knowledge,
): RestOfSentence => {
  const namesMake = names.some(({ name }) => name.facet === 'brand')
  const unknown = joinOtherModels(sentence.text())
    .split(' ')
    .filter((word) => /\w\w/.test(word) && !COMMON_WORDS.has(word) && !SMALL_TALK.has(word))
    .map((word) => correctOtherCar(word, namesMake))
  const trims = readTrims(unknown, names, knowledge)
  // "Une Polo ou une Corsa": what is not in stock must not hide what is.
  const isElse = (word: string): boolean =>
    isOtherCar(word) &&
    names.length > 0 &&
    new RegExp(` ou (?:\\w+ )?${word} | ${word} ou `).test(joinOtherModels(whole))
  return {
    unknown,
    words: trims.words.filter((word) => !isElse(word)),
    strange: [...trims.words.filter(isElse), ...trims.unread],
  }
}
