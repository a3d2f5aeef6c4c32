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

/** Names with their number of words, and the most words of any. */
const countWords = onceFor((names: readonly PlaceName[]) => {
  const counted = names.map((name) => ({ ...name, count: name.phrase.split(' ').length }))
  return { counted, most: Math.max(0, ...counted.map(({ count }) => count)) }
})

/** The first words of a text by their number, from 0 to `most`; null where they cannot be a misspelt name. */
const beginningsOf = (text: string, most: number) => {
  const words = text.trim().split(' ')
  return Array.from({ length: most + 1 }, (_none, count) => {
    const typed = words.slice(0, count).join(' ')
    const errors = forgiven(typed.replace(/ /g, ''))
    return typed.length > 4 && errors > 0 && !COMMON_WORDS.has(typed) ? { typed, errors } : null
  })
}

/** Finds a misspelt town among the words that are still unread: after a preposition, or if the word is long enough. */
export const misspeltPlace = (sentence: Sentence, names: readonly PlaceName[]): PlaceName | null => {
  const { counted, most } = countWords(names)
  for (const [, preposition = '', after = ''] of sentence.text().matchAll(/(?<= )(a|zu|in|op) ([^|]+)/g)) {
    const beginnings = beginningsOf(after, most)
    for (const { locality, phrase, count } of counted) {
      const first = beginnings[count]
      if (first && isWithin(first.typed, phrase, first.errors))
        return { locality, phrase: `${preposition} ${first.typed}` }
    }
  }
  return (
    misspeltPlaces(sentence, names).find(({ phrase: word }) => !names.some(({ phrase }) => phrase === word)) ?? null
  )
}
