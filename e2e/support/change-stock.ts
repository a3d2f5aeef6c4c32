import { z } from 'zod'
import { volatileSchema } from '../../src/contract/dealer/live'
import type { LiveVehicle } from '../../src/contract/dealer/live'
import { vehicleSchema } from '../../src/contract/dealer/vehicle'
import type { Vehicle } from '../../src/domain/vehicle/types'
import { sendOrImport } from '../../src/server/dealer/import/send-or-import'
import { apiUrl, dataDir } from './site'

const changesSchema = z.object({ items: z.array(z.union([z.object({ op: z.literal('upsert'), vehicle: vehicleSchema }), z.object({ op: z.literal('delete') })])) })

/** Vehicles that are in stock now. */
export const stock = async (): Promise<Vehicle[]> => {
  const { items } = changesSchema.parse(await (await fetch(`${apiUrl}/api/dealer/v1/vehicles?limit=500`)).json())
  return items.flatMap((item) => (item.op === 'upsert' ? [item.vehicle] : []))
}

/** What live prices tell of a vehicle, to be put back later. */
export const volatileOf = (vehicle: Vehicle): LiveVehicle => ({ id: vehicle.id, ...volatileSchema.parse(vehicle) })

/** Changes prices, discounts and availability, and nothing else, in the running dealer service. */
export const reprice = async (...vehicles: LiveVehicle[]): Promise<void> => {
  const rawMap = { format: 'json', complete: false, fields: { id: 'id', prices: 'prices', discount: 'discount', availability: 'availability' } }
  const feed = Buffer.from(JSON.stringify(vehicles))
  const { changed, rejected } = await sendOrImport({ DATA_DIR: dataDir }, { feed, rawMap, force: false, dryRun: false })
  if (changed > 0 || rejected.length > 0) throw new Error(`Not only prices changed: ${JSON.stringify({ changed, rejected })}`)
}
