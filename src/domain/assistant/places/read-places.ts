import { localitiesOf } from '../../location/localities'
import type { Locality } from '../../location/localities'
import { EVERY_LOCATION, searchLocations } from '../../location/search-locations'
import { nearOf, USUAL_RADIUS } from '../../location/near'
import { TOWNS } from '../../location/towns'
import { createEitherReader } from './either-place'
import { createCommuteSkipper } from './skip-commutes'
import { createFollower } from './follow-places'
import { createNamedDealerships } from './named-dealerships'
import {
  NEAR,
  WITHIN,
  RADIUS,
  SHORT_WAY,
  FROM_HOME,
  BEHIND,
  COUNTRY,
  FROM_ELSEWHERE,
  NOT_AT,
  AND,
  AROUND,
  AT,
} from './place-phrases'
import { createPlaceFinder } from '../site/place-finder'
import { misspeltPlace, misspeltPlaces } from './misspelt-places'
import { placeNamesIn, placeNamesOf, streetNamesOf } from '../site/place-names'
import type { DraftQuery } from '../draft/draft-query'
import type { DealershipFacts } from '../site/site-facts'
import type { Sentence } from '../words/sentence'

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
  const follow = createFollower(placeIn)
  const skipCommutes = createCommuteSkipper(placeIn)
  const readEither = createEitherReader(placeIn, { homeOf, nearestTo })
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
  /** Whether a town is named, which a short way can be measured from. */
  const isNamed = (sentence: Sentence): boolean =>
    / (?:km|kms|kilomet\w+|bornes) /.test(sentence.text()) &&
    (placeNamesIn(sentence.text(), names).length > 0 || misspeltPlaces(sentence, names).length > 0)
  const named = createNamedDealerships({ names, homes, homeOf, nearestTo, follow })
  return {
    read: (sentence, draft) => {
      skipCommutes(sentence)
      follow(sentence, NOT_AT, false, () => undefined)
      sentence.take(COUNTRY, () => undefined)
      follow(sentence, WITHIN, true, (locality, [, km]) => near(draft, locality, Number(km)))
      let radius = 0
      sentence.take(FROM_HOME, ([, km]) => {
        radius = Number(km)
      })
      sentence.take(FROM_ELSEWHERE, () => undefined)
      if (isNamed(sentence))
        sentence.take(SHORT_WAY, ([, km]) => {
          radius = Number(km)
        })
      readBetween(sentence, draft)
      sentence.take(RADIUS, ([, km]) => {
        radius = Number(km)
      })
      if (radius === 0 && AROUND.test(sentence.text())) radius = USUAL_RADIUS
      readEither(sentence, draft)
      follow(sentence, NEAR, true, (locality, _match, km) =>
        near(draft, locality, Number(km) || radius || USUAL_RADIUS),
      )
      sentence.take(/(?<= )l (\d{4})(?= )/, ([phrase]) => {
        const coded = placeIn(phrase, false)
        if (coded) near(draft, coded.locality, radius || USUAL_RADIUS)
        return coded !== null
      })
      follow(sentence, AT, false, (locality, _match, km) => at(draft, locality, Number(km) || radius))
      const called = placeNamesIn(sentence.text(), names)
      if (draft.has('location'))
        for (const { locality, phrase } of called)
          sentence.take(`(?<=[|] )${AND} (?:${AT} )?${phrase}(?= )`, () => at(draft, locality, radius))
      for (const { locality, phrase } of called)
        sentence.take(`(?<= )${phrase}${radius > 0 ? `(?:${BEHIND})?` : BEHIND}(?= )`, ([, km]) =>
          at(draft, locality, Number(km) || radius),
        )
    },
    readBare: (sentence, draft) => {
      const bare =
        placeNamesIn(sentence.text(), names).find(({ phrase }) => phrase !== 'luxembourg') ??
        misspeltPlace(sentence, names)
      if (!bare) return
      at(draft, bare.locality, AROUND.test(sentence.text()) ? USUAL_RADIUS : 0)
      sentence.take(`(?<= )${bare.phrase}(?= )`, () => true)
    },
    nameOf: (place) => localities.find(({ id }) => id === place)?.name ?? place,
    dealerships: (asked) => named(asked).ids,
    othersNamed: (asked) => named(asked).others,
  }
}
