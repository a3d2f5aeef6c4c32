import { paths } from '../../../config/segments'
import type { VehicleSummary } from '../../../domain/content/story-data'
import { parseVehiclePageData } from '../../../domain/vehicle/parse-page-data'
import type { Photo } from '../../../domain/vehicle/types'

const PATIENCE_MS = 10_000

/**
 * All photos of a vehicle, from the data of its page: a card carries only the first two.
 *
 * @returns null when they cannot be read, or the vehicle has no page any more
 */
export const loadPhotos = async (vehicle: VehicleSummary): Promise<Photo[] | null> => {
  const address = `/page-data${paths.vehicle(vehicle)}/page-data.json`
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })
    return answer.ok ? (parseVehiclePageData(await answer.json())?.vehicle.photos ?? null) : null
  } catch {
    return null
  }
}
