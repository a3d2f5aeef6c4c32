import { EMPTY_QUERY } from '../../stock-search/engine/query'
import { LEASE, offersOfKind, termsOf } from './find-offers'
import type { Knowledge } from '../knowledge/knowledge'
import type { ReadSearch } from '../search/read-search'
import type { Reply } from '../reply/reply'
import type { OfferTerms } from '../site/site-facts'

/** Facets of a model of which no vehicle differs. */
const OF_MODEL: ReadonlySet<string> = new Set(['fuel', 'bodyStyle', 'brand', 'model', 'category'])
/** "36 mois max" is no term that is asked for. */
const LIMITED = / (?:max\w*|moins de|plus|jusqu a) \d+ mois | \d+ mois max\w* /
/** "Offres de leasing privé pour une électrique". */
const OFFERS_OF = / offres?(?: (?:de|d|en|du))? (?:leasings?|lld|loa|private lease|business lease) /
const NAMES_PLENTY = / (?:stock|parc|occasions?) /
/** Kilometres a year weigh as much as a year of the contract. */
const LIKE_A_YEAR = 5_000
const MONTHS_OF_YEAR = 12

/**
 * Lease offers of the fuel or body that a sentence names, with the duration and distance that are nearest to those it says;
 * null where it says no such terms. An offer does not say its fuel, so that models which have several are left out.
 *
 * @param today ISO day; offers that are over are left out
 */
export const fittingOffers = (
  read: ReadSearch,
  text: string,
  { facts, vehiclesOf }: Knowledge,
  today: string,
): Extract<Reply, { code: 'offers' }> | null => {
  const { facets, ranges, text: words, equipment } = read.query
  const terms = termsOf(text)
  const hasTerms = terms.duration !== null || terms.annualMileage !== null
  // "Vos offres de leasing électrique en dessous de 350 €".
  const hasLimit = OFFERS_OF.test(text) || (/ offres? /.test(text) && ranges.instalment?.max !== undefined)
  const isOther = words !== '' || equipment.length > 0 || Object.keys(facets).some((facet) => !OF_MODEL.has(facet))
  if (!LEASE.test(text) || !(hasTerms || hasLimit) || isOther || LIMITED.test(text) || NAMES_PLENTY.test(text))
    return null
  const { fuel, bodyStyle } = facets
  const query = { ...EMPTY_QUERY, facets: { ...(fuel && { fuel }), ...(bodyStyle && { bodyStyle }) } }
  const isAlways = ({ modelId }: OfferTerms): boolean => {
    const all = vehiclesOf(modelId)
    return all.length > 0 && vehiclesOf(modelId, { query }).length === all.length
  }
  const { max = Infinity } = ranges.instalment ?? {}
  const named = offersOfKind(read, text, facts.offers, today).filter(
    (offer) => offer.monthlyPrice <= max && isAlways(offer),
  )
  const farOff = ({ duration, annualMileage }: OfferTerms): number =>
    Math.abs(duration - (terms.duration ?? duration)) / MONTHS_OF_YEAR +
    Math.abs(annualMileage - (terms.annualMileage ?? annualMileage)) / LIKE_A_YEAR
  const least = Math.min(...named.map(farOff))
  const offers = named.filter((offer) => farOff(offer) === least)
  return offers.length === 0 ? null : { code: 'offers', offers, hasOtherTerms: least > 0 }
}
