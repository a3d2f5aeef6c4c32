import { z } from 'zod'

/** What a write did. */
export const writtenSchema = z.object({
  id: z.string().describe('Of the vehicle or the record'),
  change: z
    .enum(['added', 'changed', 'repriced', 'unchanged', 'removed'])
    .describe('repriced: nothing but prices, discount or availability'),
  cursor: z.string().describe('End of the change log after the write'),
})

export type Written = z.output<typeof writtenSchema>
