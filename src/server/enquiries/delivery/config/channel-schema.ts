import { z } from 'zod'
import { ENQUIRY_KINDS } from '../../../../domain/enquiry/kinds'
import { PATTERNS } from '../../../../domain/enquiry/patterns'
import type { Channel } from '../../../../domain/enquiry/channels'
import { DEPARTMENTS } from '../../../../domain/location/types'
import { isWebhookSecret } from '../../../../config/env/fields'

/** A mail address without a name. */
export const mailAddress = z.string().max(254).regex(PATTERNS.email, { error: 'must be e-mail addresses' })

export const isWebAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, hash } = new URL(text)
  return /^https?:$/.test(protocol) && username === '' && password === '' && hash === ''
}

const webAddress = z
  .string({ error: 'is missing' })
  .refine(isWebAddress, { error: 'must be an http(s) address without user, password and fragment' })

const locationId = z.string().regex(/^[a-z0-9-]{1,120}$/, { error: 'must be ids of dealerships' })

const base = {
  name: z
    .string({ error: 'is missing' })
    .regex(/^[a-z][a-z0-9-]{0,39}$/, { error: 'must be 1 to 40 small letters, digits and hyphens' }),
  kinds: z
    .array(
      z.enum(ENQUIRY_KINDS, {
        error: ({ input }) => `unknown kind ${JSON.stringify(input)}; there are ${ENQUIRY_KINDS.join(', ')}`,
      }),
    )
    .nonempty({ error: 'must name a kind, or be left out for all of them' })
    .optional(),
  locations: z
    .array(locationId)
    .nonempty({ error: 'must name a dealership, or be left out for all of them' })
    .optional(),
}

const recipients = z.array(mailAddress).min(1, { error: 'must have an address' }).max(20, { error: 'has too many' })

const departmentAddresses = z.partialRecord(z.enum([...DEPARTMENTS, '*']), recipients)

const secrets = z
  .array(z.string().refine(isWebhookSecret, { error: 'must be whsec_ and the base64 of at least 16 bytes' }), {
    error: 'is missing: a list of secrets',
  })
  .min(1, { error: 'must have a secret' })
  .max(5, { error: 'has more than 5 secrets' })

const channelSchema = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ ...base, type: z.literal('visitor-mail') }),
    z.strictObject({
      ...base,
      type: z.literal('dealership-mail'),
      addresses: z.record(z.union([z.literal('*'), locationId]), departmentAddresses).optional(),
    }),
    z.strictObject({ ...base, type: z.literal('webhook'), url: webAddress, secrets }),
    z.strictObject({
      ...base,
      type: z.literal('adf'),
      to: z.union(
        [
          recipients,
          z.strictObject({
            url: webAddress,
            authorization: z
              .string()
              .regex(/^[\x20-\x7e]{1,2000}$/, { error: 'must be visible ASCII' })
              .optional(),
          }),
        ],
        { error: 'must be a list of e-mail addresses or {"url": "https://…"}' },
      ),
    }),
  ],
  { error: 'must be visitor-mail, dealership-mail, webhook or adf' },
)

/** The value of `ENQUIRY_CHANNELS`. */
export const channelsSchema: z.ZodType<Channel[]> = z
  .array(channelSchema, { error: 'must be a list of channels' })
  .max(50, { error: 'has more than 50 channels' })
  .check(({ value, issues }) => {
    const names = new Set<string>()
    value.forEach(({ name }, index) => {
      if (names.has(name))
        issues.push({ code: 'custom', input: name, path: [index, 'name'], message: `${name} is there twice` })
      names.add(name)
    })
  })

/** Whether a channel sends by e-mail. */
export const sendsMail = (channel: Channel): boolean =>
  channel.type === 'visitor-mail' ||
  channel.type === 'dealership-mail' ||
  (channel.type === 'adf' && Array.isArray(channel.to))
