import { distanceKm } from '../../location/distance'
import type { Position } from '../../location/distance'
import { wordsOf } from '../../stock-search/text/words'
import { BORDER_TOWNS } from './border-towns'

const PHRASES = BORDER_TOWNS.flatMap((town) =>
  town.names.map((name) => ({ town, phrase: ` ${wordsOf(name).join(' ')} ` })),
)

/** Words of the names of towns across the border, in plain letters. */
export const BORDER_WORDS: readonly string[] = PHRASES.map(({ phrase }) => phrase.trim())

/** The dealership nearest to a town across the border that a sentence names; null where it names none. */
export const nearestAcross = (
  text: string,
  dealerships: readonly (Position & { id: string })[],
): { locationId: string; town: string } | null => {
  const town = PHRASES.find(({ phrase }) => text.includes(phrase))?.town
  if (!town) return null
  const [nearest] = [...dealerships].sort((a, b) => distanceKm(town, a) - distanceKm(town, b))
  return nearest ? { locationId: nearest.id, town: town.name } : null
}
