import type { StoryKeys } from '../../domain/content/block-keys'
import type { StoryData } from '../../domain/content/story-data'
import type { StoryFields } from '../../domain/content/story-fields'
import type { Vehicle } from '../../domain/vehicle/types'
import type { Db } from '../database/open-database'
import { vehicleOf } from '../dealer/vehicle-row'
import type { DealerData } from './block-data'
import {
  articleSummary,
  brandSummary,
  locationSummary,
  modelSummary,
  offerSummary,
  vehicleCard,
} from './record-summaries'

const pick = <Item extends { id: string }, Summary>(
  items: readonly Item[],
  ids: readonly string[],
  summary: (item: Item) => Summary,
): Summary[] => {
  const byId = new Map(items.map((item) => [item.id, item]))
  return ids.flatMap((id) => {
    const item = byId.get(id)
    return item === undefined ? [] : [summary(item)]
  })
}

const readVehicles = async (db: Db, ids: readonly number[]): Promise<Vehicle[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('vehicles')
    .select(['structural', 'volatile'])
    .where('id', 'in', [...ids])
    .where('deleted', '=', false)
    .execute()
  return rows.map(vehicleOf)
}

export interface StoryRecordsOptions {
  db: Db
  /** From `withAbsoluteUrls`: pictures lie in the database with a path from the image service's root. */
  absolute: <Value>(value: Value) => Value
}

/** The records that keys name, in the shapes that the queries of the build give. */
export const readStoryData = async (
  keys: StoryKeys,
  { records }: DealerData,
  articles: readonly StoryFields[],
  { db, absolute }: StoryRecordsOptions,
): Promise<StoryData> => {
  const { byBlock, stockTotal, vehicleKeys, modelKeys, offerKeys, articlePaths } = keys
  const vehicles = new Map((await readVehicles(db, vehicleKeys)).map((vehicle) => [vehicle.id, vehicle]))
  const wanted = new Set(articlePaths)
  return absolute({
    byBlock,
    stockTotal,
    vehicles: vehicleKeys.flatMap((key) => {
      const vehicle = vehicles.get(key)
      return vehicle === undefined ? [] : [vehicleCard(vehicle, records.locations)]
    }),
    models: pick(records.models, modelKeys, modelSummary),
    offers: pick(records.offers, offerKeys, (offer) => offerSummary(offer, records.models)),
    articles: articles.filter(({ path }) => wanted.has(path)).flatMap((article) => articleSummary(article) ?? []),
    brands: pick(records.brands, keys.brandKeys, brandSummary),
    locations: pick(records.locations, keys.locationKeys, (location) => ({
      ...locationSummary(location),
      brandIds: location.brandIds,
    })),
    employees: pick(records.employees, keys.employeeKeys, (employee) => employee),
  })
}
