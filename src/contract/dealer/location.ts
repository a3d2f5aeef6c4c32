import { z } from 'zod'
import { DEALERSHIP_PARTS, LOCATION_SERVICES, WEEKDAYS } from '../../domain/location/types'
import type { DayHours, Location, SpecialHours } from '../../domain/location/types'
import { isoDate, longText, photoSchema, slug, text } from './fields'
import { schemaOf } from './same-type'

const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, { error: 'must be a time such as 08:30' })

const periodsSchema = z
  .array(
    z
      .object({ opens: clock, closes: clock })
      .refine(({ opens, closes }) => opens < closes, { error: 'closes before it opens' }),
  )
  .describe('Local times in Europe/Luxembourg; empty: closed')

const dayHoursSchema = schemaOf<DayHours>()(
  z.object({
    day: z.enum(WEEKDAYS),
    periods: periodsSchema,
    comment: text.nullable(),
  }),
)

/** Longer ranges are taken for a mistyped year. */
const LONGEST_RANGE_DAYS = 366

/** NaN where one of the two is no date, which is a problem of its own. */
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

export const specialHoursSchema = schemaOf<SpecialHours>()(
  z
    .object({
      from: isoDate.describe('First day'),
      to: isoDate.describe('Last day; `from` again for a single day'),
      part: z.enum(DEALERSHIP_PARTS).nullable().describe('Null: the whole dealership'),
      periods: periodsSchema.describe('The same on each of the days, public holidays too; empty: closed'),
      reason: text.nullable().describe('French, as it reads within a sentence: `congés annuels`'),
    })
    .refine(({ from, to }) => !(daysBetween(from, to) < 0), { path: ['to'], error: 'is before `from`' })
    .refine(({ from, to }) => !(daysBetween(from, to) >= LONGEST_RANGE_DAYS), {
      path: ['to'],
      error: `is more than ${LONGEST_RANGE_DAYS} days from \`from\``,
    }),
)

export const locationSchema = schemaOf<Location>()(
  z.object({
    id: slug.describe('Last segment of /concessions/{id}'),
    name: text,
    address: z.object({ street: text, postalCode: text, town: text, country: z.literal('LU') }),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    phone: text,
    whatsapp: text.nullable(),
    email: text,
    vatNumber: text,
    iban: text,
    routeUrl: z.url({ protocol: /^https?$/ }).describe('Address of a route planner'),
    description: longText,
    services: z.array(z.enum(LOCATION_SERVICES)),
    brandIds: z.array(slug),
    showroomHours: z.array(dayHoursSchema).nullable().describe('Null: unknown'),
    workshopHours: z.array(dayHoursSchema).nullable().describe('Null: unknown'),
    specialHours: z
      .array(specialHoursSchema)
      .default([])
      .describe('Exceptional closings and openings; the shortest that covers a day says what it is like'),
    photos: z.array(photoSchema),
  }),
)
