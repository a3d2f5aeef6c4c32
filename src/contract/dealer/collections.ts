import { z } from 'zod'
import { brandSchema } from './brand'
import { employeeSchema } from './employee'
import { leaseOfferSchema } from './lease-offer'
import { locationSchema } from './location'
import { modelSchema } from './model'

/** Everything beside vehicles, by the last segment of its address below `/api/dealer/v1/`. */
export const COLLECTIONS = {
  brands: brandSchema,
  models: modelSchema,
  'lease-offers': leaseOfferSchema,
  locations: locationSchema,
  employees: employeeSchema,
} as const

export type CollectionName = keyof typeof COLLECTIONS

export const COLLECTION_NAMES: readonly CollectionName[] = [
  'brands',
  'models',
  'lease-offers',
  'locations',
  'employees',
]

/** Answer of `GET /api/dealer/v1/{collection}`; the records are read one by one, see `parse.ts`. */
export const collectionEnvelopeSchema = z.object({ items: z.array(z.unknown()) })
