import { brandDealers } from './brand-dealers'
import {
  appointmentAsked,
  asksForNow,
  asksForOtherThing,
  asksForPerson,
  dealershipAsked,
  isDoubt,
  isGreeting,
  isLeaseQuestion,
  isThanks,
  wantsComparison,
  wantsContact,
  wantsTestDrive,
} from './intents'
import type { Knowledge } from './knowledge'
import { isQuestion, matchFaq } from './match-faq'
import { readDay } from './read-day'
import { readEquipment } from './read-equipment'
import { modelIdsOf, readSearch } from './read-search'
import type { ReadSearch } from './read-search'
import type { Reply } from './reply'
import { readSentence } from './sentence'
import type { OfferTerms } from './site-facts'
import { testDrive } from './test-drive'
import { asksForColour, asksForFeature, isAboutTheVehicle, isBesideRecord, vehicleFactAsked } from './vehicle-questions'

/** Today's date, and the vehicle whose page the visitor asks from. */
export interface Asker {
  /** ISO day in Luxembourg. */
  today: string
  /** The vehicle whose page is open, with the labels of its equipment. */
  vehicle: { id: number; equipment: readonly string[] } | null
}

const COMPARED_AT_LEAST = 2

const aboutVehicle = (
  text: string,
  read: ReadSearch,
  asked: string,
  { vehicle }: Asker,
  { features }: Knowledge,
): Reply | null => {
  if (!vehicle || !isAboutTheVehicle(text) || read.names.length > 0) return null
  if (asksForFeature(text)) {
    const { labels: exact, choices } = readEquipment(readSentence(asked), features)
    const has = (label: string): boolean => vehicle.equipment.includes(label)
    // Of a family of features, what the vehicle has; all of them where it has none.
    const family = choices.some(has) ? choices.filter(has) : choices
    const all = [...exact, ...family]
    const [labels, missing] = [all.filter(has), all.filter((label) => !has(label))]
    const [wanted] = [...labels, ...missing]
    if (wanted !== undefined) return { code: 'equipment', labels, missing, asked: wanted, isFamily: exact.length === 0 }
  }
  if (isBesideRecord(text)) return { code: 'unknown' }
  const colours = asksForColour(text) ? read.query.facets['colour'] : undefined
  if (colours) return { code: 'fact', fact: 'colour', colours }
  const fact = vehicleFactAsked(text)
  return fact && { code: 'fact', fact }
}

const offersFor = (read: ReadSearch, text: string, { facts }: Knowledge, today: string): OfferTerms[] => {
  const models = modelIdsOf(read)
  const brands = read.names.filter(({ name }) => name.facet === 'brand').map(({ name }) => name.id)
  const isBusiness = / (?:pro|professionnels?|business|entreprises?|societe|flotte) /.test(text)
  const isPrivate = / (?:prive|private|particuliers?) /.test(text)
  return facts.offers.filter(
    ({ kind, modelId, brandId, validUntil }) =>
      (validUntil === null || validUntil >= today) &&
      (models.length > 0 ? models.includes(modelId) : brands.length === 0 || brands.includes(brandId)) &&
      (isBusiness === isPrivate || (kind === 'business') === isBusiness),
  )
}

const comparison = (read: ReadSearch, { vehicle }: Asker, knowledge: Knowledge): Reply | null => {
  const ids = modelIdsOf(read).flatMap((id) =>
    knowledge
      .vehiclesOf(id)
      .filter((one) => one !== vehicle?.id)
      .slice(0, 1),
  )
  const all = vehicle && ids.length < COMPARED_AT_LEAST ? [vehicle.id, ...ids] : ids
  return all.length >= COMPARED_AT_LEAST ? { code: 'comparison', vehicleIds: all } : null
}

/**
 * Answers a sentence of a visitor from records alone. What it does not know it says: the reply `unknown` offers contact.
 * It makes no request and remembers nothing.
 */
export const answerQuestion = (asked: string, knowledge: Knowledge, asker: Asker): Reply => {
  const text = readSentence(asked).text()
  const read = readSearch(asked, knowledge, Number(asker.today.slice(0, 4)))
  if (wantsComparison(text)) {
    const compared = comparison(read, asker, knowledge)
    if (compared) return compared
  }
  const appointment = appointmentAsked(text)
  if (appointment && !isDoubt(text)) {
    const [locationId = null, ...others] = knowledge.places.dealerships(asked)
    return { code: 'appointment', what: appointment, locationId: others.length > 0 ? null : locationId }
  }
  if (asksForPerson(text)) return { code: 'unknown' }
  const isOfVehicle = asker.vehicle !== null && / (?:cette|elle|celle ci) /.test(text)
  const faq = matchFaq(asked, knowledge.facts.faq, !isOfVehicle && isQuestion(asked))
  if (faq && read.names.length === 0 && !(asker.vehicle && vehicleFactAsked(text))) return { code: 'faq', entry: faq }
  const dealers = brandDealers(asked, text, read, knowledge)
  if (dealers) return dealers
  const dealership = dealershipAsked(text, asker.vehicle !== null)
  if (dealership) {
    const named = knowledge.places.dealerships(asked)
    const ids = named.length > 0 ? named : knowledge.facts.dealerships.map(({ id }) => id)
    const isNow = (dealership === 'hours' || dealership === 'workshopHours') && asksForNow(text)
    const day = isNow ? asker.today : readDay(text, asker.today)
    if (ids.length > 0) return { code: 'dealership', about: dealership, locationIds: ids, day, isNow }
  }
  if (wantsTestDrive(text)) return testDrive(asked, read, asker, knowledge)
  if (wantsContact(text)) return { code: 'contact' }
  const own = aboutVehicle(text, read, asked, asker, knowledge)
  if (own) return own
  if (isLeaseQuestion(text, read)) {
    const offers = offersFor(read, text, knowledge, asker.today)
    if (offers.length > 0) return { code: 'offers', offers }
  }
  if (read.isSearch && !asksForOtherThing(text)) {
    const { query, unread, choices } = read
    return { code: 'vehicles', query, unread, choices }
  }
  if (isThanks(text)) return { code: 'thanks' }
  if (isGreeting(text)) return { code: 'hello' }
  return { code: 'unknown' }
}
