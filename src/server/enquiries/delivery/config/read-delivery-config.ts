import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Channel } from '../../../../domain/enquiry/channels'
import { site } from '../../../../config/site'
import { webhookSecrets } from '../../../../config/env/fields'
import { EnvironmentError, parseEnv } from '../../../../config/env/parse-env'
import { channelsSchema, isWebAddress, mailAddress, sendsMail } from './channel-schema'
import { isSmtpAddress } from './smtp-address'

/** A mailbox as it stands in a header. */
export interface Mailbox {
  name: string
  address: string
}

/** Where enquiries are delivered, and who is told when that fails. */
export interface DeliveryConfig {
  channels: readonly Channel[]
  /** Null: no mail can be sent. */
  smtpUrl: string | null
  from: Mailbox
  /** Milliseconds for which a channel may be paused before a person is told. */
  pauseLimitMs: number
  alarm: {
    mail: readonly string[]
    webhook: { url: string; secrets: readonly string[] } | null
  }
}

const parseMailbox = (text: string): Mailbox | null => {
  const [, name = '', inBrackets] = /^([^<>\r\n]*)<([^<>\s]+)>$/.exec(text.trim()) ?? []
  const address = inBrackets ?? text.trim()
  return mailAddress.safeParse(address).success ? { name: name.trim().replace(/^"(.*)"$/, '$1'), address } : null
}

const schema = z.object({
  /** JSON, or the path of a file that holds it. */
  ENQUIRY_CHANNELS: z.string().optional(),
  /** The mail server that takes our mail, with user and password where it asks for them. */
  SMTP_URL: z
    .string()
    .refine(isSmtpAddress, {
      error: 'must be smtp://user:password@host:port, or smtps://…; ?connections= must be 1 to 99',
    })
    .optional(),
  /** Sender of every mail. */
  MAIL_FROM: z
    .string()
    .default(`${site.name} <${site.email}>`)
    .transform((text, context) => {
      const mailbox = parseMailbox(text)
      if (mailbox) return mailbox
      context.addIssue('must be name@example.lu or "Name <name@example.lu>"')
      return z.NEVER
    }),
  /** Who is told that something needs a person; several with commas between them. */
  ALARM_MAIL: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
    .pipe(z.array(mailAddress))
    .default([]),
  ALARM_WEBHOOK_URL: z.string().refine(isWebAddress, { error: 'must be an http(s) address' }).optional(),
  ALARM_WEBHOOK_SECRET: webhookSecrets.default([]),
  /** A pause for maintenance is shorter; visitors expect an answer within a working day. */
  ALARM_PAUSED_HOURS: z.coerce
    .number({ error: 'must be a number of hours' })
    .positive({ error: 'must be more than 0 hours' })
    .default(4),
})

/** Without a list: who wrote and who answers hear of an enquiry by e-mail, where mail can be sent. */
const DEFAULT_CHANNELS: readonly Channel[] = [
  { name: 'visitor', type: 'visitor-mail' },
  { name: 'dealership', type: 'dealership-mail' },
]

const fault = (problem: string): EnvironmentError => new EnvironmentError([`ENQUIRY_CHANNELS: ${problem}`])

const readJson = (value: string): unknown => {
  const isInline = /^\s*[[{]/.test(value)
  let text = value
  try {
    if (!isInline) text = readFileSync(value, 'utf8')
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown'
    throw fault(`the file cannot be read (${code})`)
  }
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw fault(isInline ? 'is no JSON' : 'the file holds no JSON')
  }
}

/** The name of a channel says more than its place in the list. */
const placeOf = (given: unknown, [index, ...rest]: readonly PropertyKey[]): string => {
  const entry: unknown = Array.isArray(given) && typeof index === 'number' ? given[index] : undefined
  const name = typeof entry === 'object' && entry !== null && 'name' in entry ? entry.name : undefined
  const place = typeof name === 'string' ? `channel ${JSON.stringify(name)}` : `channel ${Number(index) + 1}`
  return index === undefined ? '' : `${[place, ...rest.map(String)].join(', ')}: `
}

const parseChannels = (value: string): Channel[] => {
  const given = readJson(value)
  const result = channelsSchema.safeParse(given)
  if (result.success) return result.data
  throw new EnvironmentError(
    result.error.issues.map(({ path, message }) => `ENQUIRY_CHANNELS: ${placeOf(given, path)}${message}`),
  )
}

const problemsOf = <Value>(read: () => Value): { value: Value | null; problems: readonly string[] } => {
  try {
    return { value: read(), problems: [] }
  } catch (error) {
    if (error instanceof EnvironmentError) return { value: null, problems: error.problems }
    throw error
  }
}

/**
 * Reads where enquiries go.
 *
 * @throws EnvironmentError with one line for each fault
 */
export const readDeliveryConfig = (variables: NodeJS.ProcessEnv): DeliveryConfig => {
  const env = problemsOf(() => parseEnv(schema, variables))
  const list = variables['ENQUIRY_CHANNELS'] || null
  const named = problemsOf(() => (list === null ? null : parseChannels(list)))
  const hasSmtp = (variables['SMTP_URL'] ?? '') !== ''
  const unsent = hasSmtp ? [] : (named.value ?? []).filter(sendsMail)
  const problems = [
    ...env.problems,
    ...named.problems,
    ...unsent.map(
      ({ name }) => `ENQUIRY_CHANNELS: channel ${JSON.stringify(name)} sends e-mail, but SMTP_URL is not set`,
    ),
    ...(env.value && env.value.ALARM_MAIL.length > 0 && !hasSmtp
      ? ['ALARM_MAIL: needs SMTP_URL, which is not set']
      : []),
    ...(env.value?.ALARM_WEBHOOK_URL !== undefined && env.value.ALARM_WEBHOOK_SECRET.length === 0
      ? ['ALARM_WEBHOOK_SECRET: is missing (ALARM_WEBHOOK_URL is set)']
      : []),
  ]
  if (problems.length > 0 || env.value === null) throw new EnvironmentError(problems)
  const {
    SMTP_URL = null,
    MAIL_FROM,
    ALARM_MAIL,
    ALARM_WEBHOOK_URL,
    ALARM_WEBHOOK_SECRET,
    ALARM_PAUSED_HOURS,
  } = env.value
  return {
    channels: named.value ?? (SMTP_URL === null ? [] : DEFAULT_CHANNELS),
    smtpUrl: SMTP_URL,
    from: MAIL_FROM,
    pauseLimitMs: ALARM_PAUSED_HOURS * 3_600_000,
    alarm: {
      mail: ALARM_MAIL,
      webhook: ALARM_WEBHOOK_URL === undefined ? null : { url: ALARM_WEBHOOK_URL, secrets: ALARM_WEBHOOK_SECRET },
    },
  }
}

/**
 * Reads what the watch needs where nobody sees a server refuse to start: a list of channels with a fault delivers
 * nothing, but whoever is told of what waits is told of it.
 *
 * @returns the fault of the channels, or null
 * @throws EnvironmentError when anything else is wrong
 */
export const readWatchedConfig = (
  variables: NodeJS.ProcessEnv,
): { config: DeliveryConfig; fault: EnvironmentError | null } => {
  try {
    return { config: readDeliveryConfig(variables), fault: null }
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    const rest = readDeliveryConfig({ ...variables, ENQUIRY_CHANNELS: undefined })
    return { config: { ...rest, channels: [] }, fault: error }
  }
}
