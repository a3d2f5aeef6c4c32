import { parsePostalCode, townsOfPostalCode } from '../../location/postal-codes'
import { nearlyBegins, theLocality } from '../../location/localities'
import type { Locality } from '../../location/localities'
import { forgiven, isWithin } from '../../stock-search/text/typos'
import { wordsOf } from '../../stock-search/text/words'
import { COMMON_WORDS } from '../words/common-words'
import type { PlaceName } from './place-names'

const MOST_WORDS = 4
/** Common words that names of towns begin with. */
const ARTICLE = /^(?:la|le|les|l)$/
/** "Une Polo de 2014" names a year, which is a postal code only behind an L. */
const YEAR = /^(?:199|20[0-3])\d$/
/** Phrases that are remembered. */
const MOST_KNOWN = 1_000
/** Letters of a town whose name is not typed to its end. */
const LEAST_BEGINNING = 5

/** How many words a place takes, a misspelt end of its full name included: "Esch sur Alzete". */
const lengthOf = ({ locality, phrase }: PlaceName, words: readonly string[]): number => {
  const length = phrase.split(' ').length
  const full = wordsOf(locality.name)
  const typed = words.slice(0, full.length).join(' ')
  return full.length > length && isWithin(typed, full.join(' '), forgiven(typed.replace(/ /g, '')))
    ? full.length
    : length
}

/** Finds the place that the words after a preposition begin with, and the number of words in its name. */
export const createPlaceFinder = (localities: readonly Locality[], names: readonly PlaceName[]) => {
  const wordsOfNames = names.map(({ phrase }) => phrase.split(' '))
  /** Whether a name has words nearly as they were typed: comparing them with all spellings of all towns takes longer. */
  const mayBeNamed = (typed: readonly string[]): boolean =>
    typed.some((word) => /\d/.test(word)) ||
    wordsOfNames.some((own) => typed.every((word) => own.some((one) => nearlyBegins(word, one))))
  /** Whether a name as a whole is what was typed: "louer" is how "Lorentzweiler" nearly begins, but no town. */
  const isNamed = (phrase: string, { id }: Locality): boolean =>
    names.some(
      ({ locality, phrase: name }) =>
        locality.id === id &&
        ((phrase.length >= LEAST_BEGINNING && name.startsWith(phrase)) ||
          [name, name.split(' ').slice(0, phrase.split(' ').length).join(' ')].some((own) =>
            isWithin(phrase, own, forgiven(phrase)),
          )),
    )
  // The words of a sentence are looked up again for each of its parts.
  const known = new Map<string, Locality | null>()
  const localityOf = (typed: readonly string[]): Locality | null => {
    const phrase = typed.join(' ')
    const found = known.get(phrase)
    if (found !== undefined) return found
    if (known.size >= MOST_KNOWN) known.clear()
    const nearest = mayBeNamed(typed) ? theLocality(phrase, localities) : null
    const locality = nearest && (/\d/.test(phrase) || isNamed(phrase, nearest)) ? nearest : null
    known.set(phrase, locality)
    return locality
  }
  return (after: string, isFuzzy: boolean): { locality: Locality; words: number } | null => {
    const words = after.trim().split(' ')
    const plain = ` ${words.join(' ')} `
    const exact = names.find(({ phrase }) => plain.startsWith(` ${phrase} `))
    if (exact) return { locality: exact.locality, words: lengthOf(exact, words) }
    const isCode = words[0] === 'l' || (isFuzzy && !YEAR.test(words[0] ?? ''))
    const code = isCode ? parsePostalCode((words[0] === 'l' ? words[1] : words[0]) ?? '') : null
    const [town] = code === null ? [] : townsOfPostalCode(code)
    const coded = localities.find(({ id }) => id === town)
    if (coded) {
      const codeWords = words[0] === 'l' ? 2 : 1
      const behind = ` ${words.slice(codeWords).join(' ')} `
      const named = names.find(({ phrase }) => behind.startsWith(` ${phrase} `))
      return { locality: named?.locality ?? coded, words: codeWords + (named?.phrase.split(' ').length ?? 0) }
    }
    const [next = ''] = words
    if (!isFuzzy || /^\d/.test(next) || (COMMON_WORDS.has(next) && !ARTICLE.test(next))) return null
    for (let length = Math.min(MOST_WORDS, words.length); length > 0; length -= 1) {
      const some = words.slice(0, length)
      const locality = some.includes('|') || some.join('').length < 4 ? null : localityOf(some)
      if (locality) return { locality, words: length }
    }
    return null
  }
}
