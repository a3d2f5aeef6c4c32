import { z } from 'zod'
import { DEFAULT_HOST, personalOrigin } from './addresses'
import { assistantFields } from './assistant-env'
import { feedFields } from './feed-env'
import {
  connections,
  dataKeys,
  delay,
  flag,
  host,
  hosts,
  megabytes,
  networks,
  milliseconds,
  origin,
  origins,
  port,
  secret,
  spaceId,
  threads,
  turnstileSiteKey,
  url,
  urls,
  webhookSecrets,
} from './fields'
import { parseEnv } from './parse-env'

type NetlifyVariable = 'NETLIFY_AUTH_TOKEN' | 'NETLIFY_SITE_ID'
const hasWithNetlify =
  (name: NetlifyVariable) => (env: { PUBLISHER: string } & Partial<Record<NetlifyVariable, string | undefined>>) =>
    env.PUBLISHER !== 'netlify' || env[name] !== undefined
/** Also asked when other variables are malformed, so that all of them are told at once. */
const whatNetlifyNeeds = (name: NetlifyVariable) => ({
  path: [name],
  error: 'is missing (PUBLISHER is netlify)',
  when: () => true,
})

const hasBothOrNone =
  <Name extends string>(one: Name, other: Name) =>
  (env: Partial<Record<Name, unknown>>): boolean =>
    (env[one] === undefined) === (env[other] === undefined)

