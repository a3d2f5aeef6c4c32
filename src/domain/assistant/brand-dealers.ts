import { asksForDealer } from './dealership-intents'
import type { Knowledge } from './knowledge'
import type { ReadSearch } from './read-search'
import type { Reply } from './reply'

/** A place that dealerships are near, not in. */
const NEARBY = / (?:pres|loin|proches?|autour|cote|environs|alentours|coin|bei|nahe|nah) /

/** Which dealerships represent the makes of a sentence; null where it asks for no make, or for one dealership. */
export const brandDealers = (
  asked: string,
  text: string,
  read: ReadSearch,
  { facts, places }: Knowledge,
): Reply | null => {
  const brandIds = [...new Set(read.names.filter(({ isRefused }) => !isRefused).map(({ name }) => name.brandId))]
  if (brandIds.length === 0 || !asksForDealer(text) || (places.dealerships(asked).length > 0 && !NEARBY.test(text)))
    return null
  const found = facts.dealerships.filter(({ brands }) => brands.some(({ id }) => brandIds.includes(id)))
  return { code: 'brandDealers', brandIds, locationIds: found.map(({ id }) => id) }
}
