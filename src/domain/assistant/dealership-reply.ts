import type { Asker } from './asker'
import { asksForNow, dealershipAsked, hoursAsked, wantsVisit } from './dealership-intents'
import type { Knowledge } from './knowledge'
import { readDay } from './read-day'
import { readFestiveDays } from './read-festive-days'
import type { ReadSearch } from './read-search'
import type { Reply } from './reply'
import { serviceAsked } from './service-asked'

type DealershipReply = Extract<Reply, { code: 'dealership' }>

/** The dealerships with a service, of those that a sentence names where these have it. */
const withService = (asked: string, text: string, { facts, places }: Knowledge): DealershipReply | null => {
  const named = places.dealerships(asked)
  const service = serviceAsked(text, named.length > 0)
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
  { today, vehicle }: Asker,
  knowledge: Knowledge,
): DealershipReply | null => {
  const service = vehicle === null && read.names.length === 0 ? withService(asked, text, knowledge) : null
  if (service) return service
  const about =
    dealershipAsked(text, vehicle !== null) ??
    (wantsVisit(text) && (readDay(asked, today) ?? readFestiveDays(text, today)) !== null ? hoursAsked(text) : null)
  if (about === null) return null
  const named = knowledge.places.dealerships(asked)
  // "Où trouver une Clio rouge ?" asks for cars.
  if (about === 'address' && named.length === 0 && read.names.some(({ isOwn }) => !isOwn)) return null
  const locationIds = named.length > 0 ? named : knowledge.facts.dealerships.map(({ id }) => id)
  if (locationIds.length === 0) return null
  const isHours = about === 'hours' || about === 'workshopHours'
  const isNow = isHours && asksForNow(text)
  const day = isNow ? today : readDay(asked, today)
  const period = isHours && day === null ? readFestiveDays(text, today) : null
  return { code: 'dealership', about, locationIds, day, isNow, ...(period && { period }) }
}
