import { z } from 'zod'
import { changesPageSchema } from '../../src/contract/dealer/changes'
import { locationSchema } from '../../src/contract/dealer/location'
import type { Vehicle } from '../../src/domain/vehicle/types'
import { withBody } from './proxy'
import type { Spoiler } from './proxy'

/** Vehicles that a small stock has: few, so that a build is quick. */
const SIZE = 12
const CURSOR = 'small-stock'

const locationsSchema = z.object({ items: z.array(locationSchema) })

/** The first vehicles of the dealer service. */
export const firstVehicles = async (origin: string): Promise<Vehicle[]> => {
  const response = await fetch(`${origin}/api/dealer/v1/vehicles?limit=${2 * SIZE}`)
  const { items } = changesPageSchema.parse(await response.json())
  return items.flatMap((item) => (item.op === 'upsert' ? [item.vehicle] : [])).slice(0, SIZE)
}

const at = (vehicles: readonly Vehicle[], index: number): Vehicle => {
  const vehicle = vehicles[index]
  if (!vehicle) throw new Error(`The stock has no vehicle number ${index}`)
  return vehicle
}

/** Every way in which a vehicle can be bad, and the vehicles that are bad in it. */
export const spoilVehicles = (vehicles: readonly Vehicle[]) => {
  const bad = {
    noPhotos: at(vehicles, 0),
    noPrice: at(vehicles, 1),
    unknownModel: at(vehicles, 2),
    twin: at(vehicles, 3),
    otherTwin: at(vehicles, 4),
    badMileage: at(vehicles, 5),
    photosMissing: at(vehicles, 6),
    pricesNull: at(vehicles, 7),
  }
  const good = vehicles.slice(8)
  const records: unknown[] = [
    { ...bad.noPhotos, photos: [] },
    { ...bad.noPrice, prices: [], discount: null },
    { ...bad.unknownModel, modelId: 'modele-inconnu' },
    bad.twin,
    { ...bad.otherTwin, id: bad.twin.id },
    { ...bad.badMileage, mileage: 'beaucoup' },
    'ceci n’est pas un véhicule',
    { ...bad.photosMissing, photos: undefined },
    { ...bad.pricesNull, prices: null, discount: undefined },
    ...good,
  ]
  return { records, bad, good }
}

const unknownCursor = () => Response.json({ code: 'unknown_cursor' }, { status: 410 })

/** Serves these records as the whole stock; who has read them hears of no change, and who has read others reads all. */
export const stockOf =
  (records: readonly unknown[]): Spoiler =>
  async (url, pass) => {
    if (!url.pathname.endsWith('/vehicles')) return pass()
    const after = url.searchParams.get('after')
    if (after !== null && after !== CURSOR) return unknownCursor()
    const items = after === CURSOR ? [] : records.map((vehicle, index) => ({ op: 'upsert', seq: index + 1, vehicle }))
    return Response.json({ items, cursor: CURSOR, more: false })
  }

/** A service that lost its stock: it knows no cursor any more, and has nothing. */
export const emptyStock: Spoiler = (url, pass) => {
  if (!url.pathname.endsWith('/vehicles')) return pass()
  if (url.searchParams.has('after')) return unknownCursor()
  return Response.json({ items: [], cursor: 'nothing', more: false })
}

/** One dealership loses its hours. */
export const withoutHours =
  (id: string): Spoiler =>
  async (url, pass) => {
    const response = await pass()
    if (!url.pathname.endsWith('/locations')) return response
    const { items } = locationsSchema.parse(await response.json())
    return withBody(response, {
      items: items.map((location) =>
        location.id === id ? { ...location, showroomHours: null, workshopHours: [] } : location,
      ),
    })
  }
