import { z } from 'zod'
import { DEFAULT_HOST, personalOrigin } from './addresses'
import { port, secret, spaceId, text, url } from './fields'
import { parseEnv } from './parse-env'

const storyblokEnvSchema = z
  .object({
    STORYBLOK_SPACE_ID: text('number of the content space').pipe(spaceId),
    STORYBLOK_MANAGEMENT_TOKEN: text('personal access token of somebody who may change the space').pipe(secret),
    /** Spaces outside the European Union have an address of their own. */
    STORYBLOK_MANAGEMENT_URL: url('Management API of the region').default('https://mapi.storyblok.com/v1'),
    CONTENT_PORT: port(4400),
    /** Where the demo’s stories find their pictures. */
    ASSET_BASE_URL: url('origin of the pictures').optional(),
  })
  .transform((env) => ({
    ...env,
    ASSET_BASE_URL: env.ASSET_BASE_URL ?? personalOrigin(DEFAULT_HOST, env.CONTENT_PORT),
  }))

/** What the commands that change a Storyblok space need to know. */
export type StoryblokEnv = z.output<typeof storyblokEnvSchema>

/** @throws EnvironmentError that lists every missing or malformed variable */
export const parseStoryblokEnv = (env: NodeJS.ProcessEnv): StoryblokEnv => parseEnv(storyblokEnvSchema, env)
