import { remember } from '../../collections/remember'
import { forgiven, isWithin } from './typos'

/** Words and where they stand: numbers that mean something to whoever made the vocabulary. */
export interface Vocabulary {
  add: (word: string, place: number) => void
  /**
   * Where a word that a visitor typed stands: as it is, or as the beginning of longer ones; failing that, with typing
   * errors. Empty when it is nowhere.
   */
  find: (word: string) => readonly number[]
}

/** From so many letters on, a word also stands for longer ones although it is one itself: "golf" for "golfsportsvan". */
const PREFIX_LENGTH = 3

/** Words that are remembered: with each key only the last word of a question changes. */
const REMEMBERED = 200

export const createVocabulary = (): Vocabulary => {
  const places = new Map<string, Set<number>>()
  const remembered = remember<readonly number[]>(REMEMBERED)

  const all = (test: (word: string) => boolean): number[] => {
    const found = new Set<number>()
    for (const [word, own] of places) if (test(word)) for (const place of own) found.add(place)
    return [...found]
  }
  const look = (word: string): readonly number[] => {
    const exact = places.get(word)
    const isNumber = /^\p{N}+$/u.test(word)
    if (exact && (isNumber || word.length < PREFIX_LENGTH)) return [...exact]
    const begun = all((known) => known.startsWith(word))
    if (begun.length > 0) return begun
    const errors = forgiven(word)
    if (errors === 0) return []
    const near = all((known) => forgiven(known) > 0 && isWithin(word, known, 1))
    return near.length > 0 || errors === 1 ? near : all((known) => forgiven(known) > 0 && isWithin(word, known, errors))
  }
  return {
    add: (word, place) => {
      remembered.forget()
      const known = places.get(word)
      if (known) known.add(place)
      else places.set(word, new Set([place]))
    },
    find: (word) => remembered.of(word, () => look(word)),
  }
}
