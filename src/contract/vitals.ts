import { z } from 'zod'
import { MAX_VITALS, VITAL_METRICS, VITAL_RATINGS } from '../domain/monitoring/vitals'
import type { Vital } from '../domain/monitoring/vitals'

/** Names of templates and kinds of navigation: `vehicle-view`, `back-forward-cache`. */
const nameSchema = z.string().regex(/^[a-z0-9-]{1,40}$/)

const vitalSchema: z.ZodType<Vital> = z.strictObject({
  metric: z.enum(VITAL_METRICS),
  // Ten minutes: a longer time is a clock that jumped.
  value: z.number().min(0).max(600_000),
  rating: z.enum(VITAL_RATINGS),
  template: nameSchema,
  navigation: nameSchema,
})

/** Body of `POST /api/vitals`, which browsers send as `application/json` with `navigator.sendBeacon`. */
export const vitalsSchema = z.array(vitalSchema).min(1).max(MAX_VITALS)
