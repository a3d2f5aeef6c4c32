import type { StoryKeys } from '../../domain/content/block-keys'
import type {
  ArticleSummary,
  BrandSummary,
  LeaseOfferSummary,
  LocationSummary,
  ModelSummary,
  StoryData,
  VehicleSummary,
} from '../../domain/content/story-data'
import type { StoryFields } from '../../domain/content/story-fields'
import type { Location } from '../../domain/location/types'
import type { Brand, LeaseOffer, Model } from '../../domain/model/types'
import { cardOf } from '../../domain/vehicle/card'
import type { Vehicle } from '../../domain/vehicle/types'
import type { Db } from '../database/open-database'
import { vehicleOf } from '../dealer/vehicle-row'
import type { DealerData } from './block-data'

/** Photos that a card shows. */
const PHOTOS = 2

const vehicleCard = (vehicle: Vehicle, locations: readonly Location[]): VehicleSummary => ({
  ...cardOf(vehicle),
  town: locations.find(({ id }) => id === vehicle.locationId)?.address.town ?? null,
})

const modelSummary = ({
  id,
  brandId,
  brandName,
  slug,
  name,
  category,
  bodyStyle,
  tagline,
  photos,
  fromPrice,
}: Model): ModelSummary => ({
  id,
  brandId,
  brandName,
  slug,
  name,
  category,
  bodyStyle,
  tagline,
  photos: photos.slice(0, PHOTOS),
  fromPrice,
})

const offerSummary = (offer: LeaseOffer, models: readonly Model[]): LeaseOfferSummary => {
  const {
    id,
    kind,
    brandId,
    brandName,
    modelName,
    variant,
    photos,
    monthlyPrice,
    taxIncluded,
    duration,
    annualMileage,
    deposit,
  } = offer
  const { establishmentFee, completePrice, specs } = offer
  const model = models.find((candidate) => candidate.id === offer.modelId)
  return {
    id,
    kind,
    brandId,
    brandName,
    modelName,
    variant,
    photos: photos.slice(0, PHOTOS),
    monthlyPrice,
    taxIncluded,
    duration,
    annualMileage,
    deposit,
    establishmentFee,
    completePrice,
    specs,
    model: model ? { category: model.category, bodyStyle: model.bodyStyle } : null,
  }
}

const locationSummary = ({
  id,
  name,
  address,
  latitude,
  longitude,
  phone,
  showroomHours,
}: Location): LocationSummary => ({
  id,
  name,
  address,
  latitude,
  longitude,
  phone,
  showroomHours,
})

const brandSummary = ({ id, name, logo, sellsNew }: Brand): BrandSummary => ({ id, name, logo, sellsNew })

/** An article as a card shows it; null for one that lacks what a card needs. */
export const articleSummary = ({ path, headline, date, category, intro, image }: StoryFields): ArticleSummary | null =>
  headline === null || date === null || image === null
    ? null
    : { path, title: headline, date, category: category ?? '', intro: intro ?? '', image }

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
  { byBlock, stockTotal, vehicleKeys, modelKeys, offerKeys, articlePaths, brandKeys, locationKeys }: StoryKeys,
  { records }: DealerData,
  articles: readonly StoryFields[],
  { db, absolute }: StoryRecordsOptions,
): Promise<StoryData> => {
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
    brands: pick(records.brands, brandKeys, brandSummary),
    locations: pick(records.locations, locationKeys, locationSummary),
  })
}
