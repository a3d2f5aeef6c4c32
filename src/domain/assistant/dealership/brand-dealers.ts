import { distanceKm } from '../../location/distance'
import { asksForDealer } from './dealership-intents'
import type { Knowledge } from '../knowledge/knowledge'
import type { ReadSearch } from '../search/read-search'
import type { Reply } from '../reply/reply'

/** A place that dealerships are near, not in. */
const NEARBY = / (?:pres|loin|proches?|autour|cote|environs|alentours|coin|bei|nahe|nah) /

/** A part of the country, of which a town stands for all: "dans le nord". */
const REGION = / dans le? (?:nord|sud|est|ouest|centre) /
/** "Peut-on acheter une Volvo neuve à Esch ?" */
const BUYS_NEW =
  /^(?!.* (?:leasing|essayer|essai|combien|prix|max\w*|moins) ).* (?:(?:peut|peux|puis|possible|pouvez)(?: \w+){0,3} (?:acheter|commander)|vendez(?: \w+){0,3})(?: \w+){1,4} neu(?:f|ve)s? /

/** Which dealerships represent the makes of a sentence, the nearest to a town that it names first; null where it asks for no make, or for one dealership. */
export const brandDealers = (
  asked: string,
  text: string,
  read: ReadSearch,
  { facts, places }: Knowledge,
): Reply | null => {
  const brandIds = [...new Set(read.names.filter(({ isRefused }) => !isRefused).map(({ name }) => name.brandId))]
  if (brandIds.length === 0 || !(asksForDealer(text) || BUYS_NEW.test(text))) return null
  const named = places.dealerships(asked)
  if (named.length > 0 && !NEARBY.test(text) && !REGION.test(text) && !BUYS_NEW.test(text)) return null
  const found = facts.dealerships.filter(({ brands }) => brands.some(({ id }) => brandIds.includes(id)))
  const [here] = facts.dealerships.filter(({ id }) => named.includes(id))
  const nearest = here ? [...found].sort((a, b) => distanceKm(here, a) - distanceKm(here, b)) : found
  const [town] = places.othersNamed(asked)
  return {
    code: 'brandDealers',
    brandIds,
    locationIds: nearest.map(({ id }) => id),
    ...(here && !REGION.test(text) && { nearestTo: town ?? here.address.town }),
  }
}
