import { appointmentAsked, isDoubt, isLookedAt } from './visits/appointment-asked'
import { withLoanCar } from './faq/loan-car'
import { aboutVehicle, allEquipment, equipmentOfVehicle } from './vehicle/about-vehicle'
import type { Asker } from './knowledge/asker'
import { asksBesideRecords, asksForPapers, comesHome } from './visits/beside-records'
import { besideVehicle } from './vehicle/beside-vehicle'
import { namesPriceBeforeTax } from './lease/before-tax'
import { brandDealers } from './dealership/brand-dealers'
import { compareModels, withOtherFields } from './models/compare-models'
import { knownAgainstOthers, withOthers } from './models/compare-others'
import { dealershipReply } from './dealership/dealership-reply'
import { faqAsked } from './faq-asked'
import { fieldOfModel } from './models/field-of-model'
import { fittingOffers } from './lease/fitting-offers'
import { asksForOffers, findOffers, wantsOffers, withTerms, yearlyDistance } from './lease/find-offers'
import {
  asksForMachine,
  isGreeting,
  isLeaseQuestion,
  isThanks,
  speaksOfOpening,
  wantsCall,
  wantsContact,
  wantsTestDrive,
} from './search/intents'
import { asksBeside } from './beside-search'
import { wantsComparison, wishesEither } from './models/comparison-asked'
import { asksForOfferTerms, withOverrun } from './lease/offer-questions'
import { asksForFee, asksForOtherThing } from './other-things'
import type { Knowledge } from './knowledge/knowledge'
import { looksForOthers } from './vehicle/looks-for-others'
import { languagesAsked } from './dealership/languages-asked'
import { hiddenFees, leaseFees } from './lease/lease-fees'
import { asksForAllParts, leaseServices, speaksOfInclusion } from './lease/lease-services'
import { asksIfFits, modelFacts } from './models/model-facts'
import { ofLeasePage } from './lease/offer-record'
import { personAsked } from './dealership/person-asked'
import { readDay } from './dates/read-day'
import { readOnce } from './search/read-once'
import type { ReadSearch } from './search/read-search'
import type { Reply } from './reply/reply'
import { readSentence } from './words/sentence'
import { sameModel } from './vehicle/same-model'
import { shortOffers } from './lease/short-offers'
import { asksWhere, asksWhereDone, namesPlace } from './dealership/service-asked'
import { testDrive } from './visits/test-drive'
import { withoutPageName } from './vehicle/this-vehicle'
import { isAboutTheVehicle, pointsAtTheVehicle } from './vehicle/vehicle-questions'
import { modelIdsOf } from './search/names/wanted-models'

/** A question without a wish that has words which are not understood: no search on the page of a vehicle. */
const asksOfThePage = (said: string, text: string, { names, unread }: ReadSearch): boolean =>
  said.includes('?') && unread.length > 0 && names.length === 0 && isAboutTheVehicle(text)

/** The asker without the vehicle of the page, where a message looks for other vehicles. */
export const forOthers = (said: string, knowledge: Knowledge, asker: Asker): Asker =>
  asker.vehicle && looksForOthers(said, readSentence(said).text(), readOnce(said, knowledge, asker.today))
    ? { ...asker, vehicle: null }
    : asker

