import { z } from 'zod'
import { BODY_STYLES, FUELS, TRANSMISSIONS, VEHICLE_CATEGORIES, VEHICLE_CONDITIONS } from '../domain/vehicle/types'
import type { StoryFields } from '../domain/content/story-fields'

const shortModel = { key: z.string(), brandId: z.string(), slug: z.string(), name: z.string(), category: z.enum(VEHICLE_CATEGORIES) }

const schemas = {
  DealerBrand: z.object({ key: z.string(), name: z.string(), sellsNew: z.boolean(), locationIds: z.array(z.string()), order: z.number() }),
  DealerModel: z.object(shortModel),
  DealerLeaseOffer: z.object({ key: z.string(), kind: z.enum(['private', 'business']), modelId: z.string(), monthlyPrice: z.number() }),
  DealerLocation: z.object({
    key: z.string(),
    name: z.string(),
    brandIds: z.array(z.string()),
    showroomHours: z.array(z.unknown()).nullable(),
  }),
  DealerEmployee: z.object({ key: z.string(), locationId: z.string() }),
  DealerVehicle: z.object({
    key: z.number(),
    brandId: z.string(),
    modelId: z.string(),
    brandName: z.string(),
    modelName: z.string(),
    variant: z.string(),
    category: z.enum(VEHICLE_CATEGORIES),
    condition: z.enum(VEHICLE_CONDITIONS),
    bodyStyle: z.enum(BODY_STYLES),
    fuel: z.enum(FUELS),
    transmission: z.enum(TRANSMISSIONS),
    powerHp: z.number(),
    registrationYear: z.number(),
    mileage: z.number(),
    locationId: z.string(),
    listedAt: z.string(),
    updatedAt: z.string(),
    prices: z.array(z.object({ type: z.string() })),
    photos: z.array(z.unknown()),
  }),
} as const

export type BrandFacts = z.output<(typeof schemas)['DealerBrand']>
export type ModelFacts = z.output<(typeof schemas)['DealerModel']>
export type OfferFacts = z.output<(typeof schemas)['DealerLeaseOffer']>
export type LocationFacts = z.output<(typeof schemas)['DealerLocation']>
export type EmployeeFacts = z.output<(typeof schemas)['DealerEmployee']>
export type VehicleFacts = z.output<(typeof schemas)['DealerVehicle']>

/** What the pages are planned from: facts that decide which pages there are and what they show, nothing else. */
export interface SiteData {
  /** In menu order. */
  brands: BrandFacts[]
  models: ModelFacts[]
  /** Cheapest first. */
  offers: OfferFacts[]
  locations: LocationFacts[]
  employees: EmployeeFacts[]
  /** Newest first. */
  vehicles: VehicleFacts[]
  stories: StoryFields[]
}

type GetNodes = (type: string) => readonly object[]

const newestFirst = (a: VehicleFacts, b: VehicleFacts) =>
  a.listedAt < b.listedAt ? 1 : a.listedAt > b.listedAt ? -1 : b.key - a.key

/** Reads the graph; the source plugin has checked every record, so one that does not fit here is a mistake of ours. */
export const readSiteData = (getNodesByType: GetNodes, stories: StoryFields[]): SiteData => ({
  brands: z.array(schemas.DealerBrand).parse(getNodesByType('DealerBrand')).sort((a, b) => a.order - b.order),
  models: z.array(schemas.DealerModel).parse(getNodesByType('DealerModel')),
  offers: z
    .array(schemas.DealerLeaseOffer)
    .parse(getNodesByType('DealerLeaseOffer'))
    .sort((a, b) => a.monthlyPrice - b.monthlyPrice || (a.key < b.key ? -1 : 1)),
  locations: z.array(schemas.DealerLocation).parse(getNodesByType('DealerLocation')),
  employees: z.array(schemas.DealerEmployee).parse(getNodesByType('DealerEmployee')),
  vehicles: getNodesByType('DealerVehicle').map((node) => schemas.DealerVehicle.parse(node)).sort(newestFirst),
  stories,
})
