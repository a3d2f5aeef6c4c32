import { z } from 'zod'
import { VITAL_METRICS, VITAL_RATINGS } from '../../../domain/monitoring/vitals'

const count = z.int().min(0)

export const vitalsStatusSchema = z
  .object({
    days: count,
    templates: z.array(
      z.object({
        template: z.string(),
        metrics: z.array(
          z.object({
            metric: z.enum(VITAL_METRICS),
            samples: count,
            p75: z.number().min(0).describe('Milliseconds; a score for CLS'),
            rating: z.enum(VITAL_RATINGS),
          }),
        ),
      }),
    ),
  })
  .describe('What visitors’ browsers measured, by template')