const serverEnvSchema = z
  .object({
    /** Address that every server of the process listens on; `0.0.0.0` (all of them) where others connect directly, as in a container. */
    HOST: host(DEFAULT_HOST),
    PORT: port(8888),
    API_PORT: port(4401),
    CONTENT_PORT: port(4400),
    /** The demo's inbox and CRM, and the mail server in front of the inbox. */
    DEMO_PORT: port(4402),
    MAIL_PORT: port(4425),
    /** Proxies in front of the server: only what they forward tells the client's address and whether it came by TLS. */
    TRUSTED_PROXY: networks.default([]),
    /** Connections that each server holds open at a time. */
    MAX_CONNECTIONS: connections(2_000),
    /** How long a visitor's request may take to arrive, its body included. */
    REQUEST_TIMEOUT_MS: milliseconds.default(30_000),
    /** Threads that compress what a release stores; 0 leaves it to the requests and to a proxy in front. */
    COMPRESSION_THREADS: threads(2),
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(?:ql)?:\/\//, { error: 'must begin with postgres:// (leave it out for the embedded database)' })
      .optional(),
    GATSBY_SITE_URL: origin('origin of the site, for example https://www.groupe-alzette.example').optional(),
    ASSET_BASE_URL: url('origin of the pictures').optional(),
    /** Hosts, beside that of ASSET_BASE_URL, that pictures of the stock may come from by https. */
    PICTURE_HOSTS: hosts.default([]),
    /** Services with Iconify's API, asked in this order when a draft names an icon that no installed package has. */
    ICON_SERVICES: urls.default([]),
    REDIRECT_FIDELITY: flag(false),
    /** Serves drafts to the visual editor, on a port of its own. */
    PREVIEW: flag(false),
    PREVIEW_PORT: port(8890),
    STORYBLOK_ENDPOINT: url('content API').default('https://api.storyblok.com/v2'),
    /** Reads drafts and signs the editor's parameters. */
    STORYBLOK_PREVIEW_TOKEN: secret.optional(),
    /** The one space whose webhooks are accepted and whose editor may open drafts. */
    STORYBLOK_SPACE_ID: spaceId.optional(),
    /** Signs Storyblok's webhooks; without it none is accepted. */
    STORYBLOK_WEBHOOK_SECRET: secret.optional(),
    /** Sign the stock system's webhooks: the one in use and those it replaces, with commas between them. */
    DEALER_WEBHOOK_SECRETS: webhookSecrets.default([]),
    /** Who the dealer service tells of changes; left out, this very server. */
    DEALER_WEBHOOK_URL: url('who is told of changes of the stock').optional(),
    /** Lets people and cron ask for a build. */
    REBUILD_TOKEN: secret.optional(),
    /** Asked for by the dealer API on `API_PORT` where it is set. */
    DEALER_TOKEN: secret.optional(),
    /**
     * Milliseconds without an event before a build starts, and how long the first event waits at most. 0 and 0 build at
     * once; hosts whose builds cost money set more.
     */
    DEBOUNCE_MS: delay(0),
    MAX_WAIT_MS: delay(0),
    /** How often content and stock are asked whether they changed without a word. */
    RECONCILE_MS: delay(60_000),
    /** Memory beyond which a builder process is replaced. */
    BUILDER_MAX_MB: megabytes(3_000),
    /** Encrypt what visitors wrote: the first one seals, all of them open. Without one it lies open in the database. */
    DATA_KEYS: dataKeys.default([]),
    /** Cloudflare Turnstile: the site key of its widget and the secret that checks tokens; without both it is off. */
    GATSBY_TURNSTILE_SITE_KEY: turnstileSiteKey.optional(),
    TURNSTILE_SECRET: secret.optional(),
    TURNSTILE_VERIFY_URL: url('where tokens of Turnstile are checked').optional(),
    ...feedFields,
    ...assistantFields,
    /** Tells browsers that there is a provider, and visitors who it is. */
    GATSBY_ASSISTANT_PROVIDER: z.string().max(100).optional(),
    /** Signs the links by which visitors change or cancel; without it a secret that the database keeps. */
    ENQUIRY_LINK_SECRET: secret.optional(),
    /** Opens /status; without it there is none. */
    STATUS_TOKEN: secret.optional(),
    /** `json`: one object a line, for log collectors; left out, by `NODE_ENV`. */
    LOG_FORMAT: z.enum(['json', 'text'], { error: 'must be json or text' }).optional(),
    /** Asked for by /metrics on `API_PORT` where it is set. */
    METRICS_TOKEN: secret.optional(),
    /** Where the server reports errors: its own monitoring project, or the one that browsers report to. */
    MONITORING_DSN: url('DSN of the error monitoring').optional(),
    MONITORING_ENVIRONMENT: z.string().max(64).optional(),
    GATSBY_MONITORING_DSN: z.string().optional(),
    GATSBY_MONITORING_ENVIRONMENT: z.string().optional(),
    /** Where releases go live: on this machine, or on Netlify by file digest. */
    PUBLISHER: z.enum(['local', 'netlify'], { error: 'must be local or netlify' }).default('local'),
    NETLIFY_AUTH_TOKEN: z.string().optional(),
    NETLIFY_SITE_ID: z.string().optional(),
    NETLIFY_API_URL: url('Netlify’s API').default('https://api.netlify.com'),
    /** `npm run build` exports what it built although the gate held it back. */
    FORCE_RELEASE: flag(false),
    /** Where the published site finds this worker's API. */
    API_ORIGIN: url('origin of this worker’s API').optional(),
    PREVIEW_FRAME_ANCESTORS: origins.default(['https://app.storyblok.com']),
  })
  .refine(hasBothOrNone('GATSBY_TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET'), {
    path: ['GATSBY_TURNSTILE_SITE_KEY'],
    error: 'and TURNSTILE_SECRET belong together: without the widget every enquiry would be held',
    when: () => true,
  })
  .refine(hasBothOrNone('ASSISTANT_URL', 'ASSISTANT_MODEL'), {
    path: ['ASSISTANT_URL'],
    error: 'and ASSISTANT_MODEL belong together',
    when: () => true,
  })
  .refine(hasBothOrNone('GATSBY_ASSISTANT_PROVIDER', 'ASSISTANT_URL'), {
    path: ['GATSBY_ASSISTANT_PROVIDER'],
    error:
      'and ASSISTANT_URL belong together: without the name nobody asks the provider, without the provider nobody answers',
    when: () => true,
  })
  .refine(hasWithNetlify('NETLIFY_AUTH_TOKEN'), whatNetlifyNeeds('NETLIFY_AUTH_TOKEN'))
  .refine(hasWithNetlify('NETLIFY_SITE_ID'), whatNetlifyNeeds('NETLIFY_SITE_ID'))
  .transform((env) => ({
    ...env,
    GATSBY_SITE_URL: env.GATSBY_SITE_URL ?? personalOrigin(env.HOST, env.PORT),
    ASSET_BASE_URL: env.ASSET_BASE_URL ?? personalOrigin(env.HOST, env.CONTENT_PORT),
  }))

/** What the processes of `npm start` need to know. */
export type ServerEnv = z.output<typeof serverEnvSchema>

/**
 * Reads the environment of the server.
 *
 * @throws EnvironmentError that lists every malformed variable
 */
export const parseServerEnv = (env: NodeJS.ProcessEnv): ServerEnv => parseEnv(serverEnvSchema, env)
