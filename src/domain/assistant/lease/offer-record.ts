import { wordsOf } from '../../stock-search/text/words'
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

const NAME = 5
/**
 * Whether any label of the equipment shares a long word with a label of the stock. Lease offers use other labels than the stock,
 * such as "Apple CarPlay et Android Auto", so a missing label does not mean that the feature is missing.
 */
const isNamedIn = (label: string, equipment: readonly string[]): boolean => {
  const said = new Set(equipment.flatMap(wordsOf))
  return wordsOf(label).some((word) => word.length >= NAME && said.has(word))
}

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
  const equipment = offer.standardEquipment
  if (!equipment || !asksForFeature(text)) return null
  const equipped = equipmentAsked(asked, [...features, ...equipment], equipment)
  if (!equipped) return null
  const missing = equipped.missing.filter((label) => !isNamedIn(label, equipment))
  return equipped.labels.length + missing.length === 0 ? { code: 'unknown' } : { ...equipped, missing, offer }
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
