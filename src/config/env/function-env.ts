import { z } from 'zod'
import { assistantFields } from './assistant-env'
import { dataKeys, delay, origin, secret, spaceId, text, turnstileSiteKey, url, webhookSecrets } from './fields'
import { parseEnv } from './parse-env'

const functionEnvSchema = z.object({
  DATABASE_URL: text('PostgreSQL: functions have no disk to keep a database on').regex(/^postgres(?:ql)?:\/\//, {
    error: 'must begin with postgres://',
  }),
  ASSET_BASE_URL: url('origin of the pictures').optional(),
  /** From here on as in `server-env.ts`. */
  DATA_KEYS: dataKeys.default([]),
  GATSBY_TURNSTILE_SITE_KEY: turnstileSiteKey.optional(),
  TURNSTILE_SECRET: secret.optional(),
  TURNSTILE_VERIFY_URL: url('where tokens of Turnstile are checked').optional(),
  ENQUIRY_LINK_SECRET: secret.optional(),
  ...assistantFields,
  /** Where visitors see the site: for links in mails. */
  GATSBY_SITE_URL: origin('origin of the site').optional(),
  /** The same, as Netlify sets it. */
  URL: origin('origin of the site').optional(),
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
export const parseFunctionEnv = (env: NodeJS.ProcessEnv): FunctionEnv => {
  const parsed = parseEnv(functionEnvSchema, env)
  return { ...parsed, GATSBY_SITE_URL: parsed.GATSBY_SITE_URL ?? parsed.URL }
}
