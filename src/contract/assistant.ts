import { z } from 'zod'
import { MAX_FACT, MAX_FACTS, MAX_MESSAGE, MAX_MESSAGES } from '../domain/assistant/remote/remote-question'
import type { RemoteQuestion } from '../domain/assistant/remote/remote-question'

/** Body of `POST /api/assistant`. */
export const remoteQuestionSchema: z.ZodType<RemoteQuestion> = z.strictObject({
  messages: z
    .array(z.strictObject({ from: z.enum(['visitor', 'assistant']), text: z.string().trim().min(1).max(MAX_MESSAGE) }))
    .min(1)
    .max(MAX_MESSAGES)
    .refine((messages) => messages.at(-1)?.from === 'visitor', { error: 'must end with a question' }),
  facts: z.array(z.string().min(1).max(MAX_FACT)).max(MAX_FACTS),
})
