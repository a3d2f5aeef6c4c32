import { z } from 'zod'
import { milliseconds, secret, url } from './fields'

const DEFAULT_TIMEOUT_MS = 20_000

/** Variables of the remote provider of the chat assistant. */
export const assistantFields = {
  /** Address of the provider's chat completions; without it and a model the built-in assistant answers alone. */
  ASSISTANT_URL: url('chat completions of the assistant’s provider').optional(),
  ASSISTANT_MODEL: z.string().max(200).optional(),
  ASSISTANT_KEY: secret.optional(),
  /** How long an answer may take, to its last word. */
  ASSISTANT_TIMEOUT_MS: milliseconds.default(DEFAULT_TIMEOUT_MS),
}

/** Who writes answers of the chat assistant. */
export interface AssistantProvider {
  url: string
  /** Left out for a server that asks for none. */
  key: string | undefined
  model: string
  timeoutMs: number
}

export type AssistantEnv = Partial<z.output<z.ZodObject<typeof assistantFields>>>

/** The configured provider; null where there is none. */
export const assistantProviderOf = (env: AssistantEnv): AssistantProvider | null =>
  env.ASSISTANT_URL !== undefined && env.ASSISTANT_MODEL !== undefined
    ? {
        url: env.ASSISTANT_URL,
        key: env.ASSISTANT_KEY,
        model: env.ASSISTANT_MODEL,
        timeoutMs: env.ASSISTANT_TIMEOUT_MS ?? DEFAULT_TIMEOUT_MS,
      }
    : null
