import { isRecord } from '../is-record'
import type { LngLat } from './clip-ring'

/** Path of the file of a release that holds the countries around Luxembourg. */
export const REGION_MAP = 'map/region.json'

/** Rings of the countries around Luxembourg, cut to the region. */
export interface RegionMap {
  lands: readonly (readonly LngLat[])[]
}

const isPoint = (value: unknown): value is LngLat =>
  Array.isArray(value) && value.length === 2 && value.every((number) => Number.isFinite(number))

/** Parses the file; null when it is none. */
export const parseRegionMap = (json: unknown): RegionMap | null => {
  if (!isRecord(json) || !Array.isArray(json['lands'])) return null
  const lands = json['lands'].filter((ring): ring is LngLat[] => Array.isArray(ring) && ring.every(isPoint))
  return { lands }
}
