import { COMMON_WORDS, SMALL_TALK } from '../words/common-words'
import type { Knowledge } from '../knowledge/knowledge'
import { correctOtherCar, isOtherCar, joinOtherModels } from './names/other-cars'
import type { FoundName } from './names/read-names'
import { readTrims } from './names/read-trims'
import type { Sentence } from '../words/sentence'

/** Words of a sentence that set no filter. */
export interface RestOfSentence {
  /** All of them, but those that mean nothing. */
  unknown: string[]
  /** Those that the list is searched for: trims, and cars that the group does not have. */
  words: string[]
  /** Those that are not understood. */
  strange: string[]
}

const OR = /^(?:ou|oder|or|et|und|and|soit)$/
/** Words of cars that the group does not have beside "ou" or "et", the make with its model: "Kia Picanto ou i20". */
const otherAlternatives = (text: string): string[] => {
  const words = text.trim().split(' ')
  const runFrom = (start: number, step: 1 | -1): string[] => {
    const run: string[] = []
    for (let at = start; isOtherCar(words[at] ?? ''); at += step) run.push(words[at] ?? '')
    return run
  }
  return words.flatMap((word, at) =>
    OR.test(word) ? [...runFrom(at - 1, -1), ...runFrom(at + 1, 1), ...runFrom(at + 2, 1)] : [],
  )
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
  const alternatives = names.length > 0 ? otherAlternatives(joinOtherModels(whole)) : []
  const isElse = (word: string): boolean => alternatives.includes(word)
  return {
    unknown,
    words: trims.words.filter((word) => !isElse(word)),
    strange: [...trims.words.filter(isElse), ...trims.unread],
  }
}
