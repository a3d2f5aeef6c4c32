import type { Asker } from '../knowledge/asker'
import { isAtHome, isLongDrive } from './beside-records'
import { passageWith } from '../faq/find-passage'
import type { Knowledge } from '../knowledge/knowledge'
import { modelOfVehicle } from '../knowledge/model-of-vehicle'
import { readDay } from '../dates/read-day'
import { readTime } from '../dates/read-time'
import { readSentence } from '../words/sentence'
import { modelIdsOf } from '../search/names/wanted-models'
import type { ReadSearch } from '../search/read-search'
import type { Reply } from '../reply/reply'

const MOST = 3
/** Words of the paragraph about test drives at home. */
const HOME_WORDS = 'essai domicile conseiller vient partout pays'

/** Whether a vehicle of the stock is at a dealership. */
const isAt = (id: number, locationId: string, knowledge: Knowledge): boolean => {
  const model = modelOfVehicle(id, knowledge)
  return model !== undefined && knowledge.vehiclesOf(model.id, { locationId }).includes(id)
}

/** A test drive of a model at the dealership that a sentence names; of vehicles elsewhere where it has none. */
export const testDrive = (asked: string, read: ReadSearch, { vehicle, today }: Asker, knowledge: Knowledge): Reply => {
  const models = modelIdsOf(read)
  const [locationId = null] = knowledge.places.dealerships(asked)
  const text = readSentence(asked).text()
  const day = readDay(asked, today)
  const time = day === null ? null : readTime(text)
  const isHome = isAtHome(text)
  const homeTerms = isHome ? passageWith(HOME_WORDS, knowledge.facts.passages ?? []) : null
  const when = {
    day,
    ...(time !== null && { time }),
    ...(isHome && { isAtHome: true as const }),
    ...(homeTerms && { homeTerms }),
    ...(isLongDrive(text) && { isLong: true as const }),
  }
  if (models.length === 0 && read.elsewhere.length > 0)
    return { code: 'testDrive', vehicleIds: [], locationId, missing: 'everywhere', ...when }
  if (models.length === 0)
    return {
      code: 'testDrive',
      vehicleIds: vehicle ? [vehicle.id] : [],
      locationId,
      missing: vehicle && locationId !== null && !isAt(vehicle.id, locationId, knowledge) ? 'vehicle' : null,
      ...when,
    }
  const at = (place: string | null): number[] =>
    models.flatMap((id) => knowledge.vehiclesOf(id, { locationId: place })).slice(0, MOST)
  const [there, all] = [at(locationId), at(null)]
  const missing = there.length > 0 ? null : all.length > 0 ? 'there' : 'everywhere'
  return { code: 'testDrive', vehicleIds: there.length > 0 ? there : all, locationId, missing, ...when }
}
