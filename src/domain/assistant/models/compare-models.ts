import type { Asker } from '../knowledge/asker'
import type { Knowledge } from '../knowledge/knowledge'
import { modelIdsOf } from '../search/names/wanted-models'
import type { ReadSearch } from '../search/read-search'
import type { Reply, VehicleFact } from '../reply/reply'
import { FACT_WORDS } from '../vehicle/vehicle-fact-words'

const COMPARED_AT_LEAST = 2
const UNKNOWN: Reply = { code: 'unknown' }

/** Fields of vehicles that a comparison shows. */
const COMPARED: ReadonlySet<VehicleFact> = new Set(['consumption', 'range', 'power', 'seats', 'towing', 'co2', 'price'])
/** What a model will be worth, which no record says. */
const FUTURE =
  / (?:revend\w*|revente|vaudra|vaudront|decote|fiables?|fiabilite|tiendra|tient (?:le )?mieux la (?:cote|route)) /

/** Fields of models, with vehicles of them where fields of vehicles are asked too, and what no record says. */
export const withOtherFields = (
  models: Extract<Reply, { code: 'models' }>,
  text: string,
  read: ReadSearch,
  asker: Asker,
  knowledge: Knowledge,
): Reply => {
  const asksVehicles = FACT_WORDS.some(
    ([fact, pattern]) =>
      COMPARED.has(fact) && pattern.test(text) && !(fact === 'price' && models.facts.includes('fromPrice')),
  )
  const compared = asksVehicles ? compareModels(read, asker, knowledge) : null
  const replies: Reply[] = [models, ...(compared ? [compared] : []), ...(FUTURE.test(text) ? [UNKNOWN] : [])]
  return replies.length > 1 ? { code: 'several', replies } : models
}

/**
 * The newest vehicle of each model that a sentence names, of those that meet its other wishes, as in "une Clio essence et
 * une 208 essence"; of all where none does. With one model, the vehicle at hand is the other. Null where there is no pair.
 */
export const compareModels = (read: ReadSearch, { vehicle }: Asker, knowledge: Knowledge): Reply | null => {
  const found = modelIdsOf(read).flatMap((model) => {
    const others = (query?: ReadSearch['query']): number[] =>
      knowledge.vehiclesOf(model, { query }).filter((one) => one !== vehicle?.id)
    const [fitting] = others(read.query)
    const id = fitting ?? others()[0]
    return id === undefined ? [] : [{ id, isFitting: fitting !== undefined }]
  })
  const ids = found.map(({ id }) => id)
  const all = vehicle && ids.length < COMPARED_AT_LEAST ? [vehicle.id, ...ids] : ids
  const unfitting = found.filter(({ isFitting }) => !isFitting).map(({ id }) => id)
  return all.length >= COMPARED_AT_LEAST ? { code: 'comparison', vehicleIds: all, unfitting } : null
}
