import type { Discount, PriceRow } from '../price/types'

export const VEHICLE_CATEGORIES = ['passenger', 'van', 'truck'] as const
export type VehicleCategory = (typeof VEHICLE_CATEGORIES)[number]

/** new: never registered; demo: "véhicule de direction"; used: "occasion". */
export const VEHICLE_CONDITIONS = ['new', 'demo', 'used'] as const
export type VehicleCondition = (typeof VEHICLE_CONDITIONS)[number]

export const FUELS = ['petrol', 'diesel', 'hybrid', 'plug_in_hybrid', 'electric', 'lpg', 'hydrogen'] as const
export type Fuel = (typeof FUELS)[number]

export const TRANSMISSIONS = ['manual', 'automatic'] as const
export type Transmission = (typeof TRANSMISSIONS)[number]

export const DRIVE_TYPES = ['front', 'rear', 'all'] as const
export type DriveType = (typeof DRIVE_TYPES)[number]

export const BODY_STYLES = [
  'hatchback',
  'saloon',
  'estate',
  'suv',
  'coupe',
  'convertible',
  'mpv',
  'panel_van',
  'pickup',
  'chassis_truck',
] as const
export type BodyStyle = (typeof BODY_STYLES)[number]

/** Paint families: what a visitor filters by. The manufacturer's own name stands beside it. */
export const COLOURS = [
  'black',
  'grey',
  'silver',
  'white',
  'blue',
  'red',
  'green',
  'beige',
  'brown',
  'orange',
  'yellow',
  'purple',
] as const
export type Colour = (typeof COLOURS)[number]

export const INTERIOR_MATERIALS = ['fabric', 'leather', 'alcantara', 'part_leather', 'synthetic_leather'] as const
export type InteriorMaterial = (typeof INTERIOR_MATERIALS)[number]

export const ENERGY_CLASSES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export type EnergyClass = (typeof ENERGY_CLASSES)[number]

export const EQUIPMENT_GROUPS = ['comfort', 'safety', 'multimedia', 'exterior', 'utility'] as const
export type EquipmentGroup = (typeof EQUIPMENT_GROUPS)[number]

export const AVAILABILITIES = ['available', 'reserved', 'in_transit', 'sold'] as const
export type Availability = (typeof AVAILABILITIES)[number]

export interface EquipmentFeature {
  group: EquipmentGroup
  /** French, as shown. */
  label: string
  /** One of the few the vehicle is advertised with. */
  highlight: boolean
}

export interface Photo {
  /** Absolute address of the original on the image service; sizes are asked for by appending `/m/WxH/filters:…`. */
  url: string
  /** French text for people who do not see it. */
  alt: string
  /** Pixels of the original. */
  width: number
  height: number
}

/** A vehicle in stock, as the data contract carries it. `fields.ts` says which fields are volatile. */
export interface Vehicle {
  /** The stock system's number; never used again for another vehicle. */
  id: number
  /** Id of a `Brand`, a slug such as `peugeot`. */
  brandId: string
  /** Id of a `Model`, such as `peugeot-3008`. */
  modelId: string
  /** As shown: "Peugeot", "3008". Carried along so that a vehicle can be shown alone. */
  brandName: string
  modelName: string
  /** Trim and engine, for example "1.2 Hybrid 136 e-DCS6 GT". */
  variant: string
  category: VehicleCategory
  condition: VehicleCondition
  bodyStyle: BodyStyle
  fuel: Fuel
  transmission: Transmission
  /** Number of gears; null for one-speed drives. */
  gears: number | null
  driveType: DriveType
  drivenAxles: number
  /** km */
  mileage: number
  /** ISO date (YYYY-MM-DD); null for a vehicle that was never registered. */
  firstRegistration: string | null
  /** Year of registration, or model year of a vehicle that was never registered. */
  registrationYear: number
  colour: Colour
  /** Manufacturer's name, for example "Bleu Obsession". */
  colourName: string
  interiorColour: Colour
  interiorMaterial: InteriorMaterial
  seatCount: number
  doorCount: number
  /** Metric horsepower (ch) and kW. */
  powerHp: number
  powerKw: number
  /** cm³; null for electric drives. */
  cylinderCapacity: number | null
  /** WLTP electric range in km; null without a traction battery. */
  electricRange: number | null
  /** Usable battery in kWh; null without one. */
  batteryCapacity: number | null
  /** WLTP combined: l/100 km, or null for purely electric vehicles. */
  fuelConsumption: number | null
  /** WLTP combined, kWh/100 km; null without a traction battery. */
  powerConsumption: number | null
  /** WLTP combined, g/km. */
  co2: number | null
  energyClass: EnergyClass | null
  /** For example "Euro 6e". */
  emissionsClass: string
  /** Braked towing weight in kg; null when the vehicle may not tow. */
  towingWeight: number | null
  /** Maximum authorised mass in kg. */
  maxWeight: number
  /** Kerb weight in kg. */
  kerbWeight: number
  vatReportable: boolean
  /** Months of warranty that come with the sale. */
  warrantyMonths: number
  /** Luxembourg plate such as "AB 1234"; null for new vehicles. */
  licensePlate: string | null
  vin: string
  equipment: EquipmentFeature[]
  photos: Photo[]
  /** Id of the `Location` where it stands. */
  locationId: string
  /** French text of the advertiser; may be empty. */
  description: string
  /** When it came into stock, ISO instant. */
  listedAt: string
  /** Last change of any structural field, ISO instant. */
  updatedAt: string
  /** One row per acquisition type on offer. Empty: price on request. */
  prices: PriceRow[]
  discount: Discount | null
  availability: Availability
}
