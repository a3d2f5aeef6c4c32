import { z } from 'zod'
import { REASON_BONDS, REASON_DEEDS, REASON_SUBJECTS } from '../../domain/status/build-reasons'
import type { BuildReason } from '../../domain/status/build-reasons'

const count = z.int().min(0)

/** Why a build touched what it touched; see `src/domain/status/build-reasons.ts`. */
export const reasonSchema = z.object({
  subject: z.enum(REASON_SUBJECTS),
  deed: z.enum(REASON_DEEDS),
  total: count,
  keys: z.array(z.string()),
  pages: z.array(
    z.object({ bond: z.enum(REASON_BONDS), template: z.string(), total: count, first: z.array(z.string()) }),
  ),
}) satisfies z.ZodType<BuildReason>
