import { z } from 'zod'
import { flag, origins, port, url } from './fields'
import { parseEnv } from './parse-env'

const serverEnvSchema = z
  .object({
    PORT: port(8888),
    API_PORT: port(4401),
    CONTENT_PORT: port(4400),
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(?:ql)?:\/\//, { error: 'must begin with postgres:// (leave it out for the embedded database)' })
      .optional(),
    GATSBY_SITE_URL: url('origin of the site').optional(),
    ASSET_BASE_URL: url('origin of the pictures').optional(),
    REDIRECT_FIDELITY: flag(false),
    /** Serves drafts to the visual editor, on a port of its own. */
    PREVIEW: flag(false),
    PREVIEW_PORT: port(8890),
    STORYBLOK_ENDPOINT: url('content API').default('https://api.storyblok.com/v2'),
    /** Reads drafts and signs the editor's parameters. */
    STORYBLOK_PREVIEW_TOKEN: z.string().optional(),
    /** The one space whose editor may open drafts. */
    STORYBLOK_SPACE_ID: z.string().regex(/^\d+$/, { error: 'must be the number of a space' }).optional(),
    PREVIEW_FRAME_ANCESTORS: origins.default(['https://app.storyblok.com']),
  })
  .transform((env) => ({
    ...env,
    GATSBY_SITE_URL: env.GATSBY_SITE_URL ?? `http://localhost:${env.PORT}`,
    ASSET_BASE_URL: env.ASSET_BASE_URL ?? `http://localhost:${env.CONTENT_PORT}`,
  }))

/** What the processes of `npm start` need to know. */
export type ServerEnv = z.output<typeof serverEnvSchema>

/**
 * Reads the environment of the server.
 *
 * @throws EnvironmentError that lists every malformed variable
 */
export const parseServerEnv = (env: NodeJS.ProcessEnv): ServerEnv => parseEnv(serverEnvSchema, env)
