import { z } from 'zod'
import { ENQUIRY_STATES } from '../../../contract/dealer/enquiry'
import { readChannelStates } from '../delivery/channel-states'
import type { ChannelState } from '../delivery/channel-states'
import { pauseChannel, resumeChannel } from '../delivery/pause-channel'
import { eraseByEmail, exportByEmail } from './by-email'
import type { AdminContext } from './context'
import { listEnquiries } from './list'
import type { EnquirySummary } from './list'
import { resendEnquiry } from './resend'
import { reseal } from './reseal'
import { refuseEnquiry, releaseEnquiry } from './settle-held'
import { showEnquiry } from './show'

const reference = z.string().max(40)
const email = z.string().min(3).max(254)

/** What `npm run enquiries` may ask for. */
export const adminCommandSchema = z.discriminatedUnion('command', [
  z.object({
    command: z.literal('list'),
    state: z.enum(ENQUIRY_STATES).optional(),
    limit: z.int().min(1).max(10_000),
  }),
  z.object({ command: z.enum(['show', 'release', 'refuse']), reference }),
  z.object({ command: z.literal('resend'), reference, channel: z.string().max(40).optional() }),
  z.object({ command: z.literal('channels') }),
  z.object({ command: z.enum(['pause', 'resume']), name: z.string().max(40) }),
  z.object({ command: z.enum(['export', 'erase']), email }),
  z.object({ command: z.literal('reseal') }),
])
export type AdminCommand = z.output<typeof adminCommandSchema>

/** `2026-11-24 12:00`, in UTC. */
const minuteOf = (instant: string): string => instant.slice(0, 16).replace('T', ' ')

const lineOf = ({
  reference,
  id,
  receivedAt,
  kind,
  state,
  locationId,
  suspicions,
  deliveries,
}: EnquirySummary): string =>
  [
    reference ?? id,
    minuteOf(receivedAt),
    kind.padEnd(18),
    state.padEnd(9),
    (locationId ?? '–').padEnd(12),
    [
      ...Object.entries(deliveries).map(([channel, one]) => `${channel}: ${one}`),
      ...suspicions.map((one) => `!${one}`),
    ].join(', '),
  ]
    .join('  ')
    .trimEnd()

const channelMode = ({ pausedAt, isFailing }: ChannelState): string => {
  if (pausedAt !== null) return `paused since ${minuteOf(pausedAt.toISOString())} UTC`
  return isFailing ? 'fails' : 'sends'
}

const channelLine = (state: ChannelState): string => {
  const { channel, waiting, retried, dead, lastSentAt } = state
  return [
    channel.padEnd(12),
    channelMode(state),
    `${waiting} waiting${retried > 0 ? `, ${retried} of them for another attempt` : ''}`,
    `${dead} given up`,
    lastSentAt === null ? 'nothing sent yet' : `last sent ${minuteOf(lastSentAt.toISOString())} UTC`,
  ].join('  ')
}

/** An earlier run may have broken off; this one completed it. */
const NOTHING_ERASED = [
  'No enquiry is stored under that address.',
  'What was erased in the last three days is gone from the durable log too.',
]

const json = (value: unknown): string[] => JSON.stringify(value, null, 2).split('\n')
const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

/**
 * Does what was asked for.
 *
 * @returns lines for a terminal
 * @throws AdminError when it cannot be done, SealError when a key is missing
 */
export const runAdminCommand = async (context: AdminContext, command: AdminCommand): Promise<string[]> => {
  switch (command.command) {
    case 'list': {
      const enquiries = await listEnquiries(context.db, command)
      return enquiries.length === 0 ? ['No enquiries.'] : enquiries.map(lineOf)
    }
    case 'show':
      return json(await showEnquiry(context, command.reference))
    case 'resend': {
      const { channels, putAside } = await resendEnquiry(context, command)
      const names = putAside.join(', ')
      return [
        ...(channels.length > 0 ? [`Sent again: ${channels.join(', ')}.`] : []),
        ...(names === '' ? [] : [`Put aside: ${names}. The visitor has cancelled what that mail confirms.`]),
      ]
    }
    case 'release':
      await releaseEnquiry(context, command.reference)
      return ['Released: it is delivered now.']
    case 'refuse':
      await refuseEnquiry(context, command.reference)
      return ['Refused: it is not delivered.']
    case 'channels': {
      const states = await readChannelStates(context.db, context.channels)
      return states.length === 0 ? ['No channels: enquiries are delivered to nobody.'] : states.map(channelLine)
    }
    case 'pause':
      await pauseChannel(context, command.name)
      return [`Paused: what is for ${command.name} waits.`]
    case 'resume':
      await resumeChannel(context, command.name)
      return [`Resumed: what waited for ${command.name} is sent now.`]
    case 'export':
      return json(await exportByEmail(context, command.email))
    case 'erase': {
      const { references, subscribed } = await eraseByEmail(context, command.email)
      if (references.length === 0) return NOTHING_ERASED
      const count = counted(references.length, 'enquiry').replace('enquirys', 'enquiries')
      return [
        `Erased ${count}: ${references.join(', ')}`,
        ...(subscribed.length === 0
          ? []
          : [`The CRM still sends the newsletter of ${subscribed.join(', ')}: end and erase it there too.`]),
      ]
    }
    case 'reseal':
      return [`Written with the first key: ${counted(await reseal(context), 'row')}.`]
  }
}
