import { sql } from 'kysely'
import type { Vehicle } from '../../../domain/vehicle/types'
import type { Db } from '../../database/open-database'
import type { VehicleRow } from '../../database/schema'
import { vehicleOf } from '../../dealer/vehicle-row'
import { vehicleItem } from '../mail/item-of'
import type { MailItem } from '../mail/types'

/** A vehicle that was sold or withdrawn, and what is still offered beside it. */
export interface SoldVehicle {
  /** Brand and model. */
  name: string
  /** Vehicles of the same body style, those of nearest power first. */
  similar: readonly MailItem[]
}

const SHOWN = 3

const readSimilar = async (db: Db, { id, category, bodyStyle, powerHp }: Vehicle): Promise<MailItem[]> => {
  const { rows } = await sql<Pick<VehicleRow, 'structural' | 'volatile'>>`
    select structural, volatile from vehicles
    where not deleted and id <> ${id} and volatile->>'availability' is distinct from 'sold'
      and structural->>'category' = ${category} and structural->>'bodyStyle' = ${bodyStyle}
    order by abs((structural->>'powerHp')::numeric - ${powerHp}::numeric), id limit ${SHOWN}
  `.execute(db)
  return rows.map((row) => vehicleItem(vehicleOf(row)))
}

/** Reads whether a vehicle was sold meanwhile; null while it is offered, and for one that the stock has never had. */
export const readSold = async (db: Db, vehicleId: number | null): Promise<SoldVehicle | null> => {
  if (vehicleId === null) return null
  const row = await db.selectFrom('vehicles').selectAll().where('id', '=', vehicleId).executeTakeFirst()
  if (row === undefined) return null
  const vehicle = vehicleOf(row)
  if (!row.deleted && vehicle.availability !== 'sold') return null
  return { name: `${vehicle.brandName} ${vehicle.modelName}`, similar: await readSimilar(db, vehicle) }
}
