import type { Address, DayHours, Employee, Location, SpecialHours } from '../location/types'
import type { LeaseOffer, Model } from '../model/types'
import type { Vehicle } from '../vehicle/types'

/** What a vehicle card shows; `photos` holds two at most. */
export type VehicleSummary = Pick<
  Vehicle,
  | 'id'
  | 'brandId'
  | 'modelId'
  | 'brandName'
  | 'modelName'
  | 'variant'
  | 'condition'
  | 'category'
  | 'bodyStyle'
  | 'mileage'
  | 'firstRegistration'
  | 'registrationYear'
  | 'fuel'
  | 'transmission'
  | 'powerHp'
  | 'energyClass'
  | 'locationId'
  | 'photos'
  | 'prices'
  | 'discount'
  | 'availability'
> & {
  /** Town of the dealership where it stands; null when that dealership is unknown. */
  town: string | null
  /** The mileage is given to the nearest thousand km. */
  isMileageRounded?: boolean
}

export interface BrandSummary {
  id: string
  name: string
  logo: string
  sellsNew: boolean
}

export type ModelSummary = Pick<
  Model,
  'id' | 'brandId' | 'brandName' | 'slug' | 'name' | 'category' | 'bodyStyle' | 'tagline' | 'photos' | 'fromPrice'
>

export type LeaseOfferSummary = Pick<
  LeaseOffer,
  | 'id'
  | 'kind'
  | 'brandId'
  | 'brandName'
  | 'modelName'
  | 'variant'
  | 'photos'
  | 'monthlyPrice'
  | 'taxIncluded'
  | 'duration'
  | 'annualMileage'
  | 'deposit'
  | 'establishmentFee'
  | 'completePrice'
  | 'specs'
> & {
  /** What lists filter by and only the model knows; null when the model is gone. */
  model: Pick<Model, 'category' | 'bodyStyle'> | null
}

export interface LocationSummary {
  id: string
  name: string
  address: Address
  latitude: number
  longitude: number
  phone: string
  showroomHours: DayHours[] | null
  workshopHours: DayHours[] | null
  specialHours: SpecialHours[]
}

/** A dealership as blocks know it. */
export type StoryLocation = LocationSummary & Pick<Location, 'brandIds'>

export interface ArticleSummary {
  /** Address of the article, `/news/{slug}`. */
  path: string
  title: string
  /** ISO date */
  date: string
  category: string
  intro: string
  /** `focus` is the point that stays visible when the picture is cut, see `Asset`. */
  image: { filename: string; alt: string; focus?: string | null }
  readingMinutes: number
}

/** Which records the block with a given `_uid` shows, decided when the page was created, in order. */
export interface BlockKeys {
  /** It asks for a brand that the group does not have. */
  isBrandUnknown?: true
  vehicleKeys?: number[]
  /** How many vehicles match in the whole stock. */
  vehicleTotal?: number
  modelKeys?: string[]
  offerKeys?: string[]
  articlePaths?: string[]
  employeeKeys?: string[]
}

/** Everything the blocks of one page may show beside their own fields. */
export interface StoryData {
  byBlock: Record<string, BlockKeys>
  /** Vehicles in the whole stock. */
  stockTotal: number
  vehicles: VehicleSummary[]
  models: ModelSummary[]
  offers: LeaseOfferSummary[]
  articles: ArticleSummary[]
  brands: BrandSummary[]
  locations: StoryLocation[]
  employees: Employee[]
}

/** The data of a page whose blocks show no records. */
export const EMPTY_STORY_DATA: StoryData = {
  byBlock: {},
  stockTotal: 0,
  vehicles: [],
  models: [],
  offers: [],
  articles: [],
  brands: [],
  locations: [],
  employees: [],
}
