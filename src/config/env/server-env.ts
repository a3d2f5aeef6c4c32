import { z } from 'zod'
import { flag, port, url } from './fields'
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
