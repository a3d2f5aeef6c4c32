import { ownOf } from '../collections/own'
import { plainText } from '../stock-search/text/plain-text'
import { askedParts, askedWords, indexWords, isFiller, wordsOf } from '../stock-search/text/words'
import { OTHER_NAMES } from '../vehicle/other-names'
import { ENTRY_KINDS } from './search-entry'
import type { EntryKind, SearchEntry } from './search-entry'
import { otherWordsFor } from './word-groups'
import { createWordIndex, WORTH } from './word-index'
import type { Field } from './word-index'

/** Results of one kind, best first. */
export interface FoundGroup {
  kind: EntryKind
  entries: readonly SearchEntry[]
  /** How many match, shown or not. */
  count: number
  /** Whether the best one has every typed word, without typing errors, in its title or in the name of its kind. */
  isNamed: boolean
}

export interface SiteSearch {
  /**
   * Finds the entries that have every word of a text, or where there are none, all words but one.
   *
   * @param most entries of a group
   * @returns groups, the one with the best entry first; none for a text without words
   */
  search: (text: string, most: number) => FoundGroup[]
}

/** Added to the worth of an entry whose title is the text, or begins with it, or has as many words and one of them. */
const WHOLE_TITLE = 20
const BEGINNING = 5
const AS_LONG = 2

interface Found {
  entry: SearchEntry
  score: number
  isNamed: boolean
}

const byRank = (a: Found, b: Found): number =>
  b.score - a.score || a.entry.title.length - b.entry.title.length || (a.entry.path < b.entry.path ? -1 : 1)

/**
 * Makes the search over everything but the stock. Accents and case do not count, the last word may be unfinished, and
 * longer words may have typing errors.
 *
 * @param kindWords words that every entry of a kind is found by, such as "concession"
 */
export const createSiteSearch = (
  entries: readonly SearchEntry[],
  kindWords: Readonly<Record<EntryKind, string>>,
): SiteSearch => {
  const index = createWordIndex()
  const titles = entries.map(({ title }) => wordsOf(title).join(' '))
  entries.forEach(({ kind, title, text, keywords, topics = '' }, place) => {
    const known = new Set<string>()
    const add = (words: readonly string[], field: Field): void => {
      for (const word of words.filter((one) => !known.has(one))) {
        known.add(word)
        index.add(word, place, field)
      }
    }
    const [inTopics, inTitle, inText] = [indexWords(topics), indexWords(title), indexWords(`${text} ${keywords}`)]
    add(inTopics, 'topic')
    add(inTitle, 'title')
    add(indexWords(kindWords[kind]), 'kind')
    add(otherWordsFor([...inTopics, ...inTitle]), 'alias')
    add(inText, 'other')
    add(otherWordsFor(inText), 'hint')
  })

  /** Worth by entry of a typed word, or of its letters and figures apart: "golf7". */
  const worthsOf = (word: string, isUnfinished: boolean): ReadonlyMap<number, number>[] => {
    const otherName = ownOf(OTHER_NAMES, word)
    const known = index.find(word, isUnfinished)
    const whole = otherName ? new Map([...known, ...index.find(otherName, false)]) : known
    const parts = whole.size > 0 ? [] : askedParts(word)
    return parts.length === 0
      ? [whole]
      : parts.map((part, place) => index.find(part, isUnfinished && place === parts.length - 1))
  }
  const find = (text: string): Found[] => {
    const words = askedWords(text)
    const isUnfinished = /[\p{L}\p{N}]$/u.test(plainText(text))
    const worths = words.flatMap((word, place) => worthsOf(word, isUnfinished && place === words.length - 1))
    const phrase = wordsOf(text).join(' ')
    const bonusOf = (title: string, own: readonly number[]): number =>
      (title.split(' ').length === words.length && Math.max(...own) >= WORTH.title.misspelt ? AS_LONG : 0) +
      (title === phrase ? WHOLE_TITLE : title.startsWith(phrase) ? BEGINNING : 0)
    const withAllBut = (most: 0 | 1): Found[] =>
      [...new Set(worths.slice(0, most + 1).flatMap((found) => [...found.keys()]))].flatMap((place): Found[] => {
        const entry = entries[place]
        const own = worths.map((found) => found.get(place) ?? 0)
        if (!entry || own.filter((worth) => worth === 0).length > most) return []
        return [
          {
            entry,
            score: own.reduce((sum, worth) => sum + worth, bonusOf(titles[place] ?? '', own)),
            isNamed: own.every((worth) => worth >= WORTH.title.begun),
          },
        ]
      })
    const found = withAllBut(0)
    return found.length === 0 && worths.length > 1 && !words.every(isFiller) ? withAllBut(1) : found
  }
  return {
    search: (text, most) => {
      const found = find(text).sort(byRank)
      const groups = ENTRY_KINDS.flatMap((kind) => {
        const own = found.filter(({ entry }) => entry.kind === kind)
        const [best] = own
        return best ? [{ kind, best, own }] : []
      })
      return groups
        .sort((a, b) => b.best.score - a.best.score)
        .map(({ kind, best, own }) => ({
          kind,
          entries: own.slice(0, most).map(({ entry }) => entry),
          count: own.length,
          isNamed: best.isNamed,
        }))
    },
  }
}
