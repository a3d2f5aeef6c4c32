import { z } from 'zod'
import { LOCATION_SERVICES, WEEKDAYS } from '../../domain/location/types'
import type { DayHours, Location } from '../../domain/location/types'
import { longText, photoSchema, slug, text } from './fields'
import { schemaOf } from './same-type'

const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, { error: 'must be a time such as 08:30' })

const dayHoursSchema = schemaOf<DayHours>()(
  z.object({
    day: z.enum(WEEKDAYS),
    periods: z
      .array(
        z
          .object({ opens: clock, closes: clock })
          .refine(({ opens, closes }) => opens < closes, { error: 'closes before it opens' }),
      )
      .describe('Local times in Europe/Luxembourg; empty: closed'),
    comment: text.nullable(),
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
    photos: z.array(photoSchema),
  }),
)
