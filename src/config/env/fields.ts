import { isIP } from 'node:net'
import { z } from 'zod'

const isNetwork = (network: string): boolean => {
  const [address = '', bits, ...rest] = network.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32))
}

/** Entries of a list, separated by commas or spaces. */
const entriesOf = (list: string): string[] => list.split(/[\s,]+/).filter((entry) => entry !== '')
const withoutSlash = (address: string): string => address.replace(/\/+$/, '')

/** A required text. */
export const text = (what: string) => z.string({ error: `is missing (${what})` })

/** An http(s) address without a slash at the end. */
export const url = (what: string) =>
  text(what)
    .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), {
      error: `must be an http(s) address (${what})`,
    })
    .transform(withoutSlash)

/** An http(s) address of a whole host: paths of the site begin right behind it. */
export const origin = (what: string) =>
  url(what).refine((value) => !URL.canParse(value) || /^https?:\/\/[^/?#@]+\/?$/.test(new URL(value).href), {
    error: `must be an origin without path, query or user (${what})`,
  })

/** Origins with a scheme, separated by commas or spaces; a wildcard may stand for a subdomain. */
export const origins = z
  .string()
  .transform((value) => entriesOf(value).map(withoutSlash))
  .refine(
    (list) => list.length > 0 && list.every((origin) => /^https?:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d{1,5})?$/i.test(origin)),
    {
      error: 'must be origins such as https://app.storyblok.com, separated by commas',
    },
  )

/** http(s) addresses without a query, separated by commas or spaces; a slash at the end is dropped. */
export const urls = z
  .string()
  .transform((value) => entriesOf(value).map(withoutSlash))
  .refine((list) => list.every((one) => URL.canParse(one) && /^https?:\/\/[^?#@]+$/.test(one)), {
    error: 'must be addresses such as https://icons.example, separated by commas',
  })

/** Hosts, separated by commas or spaces; a wildcard may stand for a subdomain. */
export const hosts = z
  .string()
  .transform((value) => entriesOf(value.toLowerCase()))
  .refine((list) => list.every((one) => /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/.test(one)), {
    error: 'must be hosts such as media.example or *.cdn.example, separated by commas',
  })

/** The public site key of Turnstile. */
export const turnstileSiteKey = z.string().regex(/^[\w.-]{1,100}$/, { error: 'must be letters, digits, - . and _' })

/** The strings `true` and `false`, nothing else. */
export const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default(fallback ? 'true' : 'false')
    .transform((value) => value === 'true')

/** A whole number of at most so many digits. @param what names it in the message */
const wholeNumber = (what: string, digits: number) =>
  z
    .string()
    .regex(new RegExp(`^\\d{1,${digits}}$`), { error: `must be a ${what}` })
    .transform(Number)

/** A time in ms, from 1 ms to 10 minutes. */
export const milliseconds = wholeNumber('number of milliseconds', 6).refine((value) => value >= 1 && value <= 600_000, {
  error: 'must be from 1 to 600000 milliseconds',
})

/** A TCP port, 0 included (any free one). */
export const port = (fallback: number) =>
  wholeNumber('port number', 5)
    .refine((value) => value <= 65_535, { error: 'must be a port number up to 65535' })
    .default(fallback)

/** An address of this machine to listen on. */
export const host = (fallback: string) =>
  z
    .string()
    .refine((value) => isIP(value) !== 0, {
      error: 'must be an IP address: 127.0.0.1 for this machine alone, 0.0.0.0 for every interface',
    })
    .default(fallback)

/** A time in ms that may be none, up to a day. */
export const delay = (fallback: number) =>
  wholeNumber('number of milliseconds', 8)
    .refine((value) => value <= 86_400_000, { error: 'must be at most 86400000 milliseconds' })
    .default(fallback)

/** An amount of memory in MB, from 256. */
export const megabytes = (fallback: number) =>
  wholeNumber('number of megabytes', 6)
    .refine((value) => value >= 256, { error: 'must be at least 256 megabytes' })
    .default(fallback)

/** Characters that a secret has at least: fewer can be guessed. */
const MIN_SECRET = 16

export const secret = z.string().min(MIN_SECRET, { error: `must have at least ${MIN_SECRET} characters` })

/** Addresses and networks in CIDR notation, separated by commas or spaces. */
export const networks = z
  .string()
  .transform(entriesOf)
  .refine((list) => list.every(isNetwork), {
    error: 'must be IP addresses or networks such as 10.0.0.0/8, separated by commas',
  })

/** A number of threads, 0 to 16. */
export const threads = (fallback: number) =>
  wholeNumber('number of threads', 2)
    .refine((value) => value <= 16, { error: 'must be at most 16 threads' })
    .default(fallback)

/** A number of connections, from 10. */
export const connections = (fallback: number) =>
  wholeNumber('number of connections', 6)
    .refine((value) => value >= 10, { error: 'must be at least 10 connections' })
    .default(fallback)

/** Whether a text is a secret of Standard Webhooks that is long enough. */
export const isWebhookSecret = (text: string): boolean => /^whsec_[A-Za-z0-9+/]{22,}={0,2}$/.test(text)

/** Secrets of Standard Webhooks, with commas between them. */
export const webhookSecrets = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )
  .refine((secrets) => secrets.every(isWebhookSecret), {
    error: 'must be whsec_ and the base64 of at least 16 bytes, with commas between several',
  })

/** Number of a Storyblok space. */
export const spaceId = z.string().regex(/^[1-9]\d{0,14}$/, { error: 'must be the number of a space' })

const DATA_KEY = /^([\w-]{1,40}):([A-Za-z0-9+/]{43}=)$/

/** Keys that encrypt stored texts, as `id:base64 of 32 bytes`, with commas between them. */
export const dataKeys = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )
  .refine((keys) => keys.every((key) => DATA_KEY.test(key)), {
    error: 'must be id:key with the base64 of 32 bytes as key (openssl rand -base64 32), with commas between several',
  })
  .refine((keys) => new Set(keys.map((key) => key.split(':')[0])).size === keys.length, {
    error: 'must give each key an id of its own',
  })
  .transform((keys) =>
    keys.map((key) => {
      const [id = '', secret = ''] = key.split(':')
      return { id, secret: Uint8Array.from(Buffer.from(secret, 'base64')) }
    }),
  )
