import { sql } from 'kysely'
import { z } from 'zod'
import { COLLECTIONS } from '../../contract/dealer/collections'
import type { BlockData } from '../../domain/content/block-keys'
import type { Location } from '../../domain/location/types'
import type { Brand, LeaseOffer, Model } from '../../domain/model/types'
import { FUELS, VEHICLE_CATEGORIES, VEHICLE_CONDITIONS } from '../../domain/vehicle/types'
import type { Db } from '../database/open-database'
import { readCollection } from '../dealer/collections'
import { createKept } from './kept'

/** The dealer's part of what blocks choose from, and the whole records of the short lists. */
export interface DealerData extends Omit<BlockData, 'stories'> {
  records: { brands: Brand[]; models: Model[]; offers: LeaseOffer[]; locations: Location[] }
}

/** A record that does not fit is left out, as in the build. */
const list = async <Record>(db: Db, kind: keyof typeof COLLECTIONS, schema: z.ZodType<Record>): Promise<Record[]> =>
  (await readCollection(db, kind)).flatMap((record) => {
    const parsed = schema.safeParse(record)
    return parsed.success ? [parsed.data] : []
  })

const rowSchema = z.object({
  key: z.number(),
  brandId: z.string(),
  modelId: z.string(),
  fuel: z.enum(FUELS),
  category: z.enum(VEHICLE_CATEGORIES),
  condition: z.enum(VEHICLE_CONDITIONS),
  listedAt: z.string(),
  photos: z.coerce.number().transform((length) => ({ length })),
  prices: z.coerce.number().transform((length) => ({ length })),
})
type Row = z.output<typeof rowSchema>

const newestFirst = (a: Row, b: Row): number => (a.listedAt < b.listedAt ? 1 : a.listedAt > b.listedAt ? -1 : b.key - a.key)

/** Nothing but the fields that choose, so that even a stock of tens of thousands is read in a moment; newest first. */
const vehicles = async (db: Db): Promise<Row[]> => {
  const text = (field: string) => sql<string>`structural->>${sql.lit(field)}`.as(field)
  const fields = ['brandId', 'modelId', 'fuel', 'category', 'condition', 'listedAt'].map(text)
  const rows = await db
    .selectFrom('vehicles')
    .select(['id as key', ...fields])
    .select(sql<number>`jsonb_array_length(structural->'photos')`.as('photos'))
    .select(sql<number>`jsonb_array_length(volatile->'prices')`.as('prices'))
    .where('deleted', '=', false)
    .execute()
  return z.array(rowSchema).parse(rows).sort(newestFirst)
}

const withKey = <Item extends { id: string }>(item: Item): Item & { key: string } => ({ ...item, key: item.id })

/** Reads what blocks choose from, in the orders that the build uses. */
const readDealerData = async (db: Db): Promise<DealerData> => {
  const [brands, models, offers, locations, stock] = await Promise.all([
    list<Brand>(db, 'brands', COLLECTIONS.brands),
    list<Model>(db, 'models', COLLECTIONS.models),
    list<LeaseOffer>(db, 'lease-offers', COLLECTIONS['lease-offers']),
    list<Location>(db, 'locations', COLLECTIONS.locations),
    vehicles(db),
  ])
  brands.sort((a, b) => a.order - b.order)
  offers.sort((a, b) => a.monthlyPrice - b.monthlyPrice || (a.id < b.id ? -1 : 1))
  return {
    vehicles: stock,
    brands: brands.map(withKey),
    models: models.map(withKey),
    offers: offers.map(withKey),
    locations: locations.map(withKey),
    records: { brands, models, offers, locations },
  }
}

/** What blocks choose from, kept in memory for some seconds. */
export const createDealerData = (db: Db, clock: () => number): (() => Promise<DealerData>) =>
  createKept({ read: () => readDealerData(db), freshFor: 3_000, usableFor: 30_000, clock })
