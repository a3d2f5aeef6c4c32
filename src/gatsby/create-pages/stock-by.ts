import { groupBy, once } from '../../domain/collections/once'
import type { VehicleFacts } from '../site-data'

type Field = 'brandId' | 'modelId' | 'locationId' | 'condition'

/** Vehicles by one of their fields; one pass for all the pages that ask. */
export const stockBy = once(
  (field: Field) => field,
  (vehicles: readonly VehicleFacts[], field) => groupBy(vehicles, (vehicle) => vehicle[field]),
)
