import { offersOfKind } from './find-offers'
import type { Knowledge } from './knowledge'
import type { ReadSearch } from './read-search'
import type { Reply } from './reply'

const LEASE = / (?:leasings?|lease|lld|loa|location longue duree) /
const FEES = / (?:frais|couts?) (?:de |d |du )?(?:dossiers?|ouverture|etablissement|administratifs?|mise en place)/

/** The establishment fees of lease offers, by kind; null where a sentence asks for something else. @param today ISO day */
export const leaseFees = (text: string, read: ReadSearch, { facts }: Knowledge, today: string): Reply | null => {
  if (!LEASE.test(text) || !FEES.test(text)) return null
  const offers = offersOfKind(read, text, facts.offers, today)
  const fees = (['private', 'business'] as const).flatMap((kind) => {
    const amounts = offers.filter((offer) => offer.kind === kind).map(({ establishmentFee }) => establishmentFee)
    return amounts.length === 0 ? [] : [{ kind, amounts: [...new Set(amounts)].sort((a, b) => a - b) }]
  })
  return fees.length === 0 ? null : { code: 'leaseFees', fees }
}
