import { z } from 'zod'
import { liveAnswerSchema, liveVehicleSchema } from '../../src/contract/dealer/live'
import type { LiveAnswer } from '../../src/contract/dealer/live'
import { vehicleSchema } from '../../src/contract/dealer/vehicle'
import type { Vehicle } from '../../src/domain/vehicle/types'
import { sendOrImport } from '../../src/server/dealer/import/send-or-import'
import { apiUrl, dataDir, siteUrl } from './site'

type LiveVehicle = LiveAnswer['vehicles'][number]

const changesSchema = z.object({
  items: z.array(
    z.union([z.object({ op: z.literal('upsert'), vehicle: vehicleSchema }), z.object({ op: z.literal('delete') })]),
  ),
})

/** Vehicles that are in stock now. */
export const stock = async (): Promise<Vehicle[]> => {
  const { items } = changesSchema.parse(await (await fetch(`${apiUrl}/api/dealer/v1/vehicles?limit=500`)).json())
  return items.flatMap((item) => (item.op === 'upsert' ? [item.vehicle] : []))
}

/** What live prices tell of a vehicle, to be put back later. */
export const volatileOf = (vehicle: Vehicle): LiveVehicle => liveVehicleSchema.parse(vehicle)

/** What the live service says of a vehicle now, as text; the service looks at the stock once a second. */
const liveOf = async (): Promise<Map<number, string>> => {
  const { since } = z.object({ since: z.string() }).parse(await (await fetch(`${siteUrl}/builds/live.json`)).json())
  const answer = liveAnswerSchema.parse(
    await (await fetch(`${siteUrl}/api/stock/live?since=${encodeURIComponent(since)}`)).json(),
  )
  return new Map(answer.vehicles.map((one) => [one.id, JSON.stringify(one)]))
}

/** Waits until a page that is opened from now on hears of the change at its first question. */
const untilTold = async (vehicles: readonly LiveVehicle[]): Promise<void> => {
  for (let tries = 0; tries < 50; tries += 1) {
    const live = await liveOf()
    // What never changed since the release stands in no answer.
    const isTold = (vehicle: LiveVehicle) =>
      live.get(vehicle.id) ?? (tries > 8 ? null : '') ?? JSON.stringify(liveVehicleSchema.parse(vehicle))
    if (vehicles.every((vehicle) => isTold(vehicle) === JSON.stringify(liveVehicleSchema.parse(vehicle)))) return
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  throw new Error('The live service does not tell of the change')
}

/** Changes prices, discounts and availability, and nothing else, in the running dealer service. */
export const reprice = async (...vehicles: LiveVehicle[]): Promise<void> => {
  const rawMap = {
    format: 'json',
    complete: false,
    fields: { id: 'id', prices: 'prices', discount: 'discount', availability: 'availability' },
  }
  const feed = Buffer.from(JSON.stringify(vehicles))
  const { changed, rejected } = await sendOrImport({ DATA_DIR: dataDir }, { feed, rawMap, force: false, dryRun: false })
  if (changed > 0 || rejected.length > 0)
    throw new Error(`Not only prices changed: ${JSON.stringify({ changed, rejected })}`)
  await untilTold(vehicles)
}
