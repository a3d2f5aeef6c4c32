import type { Locality } from '../../location/localities'
import type { DraftQuery } from '../draft/draft-query'
import type { createPlaceFinder } from '../site/place-finder'
import { AT, NEAR } from './place-phrases'
import { wordsAfter } from '../words/sentence'
import type { Sentence } from '../words/sentence'

const LEAD = new RegExp(`(?<= )${NEAR} `, 'g')
/** Commas are no part of plain text, so that towns of a list may follow each other. */
const LINK = new RegExp(`^ (?:ville )?(?:(ou|oder|or) )?(?:(?:${NEAR}|${AT}) )?`)

interface Homes {
  homeOf: (locality: Locality) => string | undefined
  nearestTo: (locality: Locality) => string | undefined
}

/**
 * Reads "vers Esch ou Luxembourg-ville" as what stands at any of the towns. One radius cannot have two centres, so that a
 * town without a dealership stands for the nearest.
 */
export const createEitherReader =
  (placeIn: ReturnType<typeof createPlaceFinder>, { homeOf, nearestTo }: Homes) =>
  (sentence: Sentence, draft: DraftQuery): void => {
    const text = sentence.text()
    for (const match of text.matchAll(LEAD)) {
      const words = wordsAfter(text, match)
      const places: Locality[] = []
      let [end, at, isOr, isEither] = [0, 0, false, false]
      for (let place = placeIn(words.join(' '), false); place; place = placeIn(words.slice(at).join(' '), false)) {
        isEither ||= isOr
        places.push(place.locality)
        end = at + place.words
        const [link, or] = LINK.exec(` ${words.slice(end).join(' ')} `) ?? ['']
        isOr = or !== undefined
        at = end + link.split(' ').filter(Boolean).length
      }
      if (places.length < 2 || !isEither || places.every((place) => homeOf(place) === undefined)) continue
      sentence.take(`(?<= )${match[0]}${words.slice(0, end).join(' ')}(?: ville)?(?= )`, () => {
        for (const place of places) draft.want('location', homeOf(place) ?? nearestTo(place) ?? '')
      })
    }
  }
