import type { Asker } from '../knowledge/asker'
import type { Knowledge } from '../knowledge/knowledge'
import type { Reply } from '../reply/reply'
import type { ReadSearch } from '../search/read-search'
import { findOffers } from './find-offers'
import { leaseFees } from './lease-fees'
import { leaseServices } from './lease-services'

/** Makes a question one about a lease, where it does not say so itself. */
const OF_LEASE = ' leasing'
/** Terms that every offer says. */
const TERMS =
  / (?:apports?|depots?|acomptes?|premier loyer|verse[rz]?|kilometrages?|kilometres?|kms?|durees?|combien de (?:mois|temps)|loyers?|mensualites?|mensuel\w*|par mois|prix|tarifs?|coute\w*|combien (?:ca|c est|je|on)|moins cheres?|(?:en tout|au total|montant|cout) |total|tva|htva|ttc|taxes comprises|valables?|valide|jusqu a quand|engage\w*|conditions?|(?:au|le) (?:debut|depart)|a combien|kascht|kostet|wei laang|wie lang|kilometer|anzahlung|how (?:much|long)|(?:en|sur|pour|pendant) \d{1,2} (?:mois|ans)) /
/** Rules of the contract and other matters, which the offer does not say. */
const BEYOND_TERMS =
  / (?:(?<! si je )roul\w*|depass\w*|supplementaires?|en plus|de trop|rendre|rends|rendue?|restitu\w*|rachet\w*|rachat|achet\w*|achat|resili\w*|pour l avoir|attend\w*|plus tot|avant (?:la |le )?(?:fin|terme)|fin d[eu]|credit|financement|livr\w*|delais?|disponible|recharge\w*|bornes?|amendes?|repris\w*|repren\w*|batterie|(?<!depot de )garanties?|consomm\w*|autonomie|reservoir|pneus?|entretien|assurances?|revision|franchise) /
/** "Et les pneus ?", "qui paie l’entretien ?" */
const WHO_PAYS = /^ (?:et|alors) (?:l|la|le|les) \w+(?: \w+)? $| qui (?:paie|paye|prend) /
const OTHER_OFFERS = / (?:(?:autres?|toutes)(?: \w+){0,3} offres?|(?:la|le|les|offres?) moins cheres?) /
/** What speaks of the other kind of lease, on the page of an offer: "vous avez la même en private lease ?" */
const OTHER_KIND = {
  private: / (?:htva|hors tva|independante?s?|professionnel(?:le)?s?|pro|business lease|societe|entreprise) /,
  business: / (?:private lease|prives?|particuliers?|ttc|tva comprise) /,
} as const
const ESTABLISHMENT = / (?:frais|couts?) (?:de |d )?(?:dossiers?|ouverture|etablissement) /

/** Whether a sentence names a car, or limits of one; kilometres may be those of a year of the lease, and a rent without a limit is none. */
const hasWishes = ({ names, query: { facets, ranges, text } }: ReadSearch): boolean =>
  names.length > 0 ||
  text !== '' ||
  Object.keys(facets).length > 0 ||
  Object.entries(ranges).some(([id, { max }]) => id !== 'mileage' && !(id === 'instalment' && max === undefined))

/**
 * What the lease offers of the page that is open say, where a sentence asks for their terms, services or fees without naming
 * a car: "quel est l’apport ?"; null on other pages and for other questions.
 */
export const pageOffers = (
  text: string,
  read: ReadSearch,
  { lease, today }: Asker,
  knowledge: Knowledge,
): Reply | null => {
  if (!lease || hasWishes(read)) return null
  const all = knowledge.facts.offers
  const own = all.find(({ kind, id }) => kind === lease.kind && id === lease.id)
  const asksForKind = own !== undefined && OTHER_KIND[own.kind].test(text)
  const asksForOthers = OTHER_OFFERS.test(text)
  const offers = all.filter((offer) =>
    asksForKind
      ? offer.modelId === own.modelId && offer.kind !== own.kind
      : offer.kind === lease.kind && (!own || offer === own || asksForOthers),
  )
  const ofPage = { ...knowledge, facts: { ...knowledge.facts, offers } }
  const asked = OF_LEASE + text
  const services = leaseServices(WHO_PAYS.test(text) ? `${asked}inclus ` : asked, read, ofPage, today, false)
  if (services?.code === 'leaseServices') return services
  if (ESTABLISHMENT.test(text)) return leaseFees(asked, read, ofPage, today)
  const asksForTerms = TERMS.test(text) || asksForOthers || asksForKind
  return asksForTerms && !BEYOND_TERMS.test(text) ? findOffers(read, text, ofPage, today) : null
}

const KIND_NAMES = { private: 'privé', business: 'professionnel' } as const
const IN_STOCK = /stock|occasion|parc|achat|acheter/i
/** Whether a reply is about leases alone. */
const isOfLease = (reply: Reply): boolean =>
  reply.code === 'leaseServices' || (reply.code === 'faq' && /leas/.test(reply.entry.path))

/**
 * The reply to a question that is meant for leases because of the page that is open: "je peux racheter la voiture à la fin ?";
 * null on other pages and for questions about something else.
 *
 * @param whole what the question is answered elsewhere
 * @param answer answers one question
 */
export const ofPageLease = (
  whole: Reply,
  asked: string,
  { lease }: Asker,
  answer: (asked: string) => Reply,
): Reply | null => {
  if (!lease || isOfLease(whole)) return null
  if (whole.code === 'vehicles') {
    const { brand, model } = whole.query.facets
    if (!brand && !model && !/\d/.test(asked)) return null
    const reply = answer(`offres de leasing ${KIND_NAMES[lease.kind]} ${asked} par mois`)
    return !IN_STOCK.test(asked) && reply.code === 'offers' ? reply : null
  }
  if (whole.code !== 'unknown' && whole.code !== 'faq') return null
  const reply = answer(`${asked} (leasing)`)
  return isOfLease(reply) ? reply : null
}
