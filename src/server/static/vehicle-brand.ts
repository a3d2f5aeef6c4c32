import { pageDataAddress } from '../../contract/served-data'
import { parseVehiclePageData } from '../../domain/vehicle/parse-page-data'
import type { Release } from '../release/types'
import type { FileSource } from './file-source'

/** The brand of the vehicle whose page is at an address; null when the release does not say. */
export type VehicleBrand = (release: Release, vehiclePath: string) => Promise<string | null>

/** Reads brands of vehicles from the data of their pages. */
export const createVehicleBrand =
  (source: Pick<FileSource, 'plain'>): VehicleBrand =>
  async (release, vehiclePath) => {
    const file = release.file(pageDataAddress(vehiclePath))
    if (!file) return null
    try {
      const json: unknown = JSON.parse((await source.plain(file)).toString())
      return parseVehiclePageData(json)?.vehicle.brandId ?? null
    } catch {
      // The page itself can still be shown.
      return null
    }
  }
