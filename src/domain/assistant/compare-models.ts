import type { Asker } from './asker'
import type { Knowledge } from './knowledge'
import { modelIdsOf } from './wanted-models'
import type { ReadSearch } from './read-search'
import type { Reply } from './reply'

const COMPARED_AT_LEAST = 2

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
