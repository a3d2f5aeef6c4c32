import { z } from 'zod'
import { safeParse } from '../../../contract/safe-parse'
import { vehicleSchema } from '../../../contract/dealer/vehicle'
import { FeedError } from './feed-error'

/** Targets that a vehicle does not have as such: they make its `prices` and `discount`. In euros. */
export const MONEY_TARGETS = ['price', 'listPrice', 'discountLabel'] as const

/** What a field of a vehicle is made from. */
const sourceSchema = z
  .strictObject({
    from: z.string().min(1).optional().describe('Column, or dotted path; @name is an XML attribute'),
    value: z.unknown().optional().describe('A constant instead of a column'),
    values: z.record(z.string(), z.string()).optional().describe('What the feed says → what the contract says'),
    default: z.unknown().optional().describe('When the feed says nothing'),
    split: z.string().min(1).optional().describe('Separator of lists in one text, | when left out'),
  })
  .refine(({ from, value }) => (from === undefined) !== (value === undefined), { error: 'needs either from or value' })

const targets = [...vehicleSchema.keyof().options, ...MONEY_TARGETS] as const
const fieldSchema = z.union([
  z
    .string()
    .min(1)
    .transform((from) => ({ from })),
  sourceSchema,
])

const mapSchema = z.strictObject({
  $schema: z.string().optional(),
  format: z.enum(['csv', 'json', 'xml']),
  /** Where the list of vehicles stands (JSON, XML), for example `export.vehicles.vehicle`; empty: the document itself. */
  records: z.string().default(''),
  delimiter: z.enum([';', ',', '\t', '|']).optional(),
  encoding: z.enum(['utf-8', 'windows-1252', 'utf-16le']).optional(),
  decimal: z.enum([',', '.']).optional(),
  /** The feed is the whole stock: a vehicle that is not in it has left. */
  complete: z.boolean().default(true),
  photoSize: z.strictObject({ width: z.int().min(1), height: z.int().min(1) }).default({ width: 1600, height: 1200 }),
  /** `same`: the records are vehicles as the contract has them already. */
  fields: z.union([z.literal('same'), z.partialRecord(z.enum(targets), fieldSchema)]),
})

export type FeedMap = z.output<typeof mapSchema>
export type Target = (typeof targets)[number]
export type FieldSource = z.output<typeof sourceSchema>

/**
 * Reads a mapping file.
 *
 * @throws FeedError that names every entry that is wrong
 */
export const parseMap = (raw: unknown): FeedMap => {
  const result = safeParse(mapSchema, raw)
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => `${path.join('.') || 'map'}: ${message}`)
    throw new FeedError(`The map cannot be used: ${problems.join('; ')}`)
  }
  const { fields } = result.data
  if (fields !== 'same' && fields.id === undefined) throw new FeedError('The map cannot be used: fields.id is missing')
  if (
    fields !== 'same' &&
    fields.price === undefined &&
    (fields.listPrice !== undefined || fields.discountLabel !== undefined)
  )
    throw new FeedError(
      'The map cannot be used: fields.price is missing, which listPrice and discountLabel are compared with',
    )
  return result.data
}
