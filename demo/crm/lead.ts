import { z } from 'zod'

/** How the CRM answered one delivery; `kept` says whether it then had the lead. */
export const OUTCOMES = ['taken', 'repeated', 'error', 'silence', 'nonsense', 'lost'] as const
export type Outcome = (typeof OUTCOMES)[number]

const attempt = z.object({
  /** ISO instant. */
  at: z.string(),
  outcome: z.enum(OUTCOMES),
})

export const leadSchema = z.object({
  /** The key by which repeated deliveries are known: `webhook-id`, or the id in an ADF document. */
  key: z.string(),
  format: z.enum(['webhook', 'adf']),
  /** Signed with the secret that sender and receiver share; null where the format knows no signature. */
  signed: z.boolean().nullable(),
  /** The first delivery's body. */
  body: z.string(),
  /** ISO instant of the first delivery that was taken; null while none was. */
  takenAt: z.string().nullable(),
  /** In their order. */
  attempts: z.array(attempt),
})
export type Lead = z.output<typeof leadSchema>

/** A delivery that was refused for what it was: a wrong signature, no XML. */
export interface Rejection {
  at: string
  format: Lead['format']
  /** French, for the page. */
  reason: string
}
