import type { BodyStyle, DriveType, EnergyClass, Fuel, Photo, Transmission, VehicleCategory } from '../vehicle/types'
import type { Cents } from '../price/types'

export interface Brand {
  /** Slug, for example `peugeot`; also the first segment of its pages. */
  id: string
  name: string
  /** One French sentence for lists. */
  tagline: string
  /** Key of the drawn or simple-icons mark. */
  logo: string
  /** Official distributor of the make, or only its used cars are sold. */
  sellsNew: boolean
  /** Categories it has in the catalogue. */
  categories: VehicleCategory[]
  /** Ids of the locations that represent it. */
  locationIds: string[]
  /** Position in menus, from 0. */
  order: number
}

export interface Trim {
  /** Unique within the model. */
  id: string
  name: string
  engine: string
  fuel: Fuel
  transmission: Transmission
  gears: number | null
  driveType: DriveType
  powerHp: number
  powerKw: number
  cylinderCapacity: number | null
  batteryCapacity: number | null
  electricRange: number | null
  fuelConsumption: number | null
  powerConsumption: number | null
  co2: number
  energyClass: EnergyClass
  emissionsClass: string
  towingWeight: number | null
  kerbWeight: number
  maxWeight: number
  seatCount: number
  doorCount: number
  /** List price with VAT, in cents. */
  price: Cents
  /** French labels of the trim's main standard equipment. */
  standardEquipment: string[]
}

export interface ModelDownload {
  label: string
  url: string
  /** Bytes. */
  size: number
}

/** A model of the catalogue. */
export interface Model {
  /** `{brandId}-{slug}`, for example `peugeot-3008`. */
  id: string
  brandId: string
  brandName: string
  /** Last segment of its address, for example `3008`. */
  slug: string
  name: string
  category: VehicleCategory
  bodyStyle: BodyStyle
  /** French: one sentence, then one paragraph. */
  tagline: string
  description: string
  /** Year it came to market. */
  modelYear: number
  /** mm */
  length: number
  width: number
  height: number
  /** litres */
  bootVolume: number | null
  photos: Photo[]
  trims: Trim[]
  downloads: ModelDownload[]
  /** Cheapest trim, with VAT, in cents. */
  fromPrice: Cents
}

/** A private or business lease offer on a new model. */
export interface LeaseOffer {
  /** Slug, the last segment of `/private-lease/{slug}`. */
  id: string
  kind: 'private' | 'business'
  modelId: string
  brandId: string
  brandName: string
  modelName: string
  trimId: string
  variant: string
  colour: string
  photos: Photo[]
  /** Cents a month. */
  monthlyPrice: Cents
  taxIncluded: boolean
  /** Months. */
  duration: number
  /** km a year */
  annualMileage: number
  deposit: Cents
  establishmentFee: Cents
  /** Sum of all payments, in cents. */
  completePrice: Cents
  standardEquipment: string[]
  terms: { label: string; included: boolean }[]
  specs: {
    fuel: Fuel
    transmission: Transmission
    powerHp: number
    cylinderCapacity: number | null
    fuelConsumption: number | null
    powerConsumption: number | null
    co2: number
    batteryCapacity: number | null
    electricRange: number | null
    energyClass: EnergyClass
  }
  /** ISO date after which the offer is gone; null: until further notice. */
  validUntil: string | null
}
