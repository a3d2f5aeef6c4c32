import { onceFor } from '../../collections/once'
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

/** Most words in the name of a town. */
const MOST_WORDS = 6

const wordsIn = onceFor((names: readonly PlaceName[]) =>
  names.map((name) => ({ ...name, count: name.phrase.split(' ').length })),
)

/** The first words of a text, for each number of words; null where they are no misspelt name. */
const beginningsOf = (text: string) => {
  const words = text.trim().split(' ')
  return Array.from({ length: MOST_WORDS + 1 }, (_none, count) => {
    const typed = words.slice(0, count).join(' ')
    const errors = forgiven(typed.replace(/ /g, ''))
    return typed.length > 4 && errors > 0 && !COMMON_WORDS.has(typed) ? { typed, errors } : null
  })
}

/** Finds a misspelt town among the words that are still unread: after a preposition, or if the word is long enough. */
export const misspeltPlace = (sentence: Sentence, names: readonly PlaceName[]): PlaceName | null => {
  for (const [, preposition = '', after = ''] of sentence.text().matchAll(/(?<= )(a|zu|in|op) ([^|]+)/g)) {
    const beginnings = beginningsOf(after)
    for (const { locality, phrase, count } of wordsIn(names)) {
      const first = beginnings[count]
      if (first && isWithin(first.typed, phrase, first.errors))
        return { locality, phrase: `${preposition} ${first.typed}` }
    }
  }
  return (
    misspeltPlaces(sentence, names).find(({ phrase: word }) => !names.some(({ phrase }) => phrase === word)) ?? null
  )
}
