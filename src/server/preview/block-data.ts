import type { z } from 'zod'
import { safeParse } from '../../contract/safe-parse'
import { COLLECTIONS } from '../../contract/dealer/collections'
import type { BlockData } from '../../domain/content/block-keys'
import type { Employee, Location } from '../../domain/location/types'
import type { Brand, LeaseOffer, Model } from '../../domain/model/types'
import type { Db } from '../database/open-database'
import { readCollection } from '../dealer/collections'
import { createKept } from './kept'
import { createStockRows } from './stock-rows'
import type { StockRow } from './stock-rows'

/** The dealer's part of what blocks choose from, and the whole records of the short lists. */
export interface DealerData extends Omit<BlockData, 'stories'> {
  records: { brands: Brand[]; models: Model[]; offers: LeaseOffer[]; locations: Location[]; employees: Employee[] }
}

/** A record that does not fit is left out, as in the build. */
const list = async <Record>(db: Db, kind: keyof typeof COLLECTIONS, schema: z.ZodType<Record>): Promise<Record[]> =>
  (await readCollection(db, kind)).flatMap((record) => {
    const parsed = safeParse(schema, record)
    return parsed.success ? [parsed.data] : []
  })

const withKey = <Item extends { id: string }>(item: Item): Item & { key: string } => ({ ...item, key: item.id })

/** Reads what blocks choose from, in the orders that the build uses. */
const readDealerData = async (db: Db, readStock: () => Promise<readonly StockRow[]>): Promise<DealerData> => {
  const [brands, models, offers, locations, employees, stock] = await Promise.all([
    list<Brand>(db, 'brands', COLLECTIONS.brands),
    list<Model>(db, 'models', COLLECTIONS.models),
    list<LeaseOffer>(db, 'lease-offers', COLLECTIONS['lease-offers']),
    list<Location>(db, 'locations', COLLECTIONS.locations),
    list<Employee>(db, 'employees', COLLECTIONS.employees),
    readStock(),
  ])
  brands.sort((a, b) => a.order - b.order)
  offers.sort((a, b) => a.monthlyPrice - b.monthlyPrice || (a.id < b.id ? -1 : 1))
  return {
    vehicles: stock,
    brands: brands.map(withKey),
    models: models.map(withKey),
    offers: offers.map(withKey),
    locations: locations.map(withKey),
    employees: employees.map(withKey),
    records: { brands, models, offers, locations, employees },
  }
}

/** What blocks choose from, kept in memory for some seconds. */
export const createDealerData = (db: Db, clock: () => number): (() => Promise<DealerData>) => {
  const readStock = createStockRows(db)
  return createKept({ read: () => readDealerData(db, readStock), freshFor: 3_000, usableFor: 60_000, clock })
}
