import type { Knowledge } from '../knowledge/knowledge'
import { modelIdsOf } from '../search/names/wanted-models'
import type { ReadSearch } from '../search/read-search'
import type { Reply } from '../reply/reply'
import type { OfferTerms } from '../site/site-facts'

/** Words that name a lease, in a sentence in plain words. */
export const LEASE = / (?:leasings?|lease|lld|loa|location longue duree|loyers?) /
const MONTHS_OF_YEAR = 12
const MONTHS = / (\d{1,2}) (?:mois|monaten?|mount) /
const YEARS = / (?:sur|pour|pendant|duree de|de|fir|fur|iwwer) (\d) (?:ans|annees|joer|jahre) /
const DISTANCE =
  / (\d{4,6})(?: kms?| kilometres?| kilometer)?(?: (?:par|chaque|pro|am|im|d|l))? (?:an|annee|annuels?|annuellement|joer|jahr) /

/** Who leases for a business: "voiture de fonction", "combien HTVA". */
const BUSINESS =
  / (?:pro|professionnel(?:le)?s?|business|entreprises?|societe|flotte|firme|firma|voitures? de fonction|independante?s?|ht|htva|hors tva|firmenwagen|firmenauto|firmewon|dienstwagen|geschaftswagen|gewerblich\w*) /
/** Kilometres without the year that they are driven in: "48 mois, 15 000 km". */
const BARE_DISTANCE = / (\d{4,5}) (?:kms?|kilometres?|kilometer) /

/** More kilometres do as well: "avec au moins 15 000 km par an". */
const LEAST_DISTANCE =
  / (?:au moins|au minimum|minimum|plus de|mindestens|at least) (?:de )?\d{4,6} (?:kms?|kilometres?|kilometer) /

/** The kilometres a year of a lease, which the list of the stock has no filter for. */
export const yearlyDistance = (text: string): string[] => {
  const [said] = LEASE.test(text) ? (DISTANCE.exec(text) ?? []) : []
  return said === undefined ? [] : [said.trim()]
}

const NO_DEPOSIT = / (?:sans|zero|0 eur d) (?:aucun )?(?:apport|acompte|depot|premier loyer) /
const DEPOSIT =
  / (?:apport|acompte|depot|premier loyer)(?: \w+){0,2} de (\d{3,5}) | (\d{3,5}) eur (?:d apport|d acompte|de depot) /

/** The deposit that a sentence asks for, cents; null where it says none. */
const depositOf = (text: string): number | null => {
  if (NO_DEPOSIT.test(text)) return 0
  const [, behind, before] = DEPOSIT.exec(text) ?? []
  const euros = behind ?? before
  return euros === undefined ? null : Number(euros) * 100
}

/** Months and kilometres a year that a sentence asks for. */
export const termsOf = (text: string): { duration: number | null; annualMileage: number | null } => {
  const [, months] = MONTHS.exec(text) ?? []
  const [, years] = YEARS.exec(text) ?? []
  const [, distance] = DISTANCE.exec(text) ?? BARE_DISTANCE.exec(text) ?? []
  return {
    duration: months !== undefined ? Number(months) : years !== undefined ? Number(years) * MONTHS_OF_YEAR : null,
    annualMileage: distance === undefined ? null : Number(distance),
  }
}

/**
 * Lease offers of the makes or models that a sentence names, and of the kind that it says.
 *
 * @param today ISO day; offers that are over are left out
 */
export const offersOfKind = (
  read: ReadSearch,
  text: string,
  offers: readonly OfferTerms[],
  today: string,
): OfferTerms[] => {
  const models = modelIdsOf(read)
  const brands = read.names.filter(({ name, isOwn }) => !isOwn && name.facet === 'brand').map(({ name }) => name.id)
  const isBusiness = BUSINESS.test(text)
  const isPrivate = / (?:prives?|privees?|private|particuliers?) /.test(text)
  return offers.filter(
    ({ kind, modelId, brandId, validUntil }) =>
      (validUntil === null || validUntil >= today) &&
      (models.length > 0 ? models.includes(modelId) : brands.length === 0 || brands.includes(brandId)) &&
      (isBusiness === isPrivate || (kind === 'business') === isBusiness),
  )
}

