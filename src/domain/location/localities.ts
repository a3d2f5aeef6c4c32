import { forgiven, isWithin } from '../stock-search/text/typos'
import { wordsOf } from '../stock-search/text/words'
import type { Site } from './near'
import { parsePostalText, townsOfPostalCode } from './postal-codes'
import type { PostalText } from './postal-codes'
import { OTHER_NAMES } from './town-names'
import { TOWNS } from './towns'

/** A place that a visitor can say they are in. */
export interface Locality {
  /** As addresses name it. */
  id: string
  name: string
}

/** A locality, and what else it is called where that is what was typed. */
export interface FoundLocality extends Locality {
  alias: string | null
}

type SiteInTown = Site & { address: { town: string } }

const byName = (a: Locality, b: Locality): number => a.name.localeCompare(b.name, 'fr')
/** A name without accents, capitals and hyphens. */
const plain = (name: string): string => wordsOf(name).join(' ')

/** The towns of the country, and those of dealerships that are not among them, in the order of the alphabet. */
export const localitiesOf = (sites: readonly SiteInTown[]): Locality[] => {
  const known = new Map<string, Locality>(TOWNS.map(({ id, name }) => [plain(name), { id, name }]))
  for (const { id, address } of sites)
    if (!known.has(plain(address.town))) known.set(plain(address.town), { id, name: address.town })
  return [...known.values()].sort(byName)
}

/** Whether what was typed of a word is how another begins, give or take a typing error; in few letters only a wrong one, not the first. */
const isNearly = (typed: string, word: string): boolean => {
  const errors = Math.min(forgiven(typed), 1)
  const isShort = typed.length <= 4
  if (errors === 0 || (isShort && typed[0] !== word[0])) return false
  return (isShort ? [0] : [-1, 0, 1]).some((more) => isWithin(typed, word.slice(0, typed.length + more), errors))
}

/** Whether each word that was typed answers to a word of its own: “sur sure” is not “sur Alzette”. */
const isEachIn = (
  typed: readonly string[],
  name: readonly string[],
  answers: (typed: string, word: string) => boolean,
) => {
  const left = [...name]
  return typed.every((one) => {
    const index = left.findIndex((word) => answers(one, word))
    if (index >= 0) left.splice(index, 1)
    return index >= 0
  })
}

const begins = (typed: string, word: string): boolean => word.startsWith(typed)
/** Whether what was typed of a word is how another begins, or nearly so. */
export const nearlyBegins = (typed: string, word: string): boolean => begins(typed, word) || isNearly(typed, word)

/** How well a name answers what was typed: 0 begins so, 1 has words that begin so, 2 has words that nearly do, null not at all. */
const rankOf = (typed: readonly string[], name: string): 0 | 1 | 2 | null => {
  if (plain(name).startsWith(typed.join(' '))) return 0
  const words = wordsOf(name)
  if (isEachIn(typed, words, begins)) return 1
  return isEachIn(typed, words, nearlyBegins) ? 2 : null
}

/** Localities of a postal code or its first digits, the larger ones of an area first, that are called as what follows it. */
const findByPostalText = ({ digits, town }: PostalText, localities: readonly Locality[]): FoundLocality[] => {
  const found = townsOfPostalCode(digits).flatMap((id) => localities.find((one) => one.id === id) ?? [])
  const alias = digits.length === 4 ? digits : null
  return findLocalities(town, found).map((locality) => ({ ...locality, alias }))
}

/**
 * Localities that a visitor may mean, the likeliest first; all of them while nothing is typed. Accents, capitals and
 * hyphens do not count, towns answer to their Luxembourgish and German names too, and a typing error is forgiven in each
 * word of four letters or more where nothing is written just so. A postal code, or how it begins, stands for its town, or
 * for the towns of its first digits; a name may follow it.
 */
export const findLocalities = (typed: string, localities: readonly Locality[]): FoundLocality[] => {
  const postal = parsePostalText(typed)
  if (postal !== null) return findByPostalText(postal, localities)
  const words = wordsOf(typed)
  if (words.length === 0) return localities.map((locality) => ({ ...locality, alias: null }))
  const ranked = localities.flatMap((locality) => {
    const names = [locality.name, ...(OTHER_NAMES[locality.id] ?? [])].map((name, index) => ({
      alias: index === 0 ? null : name,
      rank: rankOf(words, name),
    }))
    const best = names.reduce((a, b) => ((b.rank ?? Infinity) < (a.rank ?? Infinity) ? b : a))
    return best.rank === null ? [] : [{ locality, alias: best.alias, rank: best.rank }]
  })
  const isWritten = ranked.some(({ rank }) => rank < 2)
  return ranked
    .filter(({ rank }) => rank < 2 || !isWritten)
    .sort((a, b) => a.rank - b.rank || byName(a.locality, b.locality))
    .map(({ locality, alias }) => ({ ...locality, alias }))
}

/**
 * The locality that is meant without a doubt: the one that is called just so, or the only one that is called nearly so. The
 * first digits of a postal code leave a doubt.
 */
export const theLocality = (typed: string, localities: readonly Locality[]): Locality | null => {
  const asked = plain(typed)
  if (asked === '') return null
  const namesake = localities.find(({ id, name }) =>
    [name, ...(OTHER_NAMES[id] ?? [])].some((one) => plain(one) === asked),
  )
  if (namesake) return namesake
  if ((parsePostalText(typed)?.digits.length ?? 4) < 4) return null
  const [first, second] = findLocalities(typed, localities)
  return first && !second ? { id: first.id, name: first.name } : null
}
