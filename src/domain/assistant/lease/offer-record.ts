import type { Asker } from '../knowledge/asker'
import type { Knowledge } from '../knowledge/knowledge'
import type { OfferFact, Reply } from '../reply/reply'
import type { ReadSearch } from '../search/read-search'
import { equipmentAsked } from '../vehicle/equipment-asked'
import { looksForOthers } from '../vehicle/looks-for-others'
import { pageOffers } from './page-offers'
import { asksForFeature, isAboutTheVehicle, vehicleFactAsked } from '../vehicle/vehicle-questions'

const FACTS: readonly OfferFact[] = [
  'fuel',
  'transmission',
  'power',
  'cylinder',
  'consumption',
  'co2',
  'battery',
  'range',
  'energy',
  'colour',
]

/** A field of the specification of the car of the offer whose page is open, or whether it has a feature. */
const offerRecord = (
  asked: string,
  text: string,
  read: ReadSearch,
  { lease }: Asker,
  { facts, features }: Knowledge,
): Reply | null => {
  const offer = facts.offers.find(({ kind, id }) => kind === lease?.kind && id === lease.id)
  if (
    !offer ||
    read.names.length > 0 ||
    / \d/.test(text) ||
    !isAboutTheVehicle(text) ||
    looksForOthers(asked, text, read)
  )
    return null
  const wanted = vehicleFactAsked(text)
  const fact = FACTS.find((one) => one === wanted)
  if (fact && offer.specs) return { code: 'offerFact', fact, offer }
  const equipped =
    offer.standardEquipment && asksForFeature(text) ? equipmentAsked(asked, features, offer.standardEquipment) : null
  return equipped && { ...equipped, offer }
}

/**
 * What the lease offers of the page that is open say, where a sentence names no car: their terms, or the car of the one offer;
 * null on other pages and for questions about something else.
 */
export const ofLeasePage = (
  asked: string,
  text: string,
  read: ReadSearch,
  asker: Asker,
  knowledge: Knowledge,
): Reply | null => pageOffers(text, read, asker, knowledge) ?? offerRecord(asked, text, read, asker, knowledge)