const OFFER = '(?:offres?|promos?|promotions?|angebot|offer|(?:prix|tarif|loyer)s? (?:de |du )?leasing)'
const UNTIL =
  '(?:valables?|valides?|validite|expire\\w*|en vigueur|jusqu a (?:quand|quelle date)|jusque quand|s arrete\\w*|se termine\\w*|termine\\w*|(?:a quelle date|quand|date)(?: de| la)? fin\\w*|fini(?:t|s|e)?(?: quand)?|prend fin|fin(?= (?:de |d )?(?:l |la |cette |votre )?(?:offre|promo))|(?:date|jour) limite|echeance|cloture\\w*|court|(?:elle |il )?dure\\w*|gultig|gelt|laeft|lauft)'
/** How long an offer holds: "l’offre MG3 est encore valable en janvier ?" */
const HOLDS = new RegExp(` ${OFFER}(?: \\w+){0,8} ${UNTIL} | ${UNTIL}(?: \\w+){0,6} ${OFFER} `)
/** "Leasing privé à moins de 300 €, vous avez quoi ?": which offers of a kind there are. */
const WHAT_IS_THERE =
  /^(?=.* (?:private|prives?|particuliers?|professionnels?|business) ).* (?:vous (?:avez|auriez|proposez) quoi|qu avez vous|que proposez vous) /
/** Whether offers are asked for where other words look like a search: within a rent, or how long they hold. */
export const asksForOffers = (text: string, { query, names }: ReadSearch): boolean => {
  if (HOLDS.test(text)) return names.length > 0
  return (
    (/ offres? /.test(text) || WHAT_IS_THERE.test(text)) &&
    LEASE.test(text) &&
    !/ (?:stock|parc|occasions?) /.test(text) &&
    query.ranges.instalment?.max !== undefined &&
    Object.keys(query.facets).every((facet) => facet === 'brand' || facet === 'model')
  )
}

/** Words of a question for offers; "je peux fumer dans une voiture en leasing ?" has none. */
const WANTS =
  / (?:combien|offres?|promos?|promotions?|prix|tarifs?|loyers?|mensualites?|mensuel\w*|mois|chere?s?|propos\w*|avez|auriez|quel(?:le)?s?|montr\w*|cherch\w*|voudr\w*|veux|souhait\w*|aimer\w*|interess\w*|durees?|kms?|modeles?|voir|besoin|coute\w*|depot|apport|verser|acompte|frais|private|business|wei vill|wieviel|was|wat|how|kascht|kostet) /
const FEW_WORDS = 6
/** Whether a sentence about leasing asks for offers rather than for a rule of the contract. */
export const wantsOffers = (text: string, { names }: ReadSearch): boolean =>
  names.length > 0 || WANTS.test(text) || text.trim().split(' ').length <= FEW_WORDS

/** The terms of the offers too, where a question about services asks for them: "loyer, kilométrage, assurance incluse ?" */
export const withTerms = (
  services: Reply,
  text: string,
  read: ReadSearch,
  knowledge: Knowledge,
  today: string,
): Reply => {
  if (!/ (?:kilometrages?|duree|combien|mensualites?|loyer (?:ht|eur|hors|mensuel|de combien)) /.test(text))
    return services
  const offers = modelIdsOf(read).length > 0 ? findOffers(read, text, knowledge, today) : null
  return offers ? { code: 'several', replies: [offers, services] } : services
}

/** Those of them with the deposit, duration and distance that the sentence says. Where none has these terms, those with others. */
export const findOffers = (read: ReadSearch, text: string, { facts }: Knowledge, today: string): Reply | null => {
  const { duration, annualMileage } = termsOf(text)
  const deposit = depositOf(text)
  const isLeast = LEAST_DISTANCE.test(text)
  const { max = Infinity } = read.query.ranges.instalment ?? {}
  const named = offersOfKind(read, text, facts.offers, today).filter(({ monthlyPrice }) => monthlyPrice <= max)
  const hasTerms = (offer: OfferTerms): boolean =>
    (deposit === null || offer.deposit === deposit) &&
    (duration === null || offer.duration === duration) &&
    (annualMileage === null || (isLeast ? offer.annualMileage >= annualMileage : offer.annualMileage === annualMileage))
  const exact = named.filter(hasTerms)
  if (named.length === 0) return null
  return { code: 'offers', offers: exact.length > 0 ? exact : named, hasOtherTerms: exact.length === 0 }
}
