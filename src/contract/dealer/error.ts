import { z } from 'zod'

/** Every answer of the service that is not a success. */
export const errorSchema = z.object({
  error: z.object({
    code: z.string().describe('For programs: not_found, bad_cursor, cursor_gone, invalid, too_large, …'),
    message: z.string().describe('One line'),
    requestId: z.string().describe('To find the request in the log'),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .describe('Message for each field that was refused; French where a visitor reads it'),
  }),
})
export type ErrorAnswer = z.output<typeof errorSchema>
