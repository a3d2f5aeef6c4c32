import { appointmentAsked, isDoubt } from './appointment-asked'
import { aboutVehicle, equipmentOfVehicle } from './about-vehicle'
import { answerParts } from './answer-parts'
import type { Asker } from './asker'
import { asksForPapers, asksForWorkGuarantee } from './beside-records'
import { besideVehicle } from './beside-vehicle'
import { brandDealers } from './brand-dealers'
import { compareModels, withOtherFields } from './compare-models'
import { dealershipReply } from './dealership-reply'
import { faqAsked } from './faq-asked'
import { asksForOffers, findOffers, withTerms } from './find-offers'
import { findPassage } from './find-passage'
import {
  asksBeside,
  asksForFee,
  asksForOtherThing,
  asksForPerson,
  isGreeting,
  isLeaseQuestion,
  isThanks,
  speaksOfOpening,
  wantsCall,
  wantsComparison,
  wantsContact,
  wantsTestDrive,
} from './intents'
import type { Knowledge } from './knowledge'
import { languagesAsked } from './languages-asked'
import { hiddenFees, leaseFees } from './lease-fees'
import { leaseServices, speaksOfInclusion } from './lease-services'
import { isQuestion } from './match-faq'
import { modelFacts } from './model-facts'
import { asksToReach, postHolders } from './post-asked'
import { readDay } from './read-day'
import { readSearch } from './read-search'
import type { Reply } from './reply'
import { readSentence } from './sentence'
import { searchAndQuestion } from './search-and-question'
import { asksWhere, namesPlace } from './service-asked'
import { testDrive } from './test-drive'
import { withoutPageName } from './this-vehicle'
import { modelIdsOf } from './wanted-models'
import { withoutContact } from './without-contact'

/** Replies that may leave a second question of the message out. */
const MAY_BE_SEVERAL: ReadonlySet<Reply['code']> = new Set([
  'fact',
  'equipment',
  'dealership',
  'employees',
  'languages',
  'several',
  'models',
])

/** Replies to messages that may look for vehicles too. */
const MAY_HAVE_SEARCH: ReadonlySet<Reply['code']> = new Set(['vehicles', 'dealership', 'languages', 'employees', 'faq'])

/** The dealerships that a question names, for parts of it that name none. */
const withPlace = (asked: string, asker: Asker, { places }: Knowledge): Asker => {
  const named = places.dealerships(asked)
  return named.length > 0 ? { ...asker, here: named } : asker
}

