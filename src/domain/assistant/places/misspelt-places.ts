import { forgiven, isWithin } from '../../stock-search/text/typos'
import { COMMON_WORDS } from '../words/common-words'
import type { PlaceName } from '../site/place-names'
import type { Sentence } from '../words/sentence'

/** Letters of a misspelt town that needs no preposition. */
const LEAST_ALONE = 7

/** Misspelt names of some towns that are long enough to need no preposition, each with the word that was typed. */
export const misspeltPlaces = (sentence: Sentence, names: readonly PlaceName[]): PlaceName[] =>
  sentence.rest().flatMap((word) => {
    if (word.length < LEAST_ALONE || COMMON_WORDS.has(word)) return []
    const near = names.find(({ phrase }) => phrase.length >= LEAST_ALONE && isWithin(word, phrase, 1))
    return near ? [{ locality: near.locality, phrase: word }] : []
  })

/** Finds a misspelt town among the words that are still unread: after a preposition, or if the word is long enough. */
export const misspeltPlace = (sentence: Sentence, names: readonly PlaceName[]): PlaceName | null => {
  for (const [, preposition = '', after = ''] of sentence.text().matchAll(/(?<= )(a|zu|in|op) ([^|]+)/g))
    for (const { locality, phrase } of names) {
      const typed = after.trim().split(' ').slice(0, phrase.split(' ').length).join(' ')
      const errors = forgiven(typed.replace(/ /g, ''))
      if (typed.length > 4 && errors > 0 && !COMMON_WORDS.has(typed) && isWithin(typed, phrase, errors))
        return { locality, phrase: `${preposition} ${typed}` }
    }
  return (
    misspeltPlaces(sentence, names).find(({ phrase: word }) => !names.some(({ phrase }) => phrase === word)) ?? null
  )
}
