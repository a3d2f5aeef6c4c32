import { z } from 'zod'
import { delay, secret, spaceId, text, url, webhookSecrets } from './fields'
import { parseEnv } from './parse-env'

const functionEnvSchema = z.object({
  DATABASE_URL: text('PostgreSQL: functions have no disk to keep a database on').regex(/^postgres(?:ql)?:\/\//, {
    error: 'must begin with postgres://',
  }),
  ASSET_BASE_URL: url('origin of the pictures').optional(),
  /** See `server-env.ts` for these four. */
  STORYBLOK_WEBHOOK_SECRET: secret.optional(),
  STORYBLOK_SPACE_ID: spaceId.optional(),
  DEALER_WEBHOOK_SECRETS: webhookSecrets.default([]),
  REBUILD_TOKEN: secret.optional(),
  /** Lets builds and other systems read the dealer API; without it nobody may. */
  DEALER_TOKEN: secret.optional(),
  /** Address that asks the host for a build; without it accepted events wait for whoever builds from the same database. */
  BUILD_HOOK_URL: url('build hook of the host').optional(),
  /** How long events are gathered before the host is asked. */
  BUILD_HOOK_WINDOW_MS: delay(3_000),
})

/** What the host's serverless functions need to know. */
export type FunctionEnv = z.output<typeof functionEnvSchema>

/**
 * Reads the environment of a function.
 *
 * @throws EnvironmentError that lists every missing or malformed variable
 */
export const parseFunctionEnv = (env: NodeJS.ProcessEnv): FunctionEnv => parseEnv(functionEnvSchema, env)
