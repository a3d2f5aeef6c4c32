import { z } from 'zod'
import { BODY_STYLES, FUELS, TRANSMISSIONS, VEHICLE_CATEGORIES, VEHICLE_CONDITIONS } from '../domain/vehicle/types'
import { DEPARTMENTS } from '../domain/location/types'
import { cashPriceOf } from '../domain/price/cash-price'
import type { StoryFields } from '../domain/content/story-fields'

const shortModel = {
  key: z.string(),
  brandId: z.string(),
  slug: z.string(),
  name: z.string(),
  category: z.enum(VEHICLE_CATEGORIES),
}

/** Of long lists only the length counts here; to keep them would hold the whole stock in memory twice. */
const howMany = z.array(z.unknown()).transform(({ length }): { length: number } => ({ length }))

/** What of each kind of node is looked at; the source plugin has checked every record, so one that does not fit is a mistake of ours. */
export const FACT_SCHEMAS = {
  DealerBrand: z.object({
    key: z.string(),
    name: z.string(),
    sellsNew: z.boolean(),
    locationIds: z.array(z.string()),
    order: z.number(),
  }),
  DealerModel: z.object(shortModel),
  DealerLeaseOffer: z.object({
    key: z.string(),
    kind: z.enum(['private', 'business']),
    modelId: z.string(),
    monthlyPrice: z.number(),
  }),
  DealerLocation: z.object({
    key: z.string(),
    name: z.string(),
    brandIds: z.array(z.string()),
    showroomHours: z.array(z.unknown()).nullable(),
  }),
  DealerEmployee: z.object({ key: z.string(), locationId: z.string(), department: z.enum(DEPARTMENTS) }),
  DealerVehicle: z
    .object({
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
      prices: z.array(z.unknown()),
      discount: z.unknown().optional(),
      photos: howMany,
    })
    .transform(({ prices, discount, ...facts }) => ({
      ...facts,
      prices: { length: prices.length },
      cashPrice: cashPriceOf(prices),
      isDiscounted: discount !== null && discount !== undefined,
    })),
} as const

export type BrandFacts = z.output<(typeof FACT_SCHEMAS)['DealerBrand']>
export type ModelFacts = z.output<(typeof FACT_SCHEMAS)['DealerModel']>
export type OfferFacts = z.output<(typeof FACT_SCHEMAS)['DealerLeaseOffer']>
export type LocationFacts = z.output<(typeof FACT_SCHEMAS)['DealerLocation']>
export type EmployeeFacts = z.output<(typeof FACT_SCHEMAS)['DealerEmployee']>
export type VehicleFacts = z.output<(typeof FACT_SCHEMAS)['DealerVehicle']>

/** What the pages are planned from: facts that decide which pages there are and what they show, nothing else. */
export interface SiteData {
  /** In menu order. */
  brands: readonly BrandFacts[]
  models: readonly ModelFacts[]
  /** Cheapest first. */
  offers: readonly OfferFacts[]
  locations: readonly LocationFacts[]
  employees: readonly EmployeeFacts[]
  /** Newest first. */
  vehicles: readonly VehicleFacts[]
  stories: readonly StoryFields[]
}

/** The order of vehicles; total, so that it does not depend on how a list came about. */
export const newestFirst = (
  a: Pick<VehicleFacts, 'listedAt' | 'key'>,
  b: Pick<VehicleFacts, 'listedAt' | 'key'>,
): number => (a.listedAt === b.listedAt ? b.key - a.key : a.listedAt > b.listedAt ? -1 : 1)

/** The part of it that the stock system tells. */
export type DealerFacts = Omit<SiteData, 'stories'>
