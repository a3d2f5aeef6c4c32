import { z } from 'zod'
import { pictureProblem } from '../../domain/pictures/picture-problem'

/** Ids of vehicles travel through GraphQL, whose integers have 32 bits. */
const MAX_ID = 2_147_483_647

export const vehicleId = z.int().min(1).max(MAX_ID)

/** A path segment: lower-case letters and digits joined by single hyphens. */
export const slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'must be a slug such as peugeot-3008' })

/** Control characters (line breaks and tabs apart) and halves of pairs: no database keeps them and no page shows them. */
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u
const isPrintable = (value: string): boolean => !UNPRINTABLE.test(value)
const PRINTABLE = { error: 'has a character in it that cannot be shown' }

export const text = z.string().trim().min(1, { error: 'must not be empty' }).max(300).refine(isPrintable, PRINTABLE)
/** One sentence; may be empty. */
export const sentence = z.string().max(500).refine(isPrintable, PRINTABLE)
export const longText = z.string().max(20_000).refine(isPrintable, PRINTABLE)

/** Integer EUR cents. */
export const cents = z.int().min(0).max(1_000_000_000)

export const count = z.int().min(0).max(10_000_000)
export const measure = z.number().min(0).max(10_000_000)
export const percent = z.number().min(0).max(100)

export const isoDate = z.iso.date({ error: 'must be a date such as 2026-11-21' })
export const isoInstant = z.iso.datetime({ offset: true, error: 'must be an instant such as 2026-11-21T08:30:00Z' })

export const photoSchema = z.object({
  url: z
    .string()
    .max(2_000)
    .refine((address) => pictureProblem(address, null) === null, {
      error: 'must be an https address or a path from the root, and no drawing (SVG)',
    })
    .describe('Address of the original picture; the service serves absolute addresses'),
  alt: sentence.describe('French text for people who do not see it'),
  width: z.int().min(1).max(50_000).describe('Pixels of the original'),
  height: z.int().min(1).max(50_000).describe('Pixels of the original'),
})
