import { forgiven, isWithin } from '../../../stock-search/text/typos'
import { COMMON_WORDS } from '../../words/common-words'
import { FORGIVEN_WORDS } from './lexicon'
import type { Sentence } from '../../words/sentence'
import { soundOf } from '../../words/sounds'

const FORGIVEN = FORGIVEN_WORDS.map((known) => ({ known, sound: soundOf(known) }))

/** Puts right misspelt words of the trade. */
export const correctOptions = (sentence: Sentence): void => {
  for (const word of sentence.rest()) {
    const errors = Math.min(forgiven(word), 2)
    if (word.length < 5 || errors === 0 || COMMON_WORDS.has(word) || FORGIVEN_WORDS.includes(word)) continue
    const heard = soundOf(word)
    const near = FORGIVEN.find(
      ({ known, sound }) =>
        sound === heard ||
        (known[0] === word[0] && isWithin(word.replace(/k/g, 'qu').replace(/s$/, ''), known, errors)),
    )
    if (near) sentence.replace(word, near.known)
  }
}
