import type { StockQuery } from '../../stock-search/engine/query'

const CAR = / (?:voitures?|vehicules?|autos?|autoen|wagen|won|bagnoles?) /
const WHOLE_STOCK =
  / (?:combien de (?:voitures|vehicules) (?:avez vous|vendez vous|proposez vous)|(?:tout|voir) (?:votre|le) stock|quels? modeles? (?:\w+ ){0,3}dans votre stock|tou(?:te)?s (?:les|vos) (?:voitures|vehicules)) /

interface Understood {
  query: StockQuery
  /** The sentence in plain words. */
  whole: string
  /** Words that were not understood. */
  unread: readonly string[]
  /** Wishes that no filter knows. */
  beyond: readonly string[]
  /** Number of features of which the kind alone was named. */
  kinds: number
}

/** Whether what was understood of a sentence looks for vehicles rather than mentions them. */
export const looksForVehicles = ({ query, whole, unread, beyond, kinds }: Understood): boolean => {
  const wishes =
    Object.keys(query.facets).filter((facet) => facet !== 'location').length +
    Object.keys(query.ranges).length +
    query.equipment.length
  // A colour as the only wish among words that are not understood: "pourquoi le ciel est bleu ?".
  const isChance =
    wishes === 1 &&
    (query.facets['colour'] ?? query.facets['discounted']) !== undefined &&
    unread.length > 0 &&
    !CAR.test(whole)
  // "Installez-vous des attelages ?" asks for no car.
  const isOnlyKind = wishes === kinds && unread.length > 0 && !CAR.test(whole)
  const isPlaced = query.near !== null || query.facets['location'] !== undefined
  return (
    WHOLE_STOCK.test(whole) ||
    (wishes > 0 && !isChance && !isOnlyKind) ||
    query.sort.key !== 'listed' ||
    // A limit that no filter knows: the answer says so.
    (beyond.some((wish) =>
      /\d.*(?:co2|(?:l|litres?|kwh)(?: aux)? (?:100|cent))|co2.*\d|consomm.*\d|\d kwh$/.test(wish),
    ) &&
      (unread.length === 0 || /(?:moins|max|plus|sous|inferieur|superieur|en dessous|min)/.test(beyond.join(' '))) &&
      !/ (?:combien|quel(?:le)? |pourquoi|comment|taxe|prime|leasing) /.test(whole)) ||
    // A town alone is a search only if every other word was understood.
    (isPlaced && unread.length === 0)
  )
}
