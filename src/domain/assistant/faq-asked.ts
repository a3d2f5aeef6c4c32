import type { Asker } from './knowledge/asker'
import { directFaq } from './faq/direct-faq'
import { findTopic } from './topics/find-topic'
import type { Knowledge } from './knowledge/knowledge'
import { isQuestion, matchFaq } from './faq/match-faq'
import type { MatchedFaq } from './faq/match-faq'
import { isOtherCar } from './search/names/other-cars'
import type { ReadSearch } from './search/read-search'
import { asksOtherDeposit, vehicleFactAsked } from './vehicle/vehicle-questions'

/** An own car that is to be sold is a trade-in. */
const SELLS = / (?:re)?vend(?:re|s|ons) /
/** So is one whose worth is asked: "combien vaut ma Golf de 2018 ?". */
const WORTH =
  / (?:(?:combien|que) (?:vaut|vaudrait)|(?:valeur|cote|argus|estim\w*|expertis\w*)(?: \w+){0,3}) (?:ma|mon|notre|ancienne) /

/** Used cars with so many months of a warranty are looked for. */
const WARRANTED = / (?:avec|cherch\w*|au moins|minimum|encore|reste\w*) /

/** "Avez-vous des BMW d’occasion ?" asks for cars, also of a make that the group does not have. */
const HAS_ANY = / (?:avez vous|vous avez|auriez vous|vous auriez|vendez|cherch\w*|il vous reste) /
const hasOtherCar = (text: string, { query }: ReadSearch): boolean =>
  HAS_ANY.test(text) && query.text.split(' ').some(isOtherCar)

/** Whether a sentence names a car that is wished, or limits of one. */
const hasWishes = ({ names, query: { ranges } }: ReadSearch): boolean =>
  names.some(({ isOwn, isRefused }) => !isOwn && !isRefused) ||
  [ranges.price, ranges.year, ranges.instalment].some((range) => range?.max !== undefined || (range?.min ?? 0) > 0)

/** "Moins de 20 000 €, hors prime" says of the price that nothing is deducted. */
const BEFORE_HELP =
  / (?:(?:hors|sans|avant) (?:les? |la )?(?:primes?|subsides?|aides?|bonus)|(?:primes?|subsides?|aides?|bonus) (?:non |pas )?(?:compris\w*|deduit\w*|inclus\w*)) /

/** "Vous vendez vos voitures de direction ?" looks for them. */
const SEEKS_DEMO =
  /^(?!.* (?:signifie|veut dire|difference|definition|quoi) ).* (?:vend\w*|avez|reste\w*|cherch\w*|propos\w*|stock|auriez)(?: \w+){0,4} (?:voitures?|vehicules?|autos?) de direction /

/** The FAQ entry that a sentence asks for, unless it names a car that is wished or asks for a field of the vehicle at hand. */
export const faqAsked = (
  asked: string,
  text: string,
  read: ReadSearch,
  { vehicle }: Asker,
  { facts }: Knowledge,
): MatchedFaq | null => {
  if (BEFORE_HELP.test(text) && read.query.ranges.price) return null
  const direct = directFaq(text, facts.faq)
  if (direct) return direct
  const asksOfVehicle = vehicle !== null && (vehicleFactAsked(text) !== null || asksOtherDeposit(text))
  const topic = asksOfVehicle ? null : findTopic(text, hasWishes(read), facts)
  if (topic) return topic
  const isOfVehicle = vehicle !== null && / (?:cette|elle|celle ci) /.test(text)
  if (read.names.some(({ isOwn }) => !isOwn) || asksOfVehicle || hasOtherCar(text, read)) return null
  if (SEEKS_DEMO.test(text)) return null
  if (read.query.facets['warranty'] && WARRANTED.test(text)) return null
  if (read.ownCars.length === 0) return matchFaq(asked, facts.faq, !isOfVehicle && isQuestion(asked))
  if (read.isSearch) return null
  if (WORTH.test(text)) return matchFaq('reprenez ancienne', facts.faq, true)
  const without = read.ownCars.reduce(
    (left, phrase) => left.replace(phrase, SELLS.test(` ${phrase} `) ? 'reprenez ancienne' : 'ancienne'),
    text,
  )
  return matchFaq(without, facts.faq, isQuestion(asked))
}
