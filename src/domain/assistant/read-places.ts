import { localitiesOf, theLocality } from '../location/localities'
import type { Locality } from '../location/localities'
import { EVERY_LOCATION, searchLocations } from '../location/search-locations'
import { nearOf, USUAL_RADIUS } from '../location/near'
import { parsePostalCode, townsOfPostalCode } from '../location/postal-codes'
import { TOWNS } from '../location/towns'
import { OTHER_NAMES } from '../location/town-names'
import { wordsOf } from '../stock-search/text/words'
import { patternOf } from './pattern'
import type { DraftQuery } from './draft-query'
import type { DealershipFacts } from './site-facts'
import { readSentence } from './sentence'
import type { Sentence } from './sentence'

const NEAR =
  '(?:pres de|pres d|pres du|proche de|proche d|proches de|autour de|autour d|aux alentours de|aux alentours d|aux environs de|aux environs d|a proximite de|a proximite d|du cote de|du cote d|region de|region d|secteur de|secteur d|a cote de|a cote d|pas loin de|pas loin d|non loin de|dans la region de|dans la region d|dans le coin de|dans le coin d|vers|no bei|bei|bäi|in der nahe von|an der gegend vun|op der heicht vun|nahe|um)'
const WITHIN =
  '(?:dans un rayon de |dans les |a moins de |a |bannent |im umkreis von |a max )?(\\d{1,3}) ?(?:km|kilometres|kilometer)(?: a la ronde)?(?: autour)? (?:de|d|du|um|vun|von)'
const KM = '(\\d{1,3}) (?:km|kms|kilometres?|kilometer)(?: a la ronde| autour| de rayon| max| maximum)*'
/** A radius on its own: "dans un rayon de 20 km". */
const RADIUS = `(?<= )(?:(?:dans|sur|avec|im) )?(?:(?:un|le) )?(?:rayon|umkreis) (?:max |maximum |maximal )?(?:de |d |vun |von )?${KM}(?= )`
/** A radius behind a place: "Diekirch, 30 km". */
const BEHIND = `(?: (?:a|et|sur|dans les|a moins de|moins de|max|maximum|jusqu a|bannent))* ${KM}`
const AT = '(?:a|de|d|en|zu|in|vu|vun|von|sur|concession|garage|chez vous a)'
const MOST_WORDS = 4

/** Names by which a place is called, longest first. */
const namesOf = (localities: readonly Locality[]): { locality: Locality; phrase: string }[] =>
  localities
    .flatMap((locality) => {
      const names = [locality.name, ...(OTHER_NAMES[locality.id] ?? [])].map((name) => wordsOf(name).join(' '))
      const short = names.flatMap((name) =>
        name.startsWith('esch ') ? ['esch', 'esch belval', 'belval'] : name.startsWith('redange') ? ['redange'] : [],
      )
      return [...names, ...short].map((phrase) => ({ locality, phrase }))
    })
    .sort((a, b) => b.phrase.length - a.phrase.length)

export interface PlaceReader {
  /** Reads where vehicles should be. */
  read: (sentence: Sentence, draft: DraftQuery) => void
  /** Reads a town that is named without a preposition; the country is called like its capital. */
  readBare: (sentence: Sentence, draft: DraftQuery) => void
  /** The dealerships in towns that a question names, or the nearest to them. */
  dealerships: (asked: string) => string[]
}

export const createPlaceReader = (dealerships: readonly DealershipFacts[]): PlaceReader => {
  const localities = localitiesOf(dealerships)
  const names = namesOf(localities)
  const homeOf = (locality: Locality): string | undefined =>
    dealerships.find(({ id, address }) => id === locality.id || address.town === locality.name)?.id
  const nearestTo = ({ id }: Locality): string | undefined =>
    searchLocations(
      dealerships.map((one) => ({ ...one, brandIds: [], services: [] })),
      { ...EVERY_LOCATION, place: id },
    )[0]?.location.id
  /** The place at the beginning of what follows a preposition, and how many words name it. */
  const placeIn = (after: string, isFuzzy: boolean): { locality: Locality; words: number } | null => {
    const words = after.trim().split(' ')
    const plain = ` ${words.join(' ')} `
    const exact = names.find(({ phrase }) => plain.startsWith(` ${phrase} `))
    if (exact) return { locality: exact.locality, words: exact.phrase.split(' ').length }
    const code = words[0] === 'l' || isFuzzy ? parsePostalCode((words[0] === 'l' ? words[1] : words[0]) ?? '') : null
    const [town] = code === null ? [] : townsOfPostalCode(code)
    const coded = localities.find(({ id }) => id === town)
    if (coded) {
      const codeWords = words[0] === 'l' ? 2 : 1
      const behind = ` ${words.slice(codeWords).join(' ')} `
      const named = names.find(({ phrase }) => behind.startsWith(` ${phrase} `))
      return { locality: named?.locality ?? coded, words: codeWords + (named?.phrase.split(' ').length ?? 0) }
    }
    if (!isFuzzy) return null
    for (let length = Math.min(MOST_WORDS, words.length); length > 0; length -= 1) {
      const some = words.slice(0, length)
      const locality = some.includes('|') || some.join('').length < 4 ? null : theLocality(some.join(' '), localities)
      if (locality) return { locality, words: length }
    }
    return null
  }
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
  return {
    read: (sentence, draft) => {
      sentence.take(
        /(?<= )(?:au (?:grand duche de )?luxembourg|dans le pays|zu letzebuerg|in luxemburg)(?= )/,
        () => undefined,
      )
      follow(sentence, WITHIN, true, (locality, [, km]) => near(draft, locality, Number(km)))
      let radius = 0
      sentence.take(RADIUS, ([, km]) => {
        radius = Number(km)
      })
      follow(sentence, NEAR, true, (locality, _match, km) =>
        near(draft, locality, Number(km) || radius || USUAL_RADIUS),
      )
      sentence.take(/(?<= )l (\d{4})(?= )/, ([phrase]) => {
        const coded = placeIn(phrase, false)
        if (coded) near(draft, coded.locality, radius || USUAL_RADIUS)
        return coded !== null
      })
      follow(sentence, AT, false, (locality, _match, km) => at(draft, locality, Number(km) || radius))
      for (const { locality, phrase } of names)
        sentence.take(`(?<= )${phrase}${radius > 0 ? `(?:${BEHIND})?` : BEHIND}(?= )`, ([, km]) =>
          at(draft, locality, Number(km) || radius),
        )
    },
    readBare: (sentence, draft) => {
      const named = names.find(({ phrase }) => phrase !== 'luxembourg' && sentence.text().includes(` ${phrase} `))
      if (!named) return
      at(draft, named.locality, 0)
      sentence.take(`(?<= )${named.phrase}(?= )`, () => true)
    },
    dealerships: (asked) => {
      const sentence = readSentence(asked)
      const found = new Set<string>()
      const add = (locality: Locality): boolean => {
        const home = homeOf(locality) ?? nearestTo(locality)
        if (home !== undefined) found.add(home)
        return home !== undefined
      }
      for (const { locality, phrase } of names)
        if (sentence.text().includes(` ${phrase} `) && add(locality))
          sentence.take(`(?<= )${phrase}(?= )`, () => undefined)
      // Misspelt towns are read after a preposition only: elsewhere too many words resemble one.
      if (found.size === 0) follow(sentence, AT, true, (locality) => void add(locality))
      return [...found]
    },
  }
}
