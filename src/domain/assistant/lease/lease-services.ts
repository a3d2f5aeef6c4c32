import { wordsOf } from '../../stock-search/text/words'
import type { Knowledge } from '../knowledge/knowledge'
import { offersOfKind } from './find-offers'
import type { ReadSearch } from '../search/read-search'
import type { Reply } from '../reply/reply'

/** How people name parts of a lease, and the labels of offers that mean it. */
const PARTS: readonly (readonly [asked: RegExp, label: RegExp])[] = [
  [
    / (?:entretiens?|reparations?|revisions?|vidanges?|maintenance|ennerhalt|wartung) /,
    /entretien|reparation|maintenance/,
  ],
  [/ (?:assistance|depannage|panne|pannendienst) /, /assistance|depannage/],
  [/ (?:pneus?|gardiennage|roues(?! (?:motrices|avant|arriere))|reifen|pneuen) /, /pneu|gardiennage/],
  [/ (?:taxes?|vignette|steuer|steier) /, /taxe|vignette/],
  [/ (?:assurances?|assuree?|omnium|casco|versicherung|versecherung) /, /assurance/],
  [/ (?:(?:voiture|vehicule|auto) de (?:remplacement|courtoisie|pret)|ersatzwagen) /, /remplacement/],
  [/ (?:carte (?:carburant|essence)|carburant|essence|recharge|tankkarte) /, /carburant|recharge/],
]

const INCLUDED =
  / (?:(?<! tout )compris(?:es?)?|comprend|comprennent|inclu(?:s|ses?|e|es|t|ent|re)?|couverte?s?|prise?s? en charge|contient|dedans|(?:est|sont|c est)(?: \w+){0,2} dans (?:le|la|les|l) (?:loyer|mensualite|leasing|contrat|prix)|(?:paie|paye|payer|facturee?s?|comptee?s?)(?: \w+)? (?:a part|en plus|en sus|separement)|abegraff|inbegriffen) /
/** Whether a question of the FAQ is about what a price includes. */
export const speaksOfInclusion = (question: string): boolean => INCLUDED.test(` ${wordsOf(question).join(' ')} `)
const LEASE = / (?:leasings?|lease|lld|loa|loyers?|mensualites?|location longue duree) /
/** What a purchase includes is another question. */
const PURCHASE = / (?:prix|achat|garanties?|occasions?|financement|credit) /
/** "Qu’est-ce qui est compris, l’assurance aussi ?" asks for everything. */
const ALL_PARTS =
  / (?:(?:qu est ce qui|quoi|ce qui|qu est ce que|tout) (?:est |y est |est ce que )?(?:compris|inclus|comprend|couvre|couvert|contient)|(?:que|qu) (?:comprend|couvre|contient|inclut)|quels? (?:sont les )?services?(?: \w+){0,2} (?:compris|inclus)|(?:compris|inclus) (?:quoi|dedans quoi)|wat ass (?:alles )?(?:dran|dobai|abegraff)|was ist (?:alles )?(?:enthalten|inbegriffen)) /
/** Whether a sentence asks for all that a lease includes. */
export const asksForAllParts = (text: string): boolean => ALL_PARTS.test(text)
/** What a lease includes in general; its distance and duration are terms of each offer. */
const WHAT =
  /^(?!.* (?:kilometrages?|kilometres|kms?|duree|mois|depot|apport) ).* (?:qu|que|quoi|quels?|tout|services?) /

/**
 * Whether offers of each kind include what a sentence asks for, by their own records; null where it asks for no part of a
 * lease.
 *
 * @param isOnVehicle a question without a lease is then about the vehicle
 */
export const leaseServices = (
  text: string,
  read: ReadSearch,
  { facts }: Knowledge,
  today: string,
  isOnVehicle: boolean,
): Reply | null => {
  const isLease = LEASE.test(text)
  if (!INCLUDED.test(text) || (!isLease && (isOnVehicle || PURCHASE.test(text)))) return null
  const parts =
    isLease && ALL_PARTS.test(text) ? [] : PARTS.filter(([asked]) => asked.test(text)).map(([, label]) => label)
  if (parts.length === 0 && !(isLease && WHAT.test(text))) return null
  const offers = offersOfKind(read, text, facts.offers, today)
  const isAsked = (label: string): boolean => {
    const words = wordsOf(label).join(' ')
    return parts.length === 0 || parts.some((part) => part.test(words))
  }
  const services = (['private', 'business'] as const).flatMap((kind) => {
    const terms = offers.filter((offer) => offer.kind === kind).flatMap((offer) => offer.terms)
    return [...new Set(terms.map(({ label }) => label))].filter(isAsked).map((label) => {
      const own = terms.filter((term) => term.label === label)
      const included = own.filter((term) => term.included).length
      const state = included === own.length ? 'included' : included === 0 ? 'excluded' : 'varies'
      return { kind, label, state } as const
    })
  })
  return services.length > 0 ? { code: 'leaseServices', services } : { code: 'unknown' }
}