const answerOne = (said: string, knowledge: Knowledge, asker: Asker): Reply => {
  const asked = withoutPageName(said, asker, knowledge)
  const text = readSentence(asked).text()
  const { today, vehicle } = asker
  const read = readSearch(asked, knowledge, Number(today.slice(0, 4)))
  const isComparison = wantsComparison(text)
  const models = modelFacts(text, read, asker, knowledge, isComparison)
  if (models) return isComparison ? withOtherFields(models, text, read, asker, knowledge) : models
  if (isComparison) {
    const compared = compareModels(read, asker, knowledge)
    if (compared) return compared
  }
  const beside = besideVehicle(text, asker, knowledge)
  if (beside) return beside
  if (asksForWorkGuarantee(text)) return { code: 'unknown' }
  const faq = faqAsked(asked, text, read, asker, knowledge)
  const day = readDay(asked, today)
  const appointment = appointmentAsked(text, day !== null)
  if (appointment && !isDoubt(text) && (!asksWhere(text) || namesPlace(text)) && !faq?.isWhole) {
    const [locationId = null, ...others] = knowledge.places.dealerships(asked)
    return {
      code: 'appointment',
      what: appointment,
      locationId: others.length > 0 ? null : locationId,
      day,
    }
  }
  if (asksForPerson(text)) return postHolders(asked, text, asker, knowledge) ?? { code: 'unknown' }
  const reached = asksToReach(text) ? postHolders(asked, text, asker, knowledge) : null
  if (reached) return reached
  const languages = wantsCall(text) ? null : languagesAsked(asked, text, asker, knowledge, read)
  if (languages) return languages
  const equipped = faq?.isWhole ? null : equipmentOfVehicle(text, read, asked, asker, knowledge)
  if (equipped) return equipped
  const included = leaseServices(text, read, knowledge, today, vehicle !== null)
  const isIncluded = included?.code === 'leaseServices' && !speaksOfInclusion(faq?.entry.question ?? '')
  if (faq && !isIncluded) return { code: 'faq', entry: faq.entry }
  if (asksForPapers(text)) return { code: 'unknown' }
  if (wantsCall(text)) return { code: 'contact' }
  const hidden = hiddenFees(text, read, knowledge, today)
  if (hidden) return hidden
  if (included) return withTerms(included, text, read, knowledge, today)
  const fees = leaseFees(text, read, knowledge, today)
  if (fees) return fees
  const dealers = brandDealers(asked, text, read, knowledge) ?? dealershipReply(asked, text, read, asker, knowledge)
  const isTestDrive = wantsTestDrive(text)
  // "Je peux venir l’essayer lundi ?" asks for a test drive rather than for the hours of Monday.
  const namesCar =
    modelIdsOf(read).length > 0 || (vehicle !== null && dealers?.code === 'dealership' && dealers.about === 'hours')
  if (dealers && !(isTestDrive && namesCar && !speaksOfOpening(text))) return dealers
  if (isTestDrive) return testDrive(asked, read, asker, knowledge)
  if (wantsContact(text)) return { code: 'contact' }
  const own = aboutVehicle(text, read, asker)
  if (own) return own
  if ((isLeaseQuestion(text, read) && !asksForFee(text)) || asksForOffers(text, read)) {
    const offers = findOffers(read, text, knowledge, today)
    if (offers) return offers
  }
  const isTowing = read.query.ranges.towingWeight !== undefined
  if (read.isSearch && (isTowing || !asksForOtherThing(text)) && !asksBeside(text, read.unread)) {
    const { query, unread } = read
    const hasNoOffer = isLeaseQuestion(text, read) && modelIdsOf(read).length > 0
    return { code: 'vehicles', query, unread, ...(hasNoOffer && { hasNoOffer }) }
  }
  if (isThanks(text)) return { code: 'thanks' }
  if (isGreeting(text)) return { code: 'hello' }
  return { code: 'unknown' }
}

/** Matters whose terms are records, or that a page tells of one kind of customer only. */
const OF_TERMS = / (?:leasings?|lease|lld|loa|loyers?|financements?|credits?|prets?) /

/** A paragraph of the site, for a question that no record answers. */
const passageReply = (asked: string, { facts }: Knowledge, { vehicle }: Asker): Reply | null => {
  const text = readSentence(asked).text()
  if (vehicle !== null || !isQuestion(asked) || OF_TERMS.test(text)) return null
  const entry = findPassage(text, facts.passages ?? [])
  return entry && { code: 'faq', entry }
}

/**
 * Answers a sentence of a visitor from records alone. What it does not know it says: the reply `unknown` offers contact.
 * It makes no request and remembers nothing.
 */
export const answerQuestion = (message: string, knowledge: Knowledge, asker: Asker): Reply => {
  const asked = withoutContact(message)
  const whole = answerOne(asked, knowledge, asker)
  if (MAY_HAVE_SEARCH.has(whole.code)) {
    const both = searchAndQuestion(asked, (part) => answerOne(part, knowledge, asker))
    if (both) return both
  }
  const mayBeHalf = whole.code === 'unknown' && asker.vehicle !== null
  if (whole.code === 'unknown' && !mayBeHalf) return passageReply(asked, knowledge, asker) ?? whole
  if (!MAY_BE_SEVERAL.has(whole.code) && !mayBeHalf) return whole
  let partly: Asker | null = null
  const answer = (part: string): Reply => {
    partly ??= withPlace(asked, asker, knowledge)
    return answerOne(part, knowledge, partly)
  }
  return answerParts(asked, answer) ?? whole
}
