import { LEASE, offersOfKind } from './find-offers'
import { leaseServices } from './lease-services'
import type { Knowledge } from '../knowledge/knowledge'
import type { ReadSearch } from '../search/read-search'
import type { Reply } from '../reply/reply'

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

const HIDDEN =
  / (?:frais|couts?|depenses?)(?: \w+){0,2} (?:caches?|cachees?|surprises?|annexes?|supplementaires?|en plus|imprevus?|inattendus?) | (?:rien|quelque chose|quoi)(?: \w+){0,2} (?:en plus|d autre)(?: \w+){0,2} (?:a payer|du loyer|que le loyer) | mauvaises? surprises? /

/** What a lease costs beside the rent: the fees of the offers, and which services they include. @param today ISO day */
export const hiddenFees = (text: string, read: ReadSearch, knowledge: Knowledge, today: string): Reply | null => {
  if (!LEASE.test(text) || !HIDDEN.test(text)) return null
  const fees = leaseFees(' leasing frais de dossier ', read, knowledge, today)
  const services = leaseServices(' leasing quels services inclus ', read, knowledge, today, false)
  return fees && services && { code: 'several', replies: [fees, services] }
}
