import type { LocationService } from '../../location/types'
import { nearestAcross } from '../places/across-border'
import type { Asker } from '../knowledge/asker'
import { asksForEvent, asksForNearest, asksForNow, dealershipAsked, hoursAsked, wantsVisit } from './dealership-intents'
import { wantsTestDrive } from '../search/intents'
import type { Knowledge } from '../knowledge/knowledge'
import { readDay } from '../dates/read-day'
import { readClosingPeriod, readFestiveDays } from '../dates/read-festive-days'
import type { ReadSearch } from '../search/read-search'
import type { Reply } from '../reply/reply'
import { serviceAsked } from './service-asked'
import { pointsAtTheVehicle } from '../vehicle/vehicle-questions'

const FEW_WORDS = 5
/** "Marnach entre Noël et Nouvel An ?" */
const FEW_WITH_PERIOD = 8
const isShort = (text: string, most: number): boolean => text.trim().split(' ').length <= most

/** What the visitor has: a service for it is not asked of the vehicle whose page is open. */
const OWN = / (?:ma|mon|mes|notre|nos) /

type DealershipReply = Extract<Reply, { code: 'dealership' }>

/** The dealerships with a service, of those that a sentence names where these have it. */
const withService = (
  service: LocationService | null,
  named: readonly string[],
  { facts }: Knowledge,
): DealershipReply | null => {
  if (service === null) return null
  const offering = facts.dealerships.filter(({ services }) => services.includes(service)).map(({ id }) => id)
  const there = named.filter((id) => offering.includes(id))
  const locationIds = there.length > 0 ? there : offering
  if (locationIds.length === 0) return null
  const lacking = named.filter((id) => !offering.includes(id))
  return { code: 'dealership', about: 'services', locationIds, day: null, isNow: false, service, lacking }
}

/** What a sentence asks of dealerships: hours, an address, a service; null where it asks for something else. */
export const dealershipReply = (
  asked: string,
  text: string,
  read: ReadSearch,
  { today, vehicle, here = [] }: Asker,
  knowledge: Knowledge,
): DealershipReply | null => {
  const namedHere = knowledge.places.dealerships(asked)
  const named = namedHere.length > 0 ? namedHere : here
  const namesDay = (readDay(asked, today) ?? readFestiveDays(text, today)) !== null
  const asksForCar = read.names.some(({ isOwn }) => !isOwn)
  const isOfPlaces = vehicle === null || (!pointsAtTheVehicle(text) && (namedHere.length > 0 || OWN.test(text)))
  const service = isOfPlaces && !asksForCar ? serviceAsked(text, named.length > 0) : null
  // "Atelier Mersch 4 décembre", "Mersch samedi".
  const isHoursThere =
    namesDay &&
    named.length > 0 &&
    isShort(text, readFestiveDays(text, today) ? FEW_WITH_PERIOD : FEW_WORDS) &&
    !asksForCar &&
    (service === null || service === 'workshop') &&
    !wantsTestDrive(text)
  const towns = knowledge.places.othersNamed(asked)
  const nearest = towns.length > 0 && namedHere.length > 0 ? { nearestTo: towns } : {}
  const offering = isHoursThere ? null : withService(service, named, knowledge)
  if (offering) return { ...offering, ...nearest }
  const isOfCars = asksForCar || Object.keys(read.query.facets).some((facet) => facet !== 'location')
  const asksNearest = vehicle === null && namedHere.length > 0 && !isOfCars && asksForNearest(text)
  const about =
    dealershipAsked(text, vehicle !== null) ??
    (isHoursThere || (asksForEvent(text) && namesDay) || (wantsVisit(text) && namesDay) ? hoursAsked(text) : null) ??
    (asksNearest ? 'address' : null)
  const across =
    vehicle === null &&
    named.length === 0 &&
    !isOfCars &&
    (about === 'address' || (about === null && asksForNearest(text)))
      ? nearestAcross(text, knowledge.facts.dealerships)
      : null
  if (across) {
    const { locationId, town } = across
    return {
      code: 'dealership',
      about: 'address',
      locationIds: [locationId],
      day: null,
      isNow: false,
      nearestTo: [town],
    }
  }
  if (about === null) return null
  // "Où trouver une Clio rouge ?" asks for cars.
  if (about === 'address' && named.length === 0 && read.names.some(({ isOwn }) => !isOwn)) return null
  const locationIds = named.length > 0 ? named : knowledge.facts.dealerships.map(({ id }) => id)
  if (locationIds.length === 0) return null
  const isHours = about === 'hours' || about === 'workshopHours'
  const dayNamed = readDay(asked, today)
  // "Nach" is "noch", also beside a day: "De 24. Dezember, sidd dir nach op?"
  const isNow = isHours && asksForNow(text) && (dayNamed === null || dayNamed === today)
  const day = isNow ? today : dayNamed
  const period = isHours && day === null ? (readFestiveDays(text, today) ?? readClosingPeriod(text, today)) : null
  return { code: 'dealership', about, locationIds, day, isNow, ...(period && { period }), ...nearest }
}
