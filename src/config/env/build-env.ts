import { z } from 'zod'
import { segmentProblems } from '../../domain/routes/segment-problems'
import { feedFields } from './feed-env'
import { flag, hosts, milliseconds, origin, secret, text, url, urls } from './fields'
import { parseEnv } from './parse-env'

const buildEnvSchema = z.object({
  GATSBY_SITE_URL: origin('origin of the site, for example https://www.groupe-alzette.example'),
  GATSBY_SEGMENTS_FR: z
    .string()
    .optional()
    .superRefine((value, context) => {
      for (const message of segmentProblems(value)) context.addIssue({ code: 'custom', message })
    }),
  GATSBY_PUBLIC_MOCKS: z.string().optional(),
  STORYBLOK_ENDPOINT: url('content API').default('https://api.storyblok.com/v2'),
  STORYBLOK_TOKEN: text('access token of the content space'),
  STORYBLOK_VERSION: z.enum(['published', 'draft'], { error: 'must be published or draft' }).default('published'),
  DEALER_URL: url('origin of the stock system, for example http://127.0.0.1:4401'),
  /** The development server only: where the gallery of blocks asks for what it shows. */
  PREVIEW_URL: url('origin of the preview server').optional(),
  /** Origin of the group's own pictures, and hosts beside it that pictures of the stock may come from by https. */
  ASSET_BASE_URL: url('origin of the pictures').optional(),
  PICTURE_HOSTS: hosts.default([]),
  /** Services with Iconify's API, asked in this order for icons that no installed package has. */
  ICON_SERVICES: urls.default([]),
  /** Shown to the stock system. */
  DEALER_TOKEN: secret.optional(),
  /** Answers `{ moved: [{ from, to }] }`: the addresses that stories had before; without it only those found since the cache was made are known. */
  MOVED_PATHS_URL: url('address of the list of moved stories').optional(),
  REDIRECT_FIDELITY: flag(false),
  /** `error`: a rule of the 301 table without a page at its target ends the build; `fallback`: it leads to the page above, because editors may withdraw pages at any time. */
  REDIRECT_MISSING_TARGETS: z.enum(['error', 'fallback'], { error: 'must be error or fallback' }).default('error'),
  ALLOW_EMPTY_STOCK: flag(false),
  ...feedFields,
  SOURCE_TIMEOUT_MS: milliseconds.optional(),
})

/** What a build of the site needs to know. */
export type BuildEnv = z.output<typeof buildEnvSchema>

/**
 * Reads the environment of a build.
 *
 * @throws EnvironmentError that lists every missing or malformed variable
 */
export const parseBuildEnv = (env: NodeJS.ProcessEnv): BuildEnv => parseEnv(buildEnvSchema, env)
