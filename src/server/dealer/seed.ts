import type { Brand, LeaseOffer, Model } from '../../domain/model/types'
import type { Employee, Location } from '../../domain/location/types'
import type { Vehicle } from '../../domain/vehicle/types'
import type { Db } from '../database/open-database'
import { replaceCollection } from './collections'
import { removeVehicles, upsertVehicles } from './write-vehicles'
import { lockLog } from './change-log'

export interface SeedData {
  /** Names what the data were made from (number, seed, version): the same stamp is not seeded twice. */
  stamp: string
  brands: readonly Brand[]
  models: readonly Model[]
  leaseOffers: readonly LeaseOffer[]
  locations: readonly Location[]
  employees: readonly Employee[]
  /** Asked for only when the data have to be written. */
  vehicles: () => Iterable<Vehicle>
}

export interface SeedResult {
  seeded: boolean
  /** In stock afterwards. */
  vehicles: number
}

const STAMP = 'seed'

const countVehicles = async (db: Db): Promise<number> => {
  const { count } = await db
    .selectFrom('vehicles')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('deleted', '=', false)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Fills the database, once for each stamp and in one transaction. Whatever was imported since the same stamp stays; a
 * new stamp makes the stock exactly what the data say, as changes in the log, so that readers' cursors stay good.
 */
export const seedDatabase = async (db: Db, data: SeedData): Promise<SeedResult> => {
  const seeded = await db.transaction().execute(async (trx) => {
    // Two processes that start at once would both find nothing.
    await lockLog(trx)
    const state = await trx.selectFrom('service_state').select('value').where('key', '=', STAMP).executeTakeFirst()
    if (state?.value === data.stamp) return false

    await replaceCollection(trx, 'brands', data.brands)
    await replaceCollection(trx, 'models', data.models)
    await replaceCollection(trx, 'lease-offers', data.leaseOffers)
    await replaceCollection(trx, 'locations', data.locations)
    await replaceCollection(trx, 'employees', data.employees)

    const vehicles = [...data.vehicles()]
    const kept = new Set(vehicles.map(({ id }) => id))
    const stocked = await trx.selectFrom('vehicles').select('id').where('deleted', '=', false).execute()
    await removeVehicles(
      trx,
      stocked.map(({ id }) => id).filter((id) => !kept.has(id)),
      STAMP,
    )
    await upsertVehicles(trx, vehicles, STAMP)
    await trx
      .insertInto('service_state')
      .values({ key: STAMP, value: data.stamp })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: data.stamp }))
      .execute()
    return true
  })
  return { seeded, vehicles: await countVehicles(db) }
}
