import type { VehicleFact } from '../reply/reply'
import type { ReadSearch } from '../search/read-search'

/** A field that differs from one vehicle of a model to the next, asked for with a question word. */
const FIELD =
  / (?:qu elle|quel(?:le)?s?|combien|c est quoi)(?: (?:est|sont|a|ont|de|la|le|les|l|d|une?|fait|en|peut))* (puissance|autonomie|consommation|consomme|poids|couleurs?|garantie|cylindree|emissions?|chevaux|cv|kw|places)(?= )/

const FACTS: Readonly<Record<string, VehicleFact>> = {
  puissance: 'power',
  chevaux: 'power',
  cv: 'power',
  kw: 'power',
  autonomie: 'range',
  consommation: 'consumption',
  consomme: 'consumption',
  poids: 'kerbWeight',
  couleur: 'colour',
  couleurs: 'colour',
  garantie: 'warranty',
  cylindree: 'cylinder',
  emission: 'co2',
  emissions: 'co2',
  places: 'seats',
}

/**
 * The field that a question about a model asks for, and the words left over from it; null where it asks for none. The answer
 * lists vehicles of the model, each with its own figure.
 */
export const fieldOfModel = (
  text: string,
  { names, query, unread }: ReadSearch,
): { ofEach: VehicleFact; unread: string[] } | null => {
  const word = names.length > 0 && Object.keys(query.ranges).length === 0 ? FIELD.exec(text)?.[1] : undefined
  const ofEach = word === undefined ? undefined : FACTS[word]
  return word === undefined || ofEach === undefined
    ? null
    : { ofEach, unread: unread.filter((words) => !words.split(' ').includes(word)) }
}
