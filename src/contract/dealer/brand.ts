import { z } from 'zod'
import type { Brand } from '../../domain/model/types'
import { VEHICLE_CATEGORIES } from '../../domain/vehicle/types'
import { sentence, slug, text } from './fields'
import { schemaOf } from './same-type'

export const brandSchema = schemaOf<Brand>()(
  z.object({
    id: slug.describe('Also the first segment of its pages'),
    name: text,
    tagline: sentence.describe('One French sentence'),
    logo: text.describe('Key of its mark'),
    sellsNew: z.boolean().describe('Official distributor, or used cars only'),
    categories: z.array(z.enum(VEHICLE_CATEGORIES)),
    locationIds: z.array(slug),
    order: z.int().describe('Position in menus, from 0'),
  }),
)
