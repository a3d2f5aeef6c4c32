import { aboutVehicle } from './about-vehicle'
import { brandDealers } from './brand-dealers'
import { compareModels } from './compare-models'
import { asksForNow, dealershipAsked, hoursAsked, wantsVisit } from './dealership-intents'
import { findOffers } from './find-offers'
import {
  appointmentAsked,
  asksForOtherThing,
  asksForPerson,
  isDoubt,
  isGreeting,
  isLeaseQuestion,
  isThanks,
  wantsCall,
  wantsComparison,
  wantsContact,
  wantsTestDrive,
} from './intents'
import type { Knowledge } from './knowledge'
import { isQuestion, matchFaq } from './match-faq'
import type { MatchedFaq } from './match-faq'
import { readDay } from './read-day'
import { readFestiveDays } from './read-festive-days'
import { readSearch } from './read-search'
import type { ReadSearch } from './read-search'
import type { Reply } from './reply'
import { readSentence } from './sentence'
import { testDrive } from './test-drive'
import { vehicleFactAsked } from './vehicle-questions'

/** Today's date, and the vehicle whose page the visitor asks from. */
export interface Asker {
  /** ISO day in Luxembourg. */
  today: string
  /** The vehicle whose page is open, with the labels of its equipment. */
  vehicle: { id: number; equipment: readonly string[] } | null
}

/** An own car that is to be sold is a trade-in. */
const SELLS = / (?:re)?vend(?:re|s|ons) /

/** The FAQ entry that a sentence asks for, unless it names a car that is wished or asks for a field of the vehicle at hand. */
const faqAsked = (
  asked: string,
  text: string,
  read: ReadSearch,
  { vehicle }: Asker,
  { facts }: Knowledge,
): MatchedFaq | null => {
  const isOfVehicle = vehicle !== null && / (?:cette|elle|celle ci) /.test(text)
  if (read.names.some(({ isOwn }) => !isOwn) || (vehicle && vehicleFactAsked(text))) return null
  if (read.ownCars.length === 0) return matchFaq(asked, facts.faq, !isOfVehicle && isQuestion(asked))
  if (read.isSearch) return null
  const without = read.ownCars.reduce(
    (left, phrase) => left.replace(phrase, SELLS.test(` ${phrase} `) ? 'reprenez ancienne' : 'ancienne'),
    text,
  )
  return matchFaq(without, facts.faq, isQuestion(asked))
}

/**
 * Answers a sentence of a visitor from records alone. What it does not know it says: the reply `unknown` offers contact.
 * It makes no request and remembers nothing.
 */
export const answerQuestion = (asked: string, knowledge: Knowledge, asker: Asker): Reply => {
  const text = readSentence(asked).text()
  const read = readSearch(asked, knowledge, Number(asker.today.slice(0, 4)))
  if (wantsComparison(text)) {
    const compared = compareModels(read, asker, knowledge)
    if (compared) return compared
  }
  const faq = faqAsked(asked, text, read, asker, knowledge)
  const appointment = appointmentAsked(text)
  if (appointment && !isDoubt(text) && !faq?.isWhole) {
    const [locationId = null, ...others] = knowledge.places.dealerships(asked)
    return { code: 'appointment', what: appointment, locationId: others.length > 0 ? null : locationId }
  }
  if (asksForPerson(text)) return { code: 'unknown' }
  if (faq) return { code: 'faq', entry: faq.entry }
  if (wantsCall(text)) return { code: 'contact' }
  const dealers = brandDealers(asked, text, read, knowledge)
  if (dealers) return dealers
  const dealership =
    dealershipAsked(text, asker.vehicle !== null) ??
    (wantsVisit(text) && (readDay(asked, asker.today) ?? readFestiveDays(text, asker.today)) !== null
      ? hoursAsked(text)
      : null)
  const named = dealership ? knowledge.places.dealerships(asked) : []
  // "Où trouver une Clio rouge ?" asks for cars.
  const isOfCars = dealership === 'address' && named.length === 0 && read.names.some(({ isOwn }) => !isOwn)
  if (dealership && !isOfCars) {
    const ids = named.length > 0 ? named : knowledge.facts.dealerships.map(({ id }) => id)
    const isHours = dealership === 'hours' || dealership === 'workshopHours'
    const isNow = isHours && asksForNow(text)
    const day = isNow ? asker.today : readDay(asked, asker.today)
    const period = isHours && day === null ? readFestiveDays(text, asker.today) : null
    if (ids.length > 0)
      return { code: 'dealership', about: dealership, locationIds: ids, day, isNow, ...(period && { period }) }
  }
  if (wantsTestDrive(text)) return testDrive(asked, read, asker, knowledge)
  if (wantsContact(text)) return { code: 'contact' }
  const own = aboutVehicle(text, read, asked, asker, knowledge)
  if (own) return own
  if (isLeaseQuestion(text, read)) {
    const offers = findOffers(read, text, knowledge, asker.today)
    if (offers) return offers
  }
  if (read.isSearch && !asksForOtherThing(text)) {
    const { query, unread } = read
    return { code: 'vehicles', query, unread }
  }
  if (isThanks(text)) return { code: 'thanks' }
  if (isGreeting(text)) return { code: 'hello' }
  return { code: 'unknown' }
}