/** Answers one question from records alone; `unknown` where none has the answer. */
export const answerOne = (said: string, knowledge: Knowledge, from: Asker): Reply => {
  const asked = withoutPageName(said, from, knowledge)
  const text = readSentence(asked).text()
  const { today } = from
  const read = readOnce(asked, knowledge, today)
  const asker = forOthers(asked, knowledge, from)
  const { vehicle } = asker
  const same = sameModel(text, read, asker, knowledge)
  if (same) return same
  const hasLimits = Object.keys(read.query.ranges).length > 0 || read.query.facets['fuel'] !== undefined
  const isComparison = wantsComparison(text) && !(hasLimits && wishesEither(text))
  const models = modelFacts(text, read, asker, knowledge, isComparison)
  if (models && asksIfFits(text)) return { code: 'several', replies: [models, { code: 'unknown' }] }
  if (models) return isComparison ? withOthers(withOtherFields(models, text, read, asker, knowledge), read) : models
  if (isComparison) {
    const compared = compareModels(read, asker, knowledge) ?? (vehicle === null ? knownAgainstOthers(read) : null)
    if (compared) return compared
  }
  const beside = besideVehicle(text, asker, knowledge)
  if (beside) return beside
  if (asksBesideRecords(text)) return { code: 'unknown' }
  if (asksForMachine(text)) return { code: 'automatic' }
  const ofLease = ofLeasePage(asked, text, read, asker, knowledge)
  if (ofLease) return ofLease
  const day = readDay(asked, today)
  const found = faqAsked(asked, text, read, asker, knowledge)
  // "Je peux l’essayer samedi ?" asks for the test drive itself.
  const isTestOnDay = vehicle && wantsTestDrive(text) && (day !== null || / l essay\w+ /.test(text))
  const faq = found && !found.isWhole && (isTestOnDay || asksWhereDone(text)) ? null : found
  const appointment = appointmentAsked(text, day !== null)
  if (appointment && !isDoubt(text) && (!asksWhere(text) || namesPlace(text)) && (!faq?.isWhole || isLookedAt(text))) {
    const named = knowledge.places.dealerships(asked)
    // The vehicle of a page may stand far from the visitor's workshop.
    const [locationId = null, ...others] = named.length === 0 && vehicle === null ? (asker.here ?? []) : named
    return withLoanCar(
      { code: 'appointment', what: appointment, locationId: others.length > 0 ? null : locationId, day },
      text,
      knowledge.facts.faq,
    )
  }
  const person = personAsked(asked, text, asker, knowledge)
  if (person) return person
  const languages = wantsCall(text) ? null : languagesAsked(asked, text, asker, knowledge, read)
  if (languages) return languages
  const equipped =
    allEquipment(text, asker) ?? (faq?.isWhole ? null : equipmentOfVehicle(text, read, asked, asker, knowledge))
  if (equipped) return equipped
  const included = leaseServices(text, read, knowledge, today, vehicle !== null)
  const isIncluded =
    included?.code === 'leaseServices' && (asksForAllParts(text) || !speaksOfInclusion(faq?.entry.question ?? ''))
  if (faq && !isIncluded) return { code: 'faq', entry: faq.entry }
  if (asksForPapers(text)) return { code: 'unknown' }
  if (wantsCall(text)) return { code: 'contact' }
  const hidden = hiddenFees(text, read, knowledge, today)
  if (hidden) return hidden
  if (included) return withTerms(included, text, read, knowledge, today)
  const fees = leaseFees(text, read, knowledge, today)
  if (fees) return fees
  const dealers = brandDealers(asked, text, read, knowledge) ?? dealershipReply(asked, text, read, asker, knowledge)
  const isTestDrive = wantsTestDrive(text) || (comesHome(text) && modelIdsOf(read).length > 0)
  // "Je peux venir l’essayer lundi ?" asks for a test drive rather than for the hours of Monday.
  const namesCar =
    modelIdsOf(read).length > 0 || (vehicle !== null && dealers?.code === 'dealership' && dealers.about === 'hours')
  if (dealers && !(isTestDrive && namesCar && !speaksOfOpening(text))) return dealers
  if (isTestDrive) return testDrive(asked, read, asker, knowledge)
  if (wantsContact(text)) return { code: 'contact' }
  const own = aboutVehicle(text, read, asker)
  if (own) return own
  const short = shortOffers(read, text, knowledge, today)
  if (short) return short
  if (
    (isLeaseQuestion(text, read) && wantsOffers(text, read) && !asksForFee(text)) ||
    asksForOffers(text, read) ||
    asksForOfferTerms(text, read)
  ) {
    const offers = findOffers(read, text, knowledge, today)
    if (offers) return withOverrun(offers, text, knowledge.facts)
  }
  const fitting = fittingOffers(read, text, knowledge, today)
  if (fitting) return fitting
  const isTowing = read.query.ranges.towingWeight !== undefined
  const isOfPage = vehicle !== null && (pointsAtTheVehicle(text) || asksOfThePage(said, text, read))
  if (read.isSearch && !isOfPage && (isTowing || !asksForOtherThing(text)) && !asksBeside(text, read.unread)) {
    const { query } = read
    const { ofEach, unread } = fieldOfModel(text, read) ?? { unread: read.unread }
    const hasNoOffer = isLeaseQuestion(text, read) && modelIdsOf(read).length > 0
    const isBeforeTax = query.ranges.price !== undefined && namesPriceBeforeTax(said)
    return {
      code: 'vehicles',
      query,
      unread: [...unread, ...yearlyDistance(text)],
      ...(ofEach && { ofEach }),
      ...(hasNoOffer && { hasNoOffer }),
      ...(isBeforeTax && { isBeforeTax }),
    }
  }
  return { code: isThanks(text) ? 'thanks' : isGreeting(text) ? 'hello' : 'unknown' }
}
