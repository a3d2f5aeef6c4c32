import type { Locality } from '../../location/localities'
import type { FollowPlaces } from './follow-places'
import { misspeltPlaces } from './misspelt-places'
import type { PlaceName } from '../site/place-names'
import { AT, COUNTRY } from './place-phrases'
import { readSentence } from '../words/sentence'

interface Places {
  names: readonly PlaceName[]
  /** Names of towns with a dealership. */
  homes: readonly PlaceName[]
  homeOf: (locality: Locality) => string | undefined
  nearestTo: (locality: Locality) => string | undefined
  follow: FollowPlaces
}

interface NamedDealerships {
  ids: string[]
  /** Names of towns without a dealership. */
  others: string[]
}

/** Questions that are remembered. */
const MOST_KNOWN = 32

/** Finds the dealerships of towns that a question names, or nearest to them, and those of the towns that have none. */
export const createNamedDealerships = ({ names, homes, homeOf, nearestTo, follow }: Places) => {
  const find = (asked: string): NamedDealerships => {
    const sentence = readSentence(asked)
    sentence.take(COUNTRY, () => undefined)
    const found = new Set<string>()
    const others = new Set<string>()
    const add = (locality: Locality): boolean => {
      const home = homeOf(locality) ?? nearestTo(locality)
      if (home !== undefined) found.add(home)
      if (homeOf(locality) === undefined) others.add(locality.name)
      return home !== undefined
    }
    for (const { locality, phrase } of names)
      if (sentence.text().includes(` ${phrase} `) && add(locality))
        sentence.take(`(?<= )${phrase}(?= )`, () => undefined)
    for (const { locality, phrase } of misspeltPlaces(sentence, homes))
      if (add(locality)) sentence.take(`(?<= )${phrase}(?= )`, () => undefined)
    // Misspelt towns are read after a preposition only: elsewhere too many words resemble one.
    if (found.size === 0) follow(sentence, AT, true, (locality) => void add(locality))
    return { ids: [...found], others: [...others] }
  }
  // Several rules ask for the places of one question.
  const known = new Map<string, NamedDealerships>()
  return (asked: string): NamedDealerships => {
    const found = known.get(asked) ?? find(asked)
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(asked, found)
    return found
  }
}
