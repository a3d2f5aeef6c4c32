import { forgiven, isWithin } from '../stock-search/text/typos'

/** Where a word stands in an entry. */
export type Field = 'title' | 'other'

/** How well a word of an entry answers a typed one, from 1. A word of a title is always worth more than any other. */
export const WORTH = {
  title: { same: 8, begun: 6, misspelt: 4 },
  other: { same: 3, begun: 2, misspelt: 1 },
} as const

export interface WordIndex {
  add: (word: string, entry: number, field: Field) => void
  /**
   * Entries that have a typed word, each with its best worth.
   *
   * @param isUnfinished the visitor is still typing it, so it also stands for longer words
   */
  find: (word: string, isUnfinished: boolean) => ReadonlyMap<number, number>
}

interface KnownWord {
  word: string
  letters: number
  titles: number[]
  others: number[]
}

/** Words whose entries are remembered: with each key only the last word of a question changes. */
const REMEMBERED = 200
const LETTERS = 31
const NOTHING: ReadonlyMap<number, number> = new Map()

/** The letters of a word as bits. */
const lettersOf = (word: string): number => {
  let bits = 0
  for (let place = 0; place < word.length; place += 1) bits |= 1 << (word.charCodeAt(place) % LETTERS)
  return bits
}

const countBits = (bits: number): number => {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}

type Likeness = keyof typeof WORTH.title

/** Compares a typed word with known ones. */
const likenessTo = (asked: string, isUnfinished: boolean): ((known: KnownWord) => Likeness | null) => {
  const errors = forgiven(asked)
  const letters = lettersOf(asked)
  return ({ word, letters: others }) => {
    if (word === asked) return 'same'
    if (isUnfinished && word.startsWith(asked)) return 'begun'
    // An error adds or takes away at most one letter, or exchanges one for another.
    if (errors === 0 || countBits(letters & ~others) > errors || forgiven(word) === 0) return null
    if (isWithin(asked, word, errors)) return 'misspelt'
    return isUnfinished && word.length > asked.length && isWithin(asked, word.slice(0, asked.length), errors)
      ? 'misspelt'
      : null
  }
}

/** Makes an index of words, for some thousand entries. */
export const createWordIndex = (): WordIndex => {
  const words = new Map<string, KnownWord>()
  const remembered = new Map<string, ReadonlyMap<number, number>>()

  const look = (asked: string, isUnfinished: boolean): ReadonlyMap<number, number> => {
    const found = new Map<number, number>()
    const take = (entries: readonly number[], worth: number): void => {
      for (const entry of entries) if ((found.get(entry) ?? 0) < worth) found.set(entry, worth)
    }
    const likeness = likenessTo(asked, isUnfinished)
    for (const known of words.values()) {
      const like = likeness(known)
      if (like === null) continue
      take(known.titles, WORTH.title[like])
      take(known.others, WORTH.other[like])
    }
    return found.size === 0 ? NOTHING : found
  }
  return {
    add: (word, entry, field) => {
      const known = words.get(word) ?? { word, letters: lettersOf(word), titles: [], others: [] }
      words.set(word, known)
      known[field === 'title' ? 'titles' : 'others'].push(entry)
    },
    find: (word, isUnfinished) => {
      const key = isUnfinished ? `${word}…` : word
      const before = remembered.get(key)
      if (before) return before
      const found = look(word, isUnfinished)
      if (remembered.size >= REMEMBERED) remembered.clear()
      remembered.set(key, found)
      return found
    },
  }
}
