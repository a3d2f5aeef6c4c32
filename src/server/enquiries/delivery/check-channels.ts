import { channelsFor } from '../../../domain/enquiry/channels'
import type { Channel } from '../../../domain/enquiry/channels'
import { FORMS, isSubscription } from '../../../domain/enquiry/forms'
import { ENQUIRY_KINDS } from '../../../domain/enquiry/kinds'
import type { EnquiryKind } from '../../../domain/enquiry/kinds'
import type { Db } from '../../database/open-database'
import { createIntakeRules } from '../store/intake-rules'

const namedLocations = (channel: Channel): string[] => [
  ...(channel.locations ?? []),
  ...('addresses' in channel && channel.addresses ? Object.keys(channel.addresses).filter((id) => id !== '*') : []),
]

/**
 * Kinds of enquiries that a dealership gets; subscriptions are to the group, not to one of them.
 *
 * @param locationId null for enquiries without a dealership
 */
const kindsFor = (channels: readonly Channel[], locationId: string | null): EnquiryKind[] => {
  const { isOffered } = createIntakeRules(channels)
  const asksForSite = (kind: EnquiryKind): boolean =>
    FORMS[kind].fields.some(({ name, required }) => name === 'locationId' && required === true)
  return ENQUIRY_KINDS.filter(
    (kind) => isOffered(kind) && (locationId === null ? !asksForSite(kind) : !isSubscription(kind)),
  )
}

/** Enquiries that no channel delivers to people, one line for each group of kinds. */
const findUnheard = (channels: readonly Channel[], locations: readonly string[]): string[] => {
  const places = new Map<string, string[]>()
  for (const locationId of [...locations, null]) {
    const asked = kindsFor(channels, locationId)
    const kinds = asked.filter((kind) =>
      channelsFor(channels, { kind, locationId }).every(({ type }) => type === 'visitor-mail'),
    )
    const what = kinds.length === asked.length ? 'enquiries of any kind' : `enquiries of the kinds ${kinds.join(', ')}`
    const place = locationId ?? 'no dealership in particular'
    if (kinds.length > 0) places.set(what, [...(places.get(what) ?? []), place])
  }
  return [...places].map(([what, names]) => `ENQUIRY_CHANNELS: no channel takes ${what} for ${names.join(', ')}`)
}

/** Subscriptions that are refused, because visitors confirm them by the link of an e-mail. */
const findClosedSubscriptions = (channels: readonly Channel[]): string[] => {
  const { isOffered } = createIntakeRules(channels)
  return ENQUIRY_KINDS.filter((kind) => isSubscription(kind) && !isOffered(kind)).map(
    (kind) => `ENQUIRY_CHANNELS: the kind ${kind} is refused, because no channel of the type visitor-mail takes it`,
  )
}

/**
 * Warnings about the channels, one line each: dealerships that the stock does not know, and enquiries that no channel
 * delivers. They do not stop the start, because a dealership may leave the stock at any time.
 */
export const findChannelGaps = async (db: Db, channels: readonly Channel[]): Promise<string[]> => {
  const rows = await db.selectFrom('records').select('id').where('kind', '=', 'locations').execute()
  // A stock that has not been imported yet knows none.
  if (rows.length === 0) return []
  const known = new Set(rows.map(({ id }) => id))
  const unknown = channels.flatMap((channel) =>
    [...new Set(namedLocations(channel))]
      .filter((id) => !known.has(id))
      .map(
        (id) =>
          `ENQUIRY_CHANNELS: channel ${JSON.stringify(channel.name)} names the dealership ${id}, which there is not`,
      ),
  )
  return [...unknown, ...findUnheard(channels, [...known].sort()), ...findClosedSubscriptions(channels)]
}
