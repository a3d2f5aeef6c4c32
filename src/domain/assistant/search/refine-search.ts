import { EMPTY_QUERY } from '../../stock-search/engine/query'
import type { StockQuery } from '../../stock-search/engine/query'
import type { Reply } from '../reply/reply'
import type { ReadSearch } from './read-search'

/** The beginning of a message that continues the previous search: "et en automatique ?", "moins cher", "plutôt à Esch". */
const GOES_ON =
  /^ (?:(?:ok|oui|non|bon|merci|d accord) )*(?:et|mais|plutot|sinon|ou|seulement|uniquement|juste|que|en|avec|sans|pas|a|au|chez|pres|moins|plus|(?:la|le|les) (?:moins|plus)|rien de|max\w*|jusqu|toujours|(?:la |le |les )?memes?|pareil\w*|idem|an|mat|mit|ouni|ohne) /
/** Longer messages describe a car anew. */
const MOST_WORDS = 9
const isDefaultSort = ({ sort }: StockQuery): boolean =>
  sort.key === EMPTY_QUERY.sort.key && sort.direction === EMPTY_QUERY.sort.direction

/** The search before with the wishes of a message; each replaces the one on the same matter. */
const refined = (before: StockQuery, now: StockQuery): StockQuery => {
  const { brand, model, location } = now.facets
  const hasPlace = now.near !== null || location !== undefined
  // A model belongs to a make, and a place is either a dealership or a distance.
  const replaced = [...(brand || model ? ['brand', 'model'] : []), ...(hasPlace ? ['location'] : [])]
  const kept = Object.fromEntries(Object.entries(before.facets).filter(([id]) => !replaced.includes(id)))
  return {
    facets: { ...kept, ...now.facets },
    equipment: [...new Set([...before.equipment, ...now.equipment])],
    ranges: { ...before.ranges, ...now.ranges },
    priceType: now.ranges.price ? now.priceType : before.priceType,
    instalmentType: now.ranges.instalment ? now.instalmentType : before.instalmentType,
    near: hasPlace ? now.near : before.near,
    text: now.text === '' ? before.text : now.text,
    sort: isDefaultSort(now) ? before.sort : now.sort,
  }
}

/** "Et en automatique ?" is meant for the search, also on a page whose car has a gearbox. */
const MEANT_FOR_SEARCH = /^ (?:(?:et|mais|sinon) (?:en|avec|sans|chez|plutot|a|pres)|plutot) /
/** Replies about the car of a page. */
const OF_PAGE: ReadonlySet<Reply['code']> = new Set(['fact', 'equipment', 'offerFact'])

/**
 * Merges the search of a reply into the previous search where the message continues it.
 *
 * @param text the message in plain words, and what it searches for
 * @param before what was searched for in the answer before
 */
export const refineSearch = (
  reply: Reply,
  text: string,
  { query, isSearch }: ReadSearch,
  before: StockQuery,
): Reply => {
  if (!GOES_ON.test(text) || text.trim().split(' ').length > MOST_WORDS) return reply
  if (reply.code === 'vehicles') return { ...reply, query: refined(before, reply.query) }
  return isSearch && OF_PAGE.has(reply.code) && MEANT_FOR_SEARCH.test(text)
    ? { code: 'vehicles', query: refined(before, query), unread: [] }
    : reply
}
