import { onceFor } from '../../domain/collections/once'
import type { VehicleFacts } from '../site-data'

/** Names and numbers of vehicles by id of the model, in the order of the ids: what the filters show of them before any script does. */
export const modelsOfList = onceFor(
  (vehicles: readonly VehicleFacts[]): { names: Record<string, string>; counts: Record<string, number> } => {
    const names: Record<string, string> = {}
    const counts: Record<string, number> = {}
    // Of two names of a model, the same one is shown whichever vehicle is newer.
    for (const { modelId, modelName } of [...vehicles].sort((a, b) => (a.modelId < b.modelId ? -1 : 1))) {
      const known = names[modelId]
      if (known === undefined || modelName < known) names[modelId] = modelName
      counts[modelId] = (counts[modelId] ?? 0) + 1
    }
    return { names, counts }
  },
)
