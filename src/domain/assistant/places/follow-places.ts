import type { Locality } from '../../location/localities'
import { patternOf } from '../words/pattern'
import type { createPlaceFinder } from '../site/place-finder'
import { BEHIND } from './place-phrases'
import type { Sentence } from '../words/sentence'

/**
 * Takes places behind some words out of a sentence.
 *
 * @param lead pattern of the words before a place
 * @param isFuzzy whether its name may be misspelt
 * @param found gets the place, the match of the words before it, and the kilometres behind it
 */
export type FollowPlaces = (
  sentence: Sentence,
  lead: string,
  isFuzzy: boolean,
  found: (locality: Locality, match: string[], behind: string) => void,
) => void

export const createFollower =
  (placeIn: ReturnType<typeof createPlaceFinder>): FollowPlaces =>
  (sentence, lead, isFuzzy, found) => {
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
