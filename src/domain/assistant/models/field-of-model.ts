import type { ReadSearch } from '../search/read-search'

/** A field that differs from one vehicle of a model to the next, asked for with a question word. */
const FIELD =
  / (?:qu elle|quel(?:le)?s?|combien|c est quoi)(?: (?:est|sont|a|ont|de|la|le|les|l|d|une?|fait|en|peut))* (puissance|autonomie|consommation|consomme|poids|couleurs?|garantie|vitesse|cylindree|emissions?|chevaux|cv|kw)(?= )/

/**
 * The field that a question about a model asks for, as a list of none or one: the answer lists vehicles of the model, each with its own
 * figure, and says that the question itself was not answered.
 */
export const fieldOfModel = (text: string, { names, query, unread }: ReadSearch): string[] => {
  const field = names.length > 0 && Object.keys(query.ranges).length === 0 ? FIELD.exec(text)?.[1] : undefined
  return field === undefined || unread.includes(field) ? [] : [field]
}
