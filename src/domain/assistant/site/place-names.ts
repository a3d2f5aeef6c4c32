import { onceFor } from '../../collections/once'
import type { Locality } from '../../location/localities'
import { OTHER_NAMES } from '../../location/town-names'
import { wordsOf } from '../../stock-search/text/words'
import type { DealershipFacts } from './site-facts'

/** A name by which a place is called, in plain words. */
export interface PlaceName {
  locality: Locality
  phrase: string
}

/** How towns of dealerships are misspelt in a hurry, where no preposition stands before them. */
const HASTY: Readonly<Record<string, readonly string[]>> = {
  mersch: ['merch', 'mersh', 'mertsch', 'meersch'],
  marnach: ['marnac', 'marnak', 'marnack', 'marnache'],
  ettelbruck: ['etelbruck', 'ettelbruk', 'etelbruk', 'ettelbrueck', 'ettel'],
  grevenmacher: ['grevenmaker', 'grevenmachere', 'greven', 'grevenmach'],
}

/** Quarters and regions, by the town that stands for them. */
const REGIONS: Readonly<Record<string, readonly string[]>> = {
  luxembourg: ['cloche d or', 'la capitale', 'de la capitale', 'kirchberg', 'gare de luxembourg'],
  'esch-sur-alzette': ['dans le sud', 'du sud', 'minett', 'bassin minier', 'terres rouges'],
  grevenmacher: ['dans l est', 'concession de l est', 'garage de l est', 'cote est', 'la moselle'],
  clervaux: ['dans le nord', 'du nord', 'oesling', 'eislek'],
}

/** Names by which a place is called, longest first. */
export const placeNamesOf = (localities: readonly Locality[]): PlaceName[] =>
  localities
    .flatMap((locality) => {
      const names = [locality.name, ...(OTHER_NAMES[locality.id] ?? [])].map((name) => wordsOf(name).join(' '))
      const short = names.flatMap((name) =>
        name.startsWith('esch ') ? ['esch', 'esch belval', 'belval'] : name.startsWith('redange') ? ['redange'] : [],
      )
      return [...names, ...short, ...(HASTY[locality.id] ?? []), ...(REGIONS[locality.id] ?? [])].map((phrase) => ({
        locality,
        phrase,
      }))
    })
    .sort((a, b) => b.phrase.length - a.phrase.length)

const spaced = onceFor((names: readonly PlaceName[]) => names.map((name) => ({ name, within: ` ${name.phrase} ` })))

/** The names that a text in plain words has in full. */
export const placeNamesIn = (text: string, names: readonly PlaceName[]): PlaceName[] =>
  spaced(names)
    .filter(({ within }) => text.includes(within))
    .map(({ name }) => name)

/** Letters of a word of a street that is known as a place: "Mierscherbierg", "Potaschberg". */
const LEAST_OF_STREET = 10
const ANY_STREET = /^(?:boulevard|commercial|industriel|artisanal|activites|republique|luxembourg)/

/** Streets and quarters of the dealerships, by which their neighbours call them. */
export const streetNamesOf = (
  dealerships: readonly Pick<DealershipFacts, 'id' | 'address'>[],
  localities: readonly Locality[],
): PlaceName[] =>
  dealerships.flatMap(({ id, address }) => {
    const locality = localities.find((one) => one.id === id || one.name === address.town)
    return locality
      ? wordsOf(address.street)
          .filter((word) => word.length >= LEAST_OF_STREET && !ANY_STREET.test(word))
          .map((phrase) => ({ locality, phrase }))
      : []
  })
