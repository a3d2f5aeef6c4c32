import { localitiesOf } from '../location/localities'
import type { Locality } from '../location/localities'
import { EVERY_LOCATION, searchLocations } from '../location/search-locations'
import { nearOf, USUAL_RADIUS } from '../location/near'
import { TOWNS } from '../location/towns'
import { patternOf } from './pattern'
import { NEAR, WITHIN, RADIUS, FROM_HOME, BEHIND, COUNTRY, FROM_ELSEWHERE, AND, AROUND, AT } from './place-phrases'
import { createPlaceFinder, misspeltPlace, misspeltPlaces, placeNamesOf, streetNamesOf } from './place-names'
import type { DraftQuery } from './draft-query'
import type { DealershipFacts } from './site-facts'
import { readSentence } from './sentence'
import type { Sentence } from './sentence'

export interface PlaceReader {
  /** Reads where vehicles should be. */
  read: (sentence: Sentence, draft: DraftQuery) => void
  /** Reads a town that is named without a preposition; the country is called like its capital. */
  readBare: (sentence: Sentence, draft: DraftQuery) => void
  /** What a place of a query is called. */
  nameOf: (place: string) => string
  /** The dealerships in towns that a question names, or the nearest to them. */
  dealerships: (asked: string) => string[]
  /** Towns without a dealership that a question names. */
  othersNamed: (asked: string) => string[]
}

export const createPlaceReader = (dealerships: readonly DealershipFacts[]): PlaceReader => {
  const localities = localitiesOf(dealerships)
  const names = [...placeNamesOf(localities), ...streetNamesOf(dealerships, localities)]
  const placeIn = createPlaceFinder(localities, names)
  const homes = names.filter(({ locality }) => dealerships.some(({ id }) => id === locality.id))
  const homeOf = (locality: Locality): string | undefined =>
    dealerships.find(({ id, address }) => id === locality.id || address.town === locality.name)?.id
  const nearestTo = ({ id }: Locality): string | undefined =>
    searchLocations(
      dealerships.map((one) => ({ ...one, brandIds: [], services: [] })),
      { ...EVERY_LOCATION, place: id },
    )[0]?.location.id
  const follow = (
    sentence: Sentence,
    lead: string,
    isFuzzy: boolean,
    found: (locality: Locality, match: string[], behind: string) => void,
  ): void => {
    const text = sentence.text()
    for (const match of text.matchAll(patternOf(`(?<= )${lead} `))) {
      const after = text.slice(match.index + match[0].length)
      const place = placeIn(after, isFuzzy)
      if (!place) continue
      const phrase = match[0] + after.trim().split(' ').slice(0, place.words).join(' ')
      sentence.take(`(?<= )${phrase}(?: ville)?(?:${BEHIND})?(?= )`, ([, behind = '']) =>
        found(place.locality, [...match], behind),
      )
    }
  }
  const near = (draft: DraftQuery, { id }: Locality, radius: number): void => {
    const wish = nearOf(id, radius, { sites: dealerships, towns: TOWNS })
    if (wish) draft.near(wish)
  }
  /** A town with a dealership means what stands there, unless a radius is said. */
  const at = (draft: DraftQuery, locality: Locality, radius: number): void => {
    const home = homeOf(locality)
    if (home === undefined || radius > 0) near(draft, locality, radius || USUAL_RADIUS)
    else draft.want('location', home)
  }
  /** "Entre Mersch et Ettelbruck": what stands at either, or near the first where one has no dealership. */
  const readBetween = (sentence: Sentence, draft: DraftQuery): void => {
    const text = sentence.text()
    for (const match of text.matchAll(/(?<= )(?:entre|tescht|teschent|zwischen|zweschen|zweschent) /g)) {
      const after = text.slice(match.index + match[0].length).trim()
      const first = placeIn(after, false)
      const [link, ...behind] = after.split(' ').slice(first?.words)
      const second = first && new RegExp(`^${AND}$`).test(link ?? '') ? placeIn(behind.join(' '), false) : null
      if (!first || !second) continue
      const homes = [first, second].map(({ locality }) => homeOf(locality))
      const words = after.split(' ').slice(0, first.words + 1 + second.words)
      sentence.take(`(?<= )${match[0]}${words.join(' ')}(?= )`, () => {
        if (homes.includes(undefined)) near(draft, first.locality, USUAL_RADIUS)
        else for (const home of homes) draft.want('location', home ?? '')
      })
    }
  }
  /** The dealerships of towns that are named, or nearest to them, and those of the towns that have none. */
  const findNamed = (asked: string): { ids: string[]; others: string[] } => {
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
  return {
    read: (sentence, draft) => {
      sentence.take(COUNTRY, () => undefined)
      follow(sentence, WITHIN, true, (locality, [, km]) => near(draft, locality, Number(km)))
      let radius = 0
      sentence.take(FROM_HOME, ([, km]) => {
        radius = Number(km)
      })
      sentence.take(FROM_ELSEWHERE, () => undefined)
      readBetween(sentence, draft)
      sentence.take(RADIUS, ([, km]) => {
        radius = Number(km)
      })
      if (radius === 0 && AROUND.test(sentence.text())) radius = USUAL_RADIUS
      follow(sentence, NEAR, true, (locality, _match, km) =>
        near(draft, locality, Number(km) || radius || USUAL_RADIUS),
      )
      sentence.take(/(?<= )l (\d{4})(?= )/, ([phrase]) => {
        const coded = placeIn(phrase, false)
        if (coded) near(draft, coded.locality, radius || USUAL_RADIUS)
        return coded !== null
      })
      follow(sentence, AT, false, (locality, _match, km) => at(draft, locality, Number(km) || radius))
      const named = names.filter(({ phrase }) => sentence.text().includes(` ${phrase} `))
      if (draft.has('location'))
        for (const { locality, phrase } of named)
          sentence.take(`(?<=[|] )${AND} (?:${AT} )?${phrase}(?= )`, () => at(draft, locality, radius))
      for (const { locality, phrase } of named)
        sentence.take(`(?<= )${phrase}${radius > 0 ? `(?:${BEHIND})?` : BEHIND}(?= )`, ([, km]) =>
          at(draft, locality, Number(km) || radius),
        )
    },
    readBare: (sentence, draft) => {
      const named =
        names.find(({ phrase }) => phrase !== 'luxembourg' && sentence.text().includes(` ${phrase} `)) ??
        misspeltPlace(sentence, names)
      if (!named) return
      at(draft, named.locality, AROUND.test(sentence.text()) ? USUAL_RADIUS : 0)
      sentence.take(`(?<= )${named.phrase}(?= )`, () => true)
    },
    nameOf: (place) => localities.find(({ id }) => id === place)?.name ?? place,
    dealerships: (asked) => findNamed(asked).ids,
    othersNamed: (asked) => findNamed(asked).others,
  }
}
