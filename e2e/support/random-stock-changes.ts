import { z } from 'zod'
import type { Random } from '../../demo/random'
import { generateStock } from '../../demo/stock/generate'
import { COLLECTIONS } from '../../src/contract/dealer/collections'
import type { CollectionName } from '../../src/contract/dealer/collections'
import type { BuildEvent } from '../../src/server/builds/types'
import { readCollection, replaceCollection } from '../../src/server/dealer/collections'
import { vehicleOf } from '../../src/server/dealer/vehicle-row'
import { removeVehicles, upsertVehicles } from '../../src/server/dealer/write-vehicles'
import type { Vehicle } from '../../src/domain/vehicle/types'
import { changeEvent } from './change'
import type { Change } from './change'
import type { SmallWorld } from './small-world'

type CollectionItem<Name extends CollectionName> = z.output<(typeof COLLECTIONS)[Name]>

const vehiclesOf = async ({ dealer: { db } }: SmallWorld): Promise<Vehicle[]> =>
  (await db.selectFrom('vehicles').selectAll().where('deleted', '=', false).orderBy('id').execute()).map(vehicleOf)

const write = async ({ dealer: { db } }: SmallWorld, vehicles: readonly Vehicle[]): Promise<BuildEvent[]> => {
  await db.transaction().execute((trx) => upsertVehicles(trx, vehicles, 'api'))
  return [changeEvent('dealer', 'vehicle.updated', { ids: vehicles.map(({ id }) => id) })]
}

const changeVehicle =
  (
    change: (
      vehicle: Vehicle,
      random: Random,
      step: number,
      world: SmallWorld,
    ) => Partial<Vehicle> | Promise<Partial<Vehicle>>,
  ): Change =>
  async (world, random, step) => {
    const vehicle = random.pick(await vehiclesOf(world))
    const fields = await change(vehicle, random, step, world)
    return write(world, [
      { ...vehicle, ...fields, updatedAt: new Date(Date.UTC(2026, 10, 21, 12, step)).toISOString() },
    ])
  }

export const sellVehicle = async (world: SmallWorld, id: number): Promise<BuildEvent[]> => {
  await world.dealer.db.transaction().execute((trx) => removeVehicles(trx, [id], 'api'))
  return [changeEvent('dealer', 'vehicle.deleted', { ids: [id] })]
}

/** Replaces one of the short lists by what becomes of it. */
const changeList =
  <Name extends CollectionName>(
    name: Name,
    kind: string,
    change: (items: CollectionItem<Name>[], random: Random) => readonly { id: string }[],
  ): Change =>
  async ({ dealer: { db } }, random) => {
    const items = z.array(COLLECTIONS[name]).parse(await readCollection(db, name)) as CollectionItem<Name>[]
    await db.transaction().execute((trx) => replaceCollection(trx, name, change(items, random)))
    return [changeEvent('dealer', kind, {})]
  }

const replaced = <Item>(items: readonly Item[], random: Random, change: (item: Item) => Item): Item[] => {
  const picked = random.pick(items)
  return items.map((item) => (item === picked ? change(item) : item))
}

const without = <Item>(items: readonly Item[], random: Random): Item[] => {
  const gone = random.pick(items)
  return items.filter((item) => item !== gone)
}

/** What a stock system tells of. */
export const STOCK_CHANGES: Record<string, Change> = {
  'vehicle added': async (world) => {
    const there = new Set((await vehiclesOf(world)).map(({ id }) => id))
    const fresh = [...generateStock({ vehicles: 80, seed: 1 })].find(({ id }) => !there.has(id))
    if (!fresh) throw new Error('the generator has no further vehicle')
    return write(world, [fresh])
  },
  'vehicle changed': changeVehicle(({ mileage }) => ({ mileage: mileage + 1_000 })),
  'vehicle repriced and changed': changeVehicle(({ prices, mileage }) => ({
    prices: prices.slice(0, 1),
    mileage: mileage + 1,
  })),
  'vehicle renamed': changeVehicle((_vehicle, _random, step) => ({ variant: `Série ${step}` })),
  'vehicle moved to another dealership': changeVehicle(async ({ locationId }, random, _step, { dealer }) => {
    const all = z.array(COLLECTIONS.locations).parse(await readCollection(dealer.db, 'locations'))
    return { locationId: random.pick(all.filter(({ id }) => id !== locationId)).id }
  }),
  'vehicle sold': async (world, random) => sellVehicle(world, random.pick(await vehiclesOf(world)).id),
  'several vehicles changed': async (world) =>
    write(
      world,
      (await vehiclesOf(world))
        .filter((_, index) => index % 4 === 0)
        .map((vehicle) => ({ ...vehicle, mileage: vehicle.mileage + 10 })),
    ),
  'opening hours changed': changeList('locations', 'location.updated', (items, random) =>
    replaced(items, random, (place) => ({
      ...place,
      showroomHours: place.showroomHours === null ? place.workshopHours : null,
    })),
  ),
  'employee gone': changeList('employees', 'employee.deleted', without),
  'lease offer repriced': changeList('lease-offers', 'lease-offer.updated', (items, random) =>
    replaced(items, random, (offer) => ({ ...offer, monthlyPrice: offer.monthlyPrice + 10 * random.int(1, 20) })),
  ),
  'lease offer gone': changeList('lease-offers', 'lease-offer.deleted', without),
}
