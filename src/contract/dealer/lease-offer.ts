import { z } from 'zod'
import type { LeaseOffer } from '../../domain/model/types'
import { driveFields } from './drive'
import { cents, count, isoDate, photoSchema, slug, text } from './fields'
import { schemaOf } from './same-type'

export const leaseOfferSchema = schemaOf<LeaseOffer>()(
  z.object({
    id: slug.describe('Last segment of its address'),
    kind: z.enum(['private', 'business']),
    modelId: slug,
    brandId: slug,
    brandName: text,
    modelName: text,
    trimId: text,
    variant: text,
    colour: text,
    photos: z.array(photoSchema),
    monthlyPrice: cents.describe('Cents a month'),
    taxIncluded: z.boolean(),
    duration: z.int().min(1).max(240).describe('Months'),
    annualMileage: count.describe('km a year'),
    deposit: cents,
    establishmentFee: cents,
    completePrice: cents.describe('Sum of all payments, in cents'),
    standardEquipment: z.array(text),
    terms: z.array(z.object({ label: text, included: z.boolean() })),
    specs: z.object(driveFields),
    validUntil: isoDate.nullable().describe('Null: until further notice'),
  }),
)
