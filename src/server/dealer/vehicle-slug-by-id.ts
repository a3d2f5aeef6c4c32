import { vehicleSlug } from '../../domain/routes/vehicle-slug'
import type { Db } from '../database/open-database'
import { vehicleOf } from './vehicle-row'

/**
 * Finds the address segment of a vehicle by its number, for visits with the right number and a wrong text.
 *
 * @returns a look-up that answers null for a vehicle that is not in stock
 */
export const createVehicleSlugById =
  (db: Db) =>
  async (id: number): Promise<string | null> => {
    if (!Number.isSafeInteger(id)) return null
    const row = await db
      .selectFrom('vehicles')
      .select(['structural', 'volatile'])
      .where('id', '=', id)
      .where('deleted', '=', false)
      .executeTakeFirst()
    return row ? vehicleSlug(vehicleOf(row)) : null
  }
