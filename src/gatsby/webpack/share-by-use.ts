import { keepImportsTogether } from './keep-imports-together'
import { hasOptions } from './loaders'

/**
 * Minimum source size of a shared chunk, in bytes: about 15 kB compressed. Smaller ones are duplicated, because a page of many
 * small files is larger and later than one of few: each file is compressed by itself, and six connections take them in turns.
 */
const SHARED_BYTES = 80_000

/** Most pages show it, with up to 12 kB of code behind it. */
const VEHICLE_CARD = 'src/features/stock/VehicleCard.tsx'

/**
 * Groups shared modules by the exact set of chunks that use them. Gatsby groups them by the names of these chunks, so
 * modules of all unnamed chunks end up in one file, and every page with such a chunk would load the stock engine.
 *
 * @throws Error when Gatsby's configuration has no group of shared modules
 */
export const shareByUse = (config: { optimization?: unknown }): void => {
  const { optimization } = config
  const splitChunks = hasOptions(optimization) ? optimization['splitChunks'] : null
  const groups = hasOptions(splitChunks) ? splitChunks['cacheGroups'] : null
  const shared = hasOptions(groups) ? groups['shared'] : null
  if (!hasOptions(groups) || !hasOptions(shared))
    throw new Error('Gatsby configures no group of shared modules any more')
  delete shared['name']
  shared['minSize'] = SHARED_BYTES
  groups['vehicleCard'] = keepImportsTogether('vehicle-card', VEHICLE_CARD)
}
