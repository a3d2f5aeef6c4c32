import { z } from 'zod'
import { HELD_REDIRECT_CODES } from '../domain/routes/held-redirect'
import type { HeldRedirect } from '../domain/routes/held-redirect'

/** File below `public` with the 301 rules of a build. */
export const REDIRECT_TABLE = 'builds/redirects.json'

export const heldRedirectSchema: z.ZodType<HeldRedirect> = z.object({
  id: z.number(),
  from: z.string(),
  to: z.string(),
  code: z.enum(HELD_REDIRECT_CODES),
  other: z.object({ from: z.string(), to: z.string(), place: z.string().nullable() }).nullable(),
})

/** Rules as lines of the host's file, and the entries of the CMS that are no rules. A release of before has no such list. */
export const redirectTableSchema = z.object({
  rules: z.array(z.string()),
  heldBack: z.array(heldRedirectSchema).default([]),
})
export type RedirectTable = z.output<typeof redirectTableSchema>
