import { z } from 'zod'
import type { Model, Trim } from '../../domain/model/types'
import { BODY_STYLES, DRIVE_TYPES, VEHICLE_CATEGORIES } from '../../domain/vehicle/types'
import { driveFields } from './drive'
import { cents, count, longText, photoSchema, sentence, slug, text } from './fields'
import { schemaOf } from './same-type'

const trimSchema = schemaOf<Trim>()(
  z.object({
    ...driveFields,
    id: text.describe('Unique within the model'),
    name: text,
    engine: text,
    gears: z.int().min(1).max(24).nullable(),
    driveType: z.enum(DRIVE_TYPES),
    powerKw: z.int().min(1).max(3_000),
    emissionsClass: text,
    towingWeight: count.nullable().describe('Braked, kg'),
    kerbWeight: count.describe('kg'),
    maxWeight: count.describe('kg'),
    seatCount: z.int().min(1).max(99),
    doorCount: z.int().min(0).max(9),
    price: cents.describe('List price with VAT, in cents'),
    standardEquipment: z.array(text),
  }),
)

export const modelSchema = schemaOf<Model>()(
  z.object({
    id: slug.describe('{brandId}-{slug}'),
    brandId: slug,
    brandName: text,
    slug: slug.describe('Last segment of its address'),
    name: text,
    category: z.enum(VEHICLE_CATEGORIES),
    bodyStyle: z.enum(BODY_STYLES),
    tagline: sentence,
    description: longText,
    modelYear: z.int().min(1900).max(2100),
    length: count.describe('mm'),
    width: count.describe('mm'),
    height: count.describe('mm'),
    bootVolume: count.nullable().describe('litres'),
    photos: z.array(photoSchema),
    trims: z.array(trimSchema),
    downloads: z.array(z.object({ label: text, url: photoSchema.shape.url, size: count.describe('Bytes') })),
    fromPrice: cents.describe('Cheapest trim with VAT, in cents'),
  }),
)
