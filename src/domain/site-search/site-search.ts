import { askedParts, askedWords, indexWords, plainText, wordsOf } from '../stock-search/text/words'
import { ENTRY_KINDS } from './search-entry'
import type { EntryKind, SearchEntry } from './search-entry'
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
   * Finds the entries that have every word of a text.
   *
   * @param most entries of a group
   * @returns groups, the one with the best entry first; none for a text without words
   */
  search: (text: string, most: number) => FoundGroup[]
}

/** Added to the worth of an entry whose title is the text, or begins with it, or has as many words. */
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
  entries.forEach(({ kind, title, text, keywords }, place) => {
    const known = new Set<string>()
    const add = (words: string, field: Field): void => {
      for (const word of indexWords(words).filter((one) => !known.has(one))) {
        known.add(word)
        index.add(word, place, field)
      }
    }
    add(title, 'title')
    add(kindWords[kind], 'kind')
    add(`${text} ${keywords}`, 'other')
  })

  /** Worth by entry of a typed word, or of its letters and figures apart: "golf7". */
  const worthsOf = (word: string, isUnfinished: boolean): ReadonlyMap<number, number>[] => {
    const whole = index.find(word, isUnfinished)
    const parts = whole.size > 0 ? [] : askedParts(word)
    return parts.length === 0
      ? [whole]
      : parts.map((part, place) => index.find(part, isUnfinished && place === parts.length - 1))
  }
  const find = (text: string): Found[] => {
    const words = askedWords(text)
    const isUnfinished = /[\p{L}\p{N}]$/u.test(plainText(text))
    const [first, ...others] = words.flatMap((word, place) =>
      worthsOf(word, isUnfinished && place === words.length - 1),
    )
    if (!first) return []
    const phrase = wordsOf(text).join(' ')
    return [...first].flatMap(([place, worth]): Found[] => {
      const entry = entries[place]
      const worths = [worth, ...others.map((other) => other.get(place) ?? 0)]
      if (!entry || worths.includes(0)) return []
      const title = titles[place] ?? ''
      const length = title.split(' ').length === words.length ? AS_LONG : 0
      const bonus = length + (title === phrase ? WHOLE_TITLE : title.startsWith(phrase) ? BEGINNING : 0)
      return [
        {
          entry,
          score: worths.reduce((sum, one) => sum + one, bonus),
          isNamed: worths.every((one) => one >= WORTH.title.begun),
        },
      ]
    })
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
