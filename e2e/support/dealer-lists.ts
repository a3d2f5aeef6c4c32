import { z } from 'zod'
import { COLLECTIONS } from '../../src/contract/dealer/collections'
import type { Location } from '../../src/domain/location/types'
import type { Brand, LeaseOffer, Model } from '../../src/domain/model/types'
import { apiUrl } from './site'

/** Reads a list of the dealer service under test whole. */
const readList = async <Item>(kind: keyof typeof COLLECTIONS, schema: z.ZodType<Item>): Promise<Item[]> => {
  const answer = await fetch(`${apiUrl}/api/dealer/v1/${kind}`)
  return z.object({ items: z.array(schema) }).parse(await answer.json()).items
}

export const readBrands = (): Promise<Brand[]> => readList('brands', COLLECTIONS.brands)
export const readModels = (): Promise<Model[]> => readList('models', COLLECTIONS.models)
export const readLocations = (): Promise<Location[]> => readList('locations', COLLECTIONS.locations)
export const readLeaseOffers = (): Promise<LeaseOffer[]> => readList('lease-offers', COLLECTIONS['lease-offers'])
