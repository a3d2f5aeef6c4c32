import { remember } from '../collections/remember'
import { forgiven, isWithin } from '../stock-search/text/typos'

/** Where a word stands in an entry: `alias` is another word for one of its title or topics, `hint` for one of the rest. */
export type Field = 'topic' | 'title' | 'kind' | 'alias' | 'other' | 'hint'

/**
 * Score of a match between a typed word and a word of an entry, at least 1. A word for a whole kind ("concession") scores
 * almost as high as a title word, because it asks for that kind. A topic scores higher than a title that starts with the
 * word: "essai" asks for the form, not for the article "Essai longue durée".
 */
export const WORTH = {
  topic: { same: 16, begun: 12, misspelt: 4 },
  title: { same: 8, begun: 6, misspelt: 4 },
  kind: { same: 7, begun: 5, misspelt: 2 },
  alias: { same: 5, begun: 3, misspelt: 2 },
  other: { same: 3, begun: 2, misspelt: 1 },
  hint: { same: 1, begun: 1, misspelt: 1 },
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
  entries: Record<Field, number[]>
}

const FIELDS = ['topic', 'title', 'kind', 'alias', 'other', 'hint'] as const satisfies readonly Field[]

const noEntries = (): Record<Field, number[]> => ({ topic: [], title: [], kind: [], alias: [], other: [], hint: [] })

/** Words whose entries are remembered: with each key only the last word of a question changes. */
const REMEMBERED = 200
const LETTERS = 31
/** Shorter words are not forgiven errors as beginnings of longer ones: "clio" is no Clipper. */
const FORGIVEN_BEGINNING = 5

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

/** Whether one error at most can make a word begin as another does; most words differ by more from the start. */
const mayBegin = (asked: string, word: string): boolean =>
  asked[0] === word[0] || asked[1] === word[1] || asked[0] === word[1] || asked[1] === word[0]

type Likeness = keyof typeof WORTH.title

/** Compares a typed word with known ones, of which it may differ by so many errors. */
const likenessTo = (asked: string, isUnfinished: boolean, errors: number): ((known: KnownWord) => Likeness | null) => {
  const letters = lettersOf(asked)
  return ({ word, letters: others }) => {
    if (word === asked) return 'same'
    if (isUnfinished && word.startsWith(asked)) return 'begun'
    // An error adds or takes away at most one letter, or exchanges one for another.
    if (errors === 0 || countBits(letters & ~others) > errors || (errors === 1 && !mayBegin(asked, word))) return null
    if (forgiven(word) === 0) return null
    if (isWithin(asked, word, errors)) return 'misspelt'
    return isUnfinished &&
      asked.length >= FORGIVEN_BEGINNING &&
      word.length > asked.length &&
      isWithin(asked, word.slice(0, asked.length), errors)
      ? 'misspelt'
      : null
  }
}

/** Makes an index of words, for some thousand entries. */
export const createWordIndex = (): WordIndex => {
  const words = new Map<string, KnownWord>()
  const remembered = remember<ReadonlyMap<number, number>>(REMEMBERED)

  const look = (asked: string, isUnfinished: boolean, errors: number): ReadonlyMap<number, number> => {
    const found = new Map<number, number>()
    const take = (entries: readonly number[], worth: number): void => {
      for (const entry of entries) if ((found.get(entry) ?? 0) < worth) found.set(entry, worth)
    }
    const likeness = likenessTo(asked, isUnfinished, errors)
    for (const known of words.values()) {
      const like = likeness(known)
      if (like === null) continue
      for (const field of FIELDS) take(known.entries[field], WORTH[field][like])
    }
    return found
  }
  /** Two errors are forgiven only where fewer find nothing: that is rarely meant, and takes several times as long. */
  const lookTwice = (asked: string, isUnfinished: boolean): ReadonlyMap<number, number> => {
    const most = forgiven(asked)
    const near = look(asked, isUnfinished, Math.min(most, 1))
    return near.size > 0 || most < 2 ? near : look(asked, isUnfinished, most)
  }
  return {
    add: (word, entry, field) => {
      remembered.forget()
      const known = words.get(word) ?? { word, letters: lettersOf(word), entries: noEntries() }
      words.set(word, known)
      known.entries[field].push(entry)
    },
    find: (word, isUnfinished) => remembered.of(isUnfinished ? `${word}…` : word, () => lookTwice(word, isUnfinished)),
  }
}
