import { z } from 'zod'

/** How far the data of a stock system have come; two equal answers mean that nothing changed in between. */
export const positionSchema = z.object({
  cursor: z.string().describe('Cursor of the end of the change log'),
  structural: z
    .string()
    .describe('Cursor of the last change that makes pages: something beside prices, discounts and availability'),
  lists: z.string().describe('Changes with any of the lists; says nothing else'),
})

export type PositionAnswer = z.output<typeof positionSchema>
