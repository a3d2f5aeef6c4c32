import type { Transaction } from 'kysely'
import { safeParse } from '../../../contract/safe-parse'
import { vehicleSchema } from '../../../contract/dealer/vehicle'
import type { Vehicle } from '../../../domain/vehicle/types'
import type { Schema } from '../../database/schema'

export interface StockEntry {
  id: number
  isSold: boolean
  /** Null when what is stored does not meet the contract any more: then the feed must say everything. */
  vehicle: Vehicle | null
}

/** The vehicles in stock, by id. */
export const readStock = async (trx: Transaction<Schema>): Promise<Map<number, StockEntry>> => {
  const rows = await trx
    .selectFrom('vehicles')
    .select(['id', 'structural', 'volatile'])
    .where('deleted', '=', false)
    .execute()
  return new Map(
    rows.map(({ id, structural, volatile }) => {
      const { data } = safeParse(vehicleSchema, { ...structural, ...volatile })
      return [id, { id, isSold: volatile['availability'] === 'sold', vehicle: data ?? null }]
    }),
  )
}
