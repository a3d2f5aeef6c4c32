import { matchFaq } from '../faq/match-faq'
import type { ReadSearch } from '../search/read-search'
import type { Reply } from '../reply/reply'
import type { SiteFacts } from '../site/site-facts'
import { modelIdsOf } from '../search/names/wanted-models'

/** Terms that lease offers say. */
const TERMS =
  / (?:(?:combien de |nombre de )(?:kms?|kilometres?|mois)|kilometrages?|(?:kms?|kilometres?) (?:par an|annuels?|a l annee|inclus|compris)|depots?|duree|loyers?|mensualites?|(?:premier|1er) loyer|par an|par mois) /
const NO_LEASE = / (?:stock|parc|occasions?|reprise|credit|financement|achat|echange) /

/** Whether a sentence asks for a term of the lease offer of a model: "combien de km par an dans l’offre de la ë-C3 ?" */
export const asksForOfferTerms = (text: string, read: ReadSearch): boolean =>
  / offres? /.test(text) && TERMS.test(text) && !NO_LEASE.test(text) && modelIdsOf(read).length > 0

const OVERRUN =
  / si (?:je|on|nous|j) (?:(?:en )?(?:roule|roulons|fais|fait|faisons|depasse|depassons))(?: \w+){0,2} (?:plus|davantage|trop|le|les) /

/** Offers with what happens beyond their mileage, where a sentence asks that too. */
export const withOverrun = (offers: Reply, text: string, { faq }: SiteFacts): Reply => {
  const found = OVERRUN.test(text) ? matchFaq('et si je roule davantage que prevu', faq, true) : null
  return found ? { code: 'several', replies: [offers, { code: 'faq', entry: found.entry }] } : offers
}
