import type {
  ArticleSummary,
  BrandSummary,
  LeaseOfferSummary,
  LocationSummary,
  ModelSummary,
  VehicleSummary,
} from '../../domain/content/story-data'
import type { StoryFields } from '../../domain/content/story-fields'
import type { Location } from '../../domain/location/types'
import type { Brand, LeaseOffer, Model } from '../../domain/model/types'
import { cardOf } from '../../domain/vehicle/card'
import type { Vehicle } from '../../domain/vehicle/types'

/** Photos that a card shows. */
const PHOTOS = 2

export const vehicleCard = (vehicle: Vehicle, locations: readonly Location[]): VehicleSummary => ({
  ...cardOf(vehicle),
  town: locations.find(({ id }) => id === vehicle.locationId)?.address.town ?? null,
})

export const modelSummary = ({
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

export const offerSummary = (offer: LeaseOffer, models: readonly Model[]): LeaseOfferSummary => {
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

export const locationSummary = ({
  id,
  name,
  address,
  latitude,
  longitude,
  phone,
  showroomHours,
  workshopHours,
  specialHours,
}: Location): LocationSummary => ({
  id,
  name,
  address,
  latitude,
  longitude,
  phone,
  showroomHours,
  workshopHours,
  specialHours,
})

export const brandSummary = ({ id, name, logo, sellsNew }: Brand): BrandSummary => ({ id, name, logo, sellsNew })

/** An article as a card shows it; null for one that lacks what a card needs. */
export const articleSummary = (story: StoryFields): ArticleSummary | null => {
  const { path, headline, date, category, intro, image, readingMinutes } = story
  return headline === null || date === null || image === null || readingMinutes === null
    ? null
    : { path, title: headline, date, category: category ?? '', intro: intro ?? '', image, readingMinutes }
}
