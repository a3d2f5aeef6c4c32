import { EMPTY_QUERY } from '../../stock-search/engine/query'
import { otherCarText } from '../search/names/other-cars'
import type { ReadSearch } from '../search/read-search'
import type { Reply } from '../reply/reply'
import { modelIdsOf } from '../search/names/wanted-models'

/** The answer about models of the group, and that it has none of the others that a comparison names. */
export const withOthers = (reply: Reply, { otherCars }: ReadSearch): Reply =>
  otherCars.length === 0
    ? reply
    : {
        code: 'several',
        replies: [reply, { code: 'vehicles', query: { ...EMPTY_QUERY, text: otherCarText(otherCars) }, unread: [] }],
      }

/**
 * Answers a comparison with models that are not in stock: lists the vehicles of the one that is and reports the others as
 * unread, or searches for two such models by name. Null where none is missing.
 */
export const knownAgainstOthers = ({ query, names, otherCars }: ReadSearch): Reply | null => {
  const isKnown = modelIdsOf({ names }).length > 0
  if (otherCars.length === 0 || (!isKnown && otherCars.length < 2)) return null
  return {
    code: 'vehicles',
    query: isKnown ? { ...query, text: '' } : query,
    unread: isKnown ? otherCars : [],
  }
}
