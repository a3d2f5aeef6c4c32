import { z } from 'zod'
import { VOLATILE_FIELDS } from '../../domain/vehicle/fields'
import type { VolatileField } from '../../domain/vehicle/fields'
import type { Vehicle } from '../../domain/vehicle/types'
import { vehicleId } from './fields'
import { schemaOf } from './same-type'
import { vehicleSchema } from './vehicle'

const isVolatile = (entry: [string, unknown]): boolean => (VOLATILE_FIELDS as readonly string[]).includes(entry[0])

export const liveVehicleSchema = schemaOf<Pick<Vehicle, 'id' | VolatileField>>()(
  vehicleSchema.pick({ id: true, prices: true, discount: true, availability: true }),
)

/** What changed since the cursor a release was built at. */
export const liveAnswerSchema = z.object({
  since: z.string().describe('The cursor that was asked with'),
  cursor: z.string().describe('Cursor of this answer'),
  vehicles: z.array(liveVehicleSchema).describe('Vehicles whose price, discount or availability changed'),
  removed: z.array(vehicleId).describe('Vehicles that left the stock'),
})

export type LiveAnswer = z.output<typeof liveAnswerSchema>

/** Splits a vehicle by the table of fields: what makes pages, and what is only served live. */
export const splitVehicle = (
  vehicle: Vehicle,
): { structural: Record<string, unknown>; volatile: Record<string, unknown> } => {
  const entries = Object.entries(vehicle)
  return {
    structural: Object.fromEntries(entries.filter((entry) => !isVolatile(entry))),
    volatile: Object.fromEntries(entries.filter(isVolatile)),
  }
}
