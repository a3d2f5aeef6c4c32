import { splitVehicle } from '../../contract/dealer/live'
import { vehicleSchema } from '../../contract/dealer/vehicle'
import type { Vehicle } from '../../domain/vehicle/types'
import type { VehicleRow } from '../database/schema'
import { digestOf } from './digest'

/** What a row says of a vehicle, without its places in the log. */
export interface VehicleFacts {
  id: number
  structural: Record<string, unknown>
  volatile: Record<string, unknown>
  structural_digest: string
  volatile_digest: string
}

/** When a vehicle was last changed is no change of the vehicle: a feed that only restates it changes nothing. */
const withoutTime = ({ updatedAt: _, ...rest }: Record<string, unknown>): Record<string, unknown> => rest

export const factsOf = (vehicle: Vehicle): VehicleFacts => {
  const { structural, volatile } = splitVehicle(vehicle)
  return {
    id: vehicle.id,
    structural,
    volatile,
    structural_digest: digestOf(withoutTime(structural)),
    volatile_digest: digestOf(volatile),
  }
}

/**
 * The vehicle of a row.
 *
 * @throws when the row was not written by this service
 */
export const vehicleOf = ({ structural, volatile }: Pick<VehicleRow, 'structural' | 'volatile'>): Vehicle =>
  vehicleSchema.parse({ ...structural, ...volatile })
