import { channelsFor } from '../../../domain/enquiry/channels'
import type { Channel } from '../../../domain/enquiry/channels'
import { FORMS, isSubscription } from '../../../domain/enquiry/forms'
import { ENQUIRY_KINDS } from '../../../domain/enquiry/kinds'
import type { EnquiryKind } from '../../../domain/enquiry/kinds'
import type { Db } from '../../database/open-database'

const namedLocations = (channel: Channel): string[] => [
  ...(channel.locations ?? []),
  ...('addresses' in channel && channel.addresses ? Object.keys(channel.addresses).filter((id) => id !== '*') : []),
]

/**
 * Kinds of enquiries that no channel delivers to a dealership; subscriptions are to the group, not to one of them.
 *
 * @param locationId null for enquiries without a dealership
 */
const unheardKinds = (channels: readonly Channel[], locationId: string | null): EnquiryKind[] => {
  const asksForSite = (kind: EnquiryKind): boolean =>
    FORMS[kind].fields.some(({ name, required }) => name === 'locationId' && required === true)
  return ENQUIRY_KINDS.filter(
    (kind) =>
      (locationId === null ? !asksForSite(kind) : !isSubscription(kind)) &&
      channelsFor(channels, { kind, locationId }).every(({ type }) => type === 'visitor-mail'),
  )
}

/** Enquiries that no channel delivers, one line for each group of kinds. */
const findUnheard = (channels: readonly Channel[], locations: readonly string[]): string[] => {
  const places = new Map<string, string[]>()
  for (const id of [...locations, null]) {
    const kinds = unheardKinds(channels, id)
    const what = kinds.length === ENQUIRY_KINDS.length ? 'all enquiries' : `enquiries of the kinds ${kinds.join(', ')}`
    if (kinds.length > 0) places.set(what, [...(places.get(what) ?? []), id ?? 'no dealership in particular'])
  }
  return [...places].map(([what, names]) => `ENQUIRY_CHANNELS: no channel takes ${what} for ${names.join(', ')}`)
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
  return [...unknown, ...findUnheard(channels, [...known].sort())]
}
