import { LEASE, offersOfKind } from './find-offers'
import type { Knowledge } from '../knowledge/knowledge'
import type { ReadSearch } from '../search/read-search'
import type { Reply } from '../reply/reply'

/** "Ne pas m’engager plus de 36 mois", "engagement de 24 mois maximum". */
const AT_MOST =
  / (?:engag\w*|lou(?:ez|er|e)|leasings?|contrats?|duree)(?: \w+){0,4} (?:pas plus de|plus de|au dela de|moins de|max(?:imum|i)?(?: de)?|au maximum|jusqu a) (\d{1,2}) mois | (?:engag\w*|lou(?:ez|er|e)|leasings?|contrats?|duree)(?: \w+){0,3} (\d{1,2}) mois (?:max\w*|au (?:plus|maximum)|grand max\w*) /
const OVER = / (?:plus|au dela) de /
const RENTS = / (?:lou(?:ez|er)|location|engag\w*) /
const FOR_WHOM = / (?:particuliers?|prives?|privees?|private|pro|professionnels?|entreprises?|societe|longue duree) /

/**
 * Lease offers that bind no longer than a sentence says, the cheapest first; null where it says no such limit, or wishes that
 * offers do not know.
 *
 * @param today ISO day; offers that are over are left out
 */
export const shortOffers = (
  read: ReadSearch,
  text: string,
  { facts }: Knowledge,
  today: string,
): Extract<Reply, { code: 'offers' }> | null => {
  const { facets, equipment, text: words } = read.query
  const isOther =
    words !== '' || equipment.length > 0 || Object.keys(facets).some((id) => id !== 'brand' && id !== 'model')
  if (isOther || !(LEASE.test(text) || (RENTS.test(text) && FOR_WHOM.test(text)))) return null
  const [said = '', behind, before] = AT_MOST.exec(text) ?? []
  // "Louer plus de 24 mois" without a negation is no upper limit.
  if (OVER.test(said) && !/ (?:pas|jamais|sans) /.test(text)) return null
  const most = Number(behind ?? before ?? 0)
  const { max = Infinity } = read.query.ranges.instalment ?? {}
  const offers = offersOfKind(read, text, facts.offers, today).filter(
    ({ duration, monthlyPrice }) => duration <= most && monthlyPrice <= max,
  )
  return offers.length === 0 ? null : { code: 'offers', offers, hasOtherTerms: false }
}
