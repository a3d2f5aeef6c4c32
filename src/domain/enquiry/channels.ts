import type { Department } from '../location/types'
import { isSubscription } from './forms'
import type { EnquiryKind } from './kinds'

/** What every channel has, whatever it sends. */
interface ChannelBase {
  /** Unique; names the channel in the database and on the status page. */
  name: string
  /** Left out: enquiries of every kind; subscriptions only for webhooks and mails to the visitor. */
  kinds?: readonly EnquiryKind[] | undefined
  /** Dealerships by id. Left out: enquiries for every dealership, and for none. */
  locations?: readonly string[] | undefined
}

/** Confirms the enquiry to the visitor by e-mail. */
export interface VisitorMailChannel extends ChannelBase {
  type: 'visitor-mail'
}

/** E-mail addresses of the departments of one dealership; `*` stands for every department without its own. */
export type DepartmentAddresses = Partial<Record<Department | '*', readonly string[] | undefined>>

/** Writes to the department that answers. */
export interface DealershipMailChannel extends ChannelBase {
  type: 'dealership-mail'
  /** By dealership; `*` stands for every dealership without its own, and for enquiries without a dealership. */
  addresses?: Readonly<Record<string, DepartmentAddresses>> | undefined
}

/** Posts JSON, signed by Standard Webhooks. */
export interface WebhookChannel extends ChannelBase {
  type: 'webhook'
  url: string
  /** `whsec_…`; every one signs, so that a secret can be changed without a gap. */
  secrets: readonly string[]
}

/** Sends ADF 1.0/XML to a dealer system, by e-mail or by HTTP. */
export interface AdfChannel extends ChannelBase {
  type: 'adf'
  /** Addresses, or an address of the web with the value of `Authorization` where it asks for one. */
  to: readonly string[] | { url: string; authorization?: string | undefined }
}

export type Channel = VisitorMailChannel | DealershipMailChannel | WebhookChannel | AdfChannel

/** What decides where an enquiry goes. */
export interface EnquiryRoute {
  kind: EnquiryKind
  /** The dealership that answers; null where the enquiry names none. */
  locationId: string | null
  /** For a subscription: whether it still awaits its confirmation. */
  isPending?: boolean | undefined
}

/** A subscription is not a lead: a channel that does not name the kind takes it only as a webhook or a mail to the visitor. */
const takesKind = ({ type, kinds }: Channel, kind: EnquiryKind): boolean =>
  kinds?.includes(kind) ?? (!isSubscription(kind) || type === 'visitor-mail' || type === 'webhook')

/** Until it is confirmed, a subscription goes to its visitor alone; from then on, to everyone else. */
const isTurnOf = ({ type }: Channel, isPending: boolean | undefined): boolean =>
  isPending === undefined || isPending === (type === 'visitor-mail')

/** The channels that deliver an enquiry. */
export const channelsFor = (channels: readonly Channel[], { kind, locationId, isPending }: EnquiryRoute): Channel[] =>
  channels.filter(
    (channel) =>
      takesKind(channel, kind) &&
      isTurnOf(channel, isPending) &&
      (channel.locations === undefined || (locationId !== null && channel.locations.includes(locationId))),
  )

/** Names of the channels that write to visitors. */
export const visitorChannelsOf = (channels: readonly Channel[]): ReadonlySet<string> =>
  new Set(channels.flatMap(({ name, type }) => (type === 'visitor-mail' ? [name] : [])))

/** Whether an enquiry is confirmed to its visitor by e-mail. */
export const confirmsByMail = (channels: readonly Channel[], route: EnquiryRoute): boolean =>
  channelsFor(channels, route).some(({ type }) => type === 'visitor-mail')

/** The route of an enquiry in a given state. */
export const routeOf = (kind: EnquiryKind, locationId: string | null, state: string): EnquiryRoute => ({
  kind,
  locationId,
  ...(isSubscription(kind) && { isPending: state === 'pending' }),
})

/**
 * The addresses that a department of a dealership is written to: its own, those of the whole dealership, those of the
 * department everywhere, those for everything, and last the address that the dealership shows on the site.
 *
 * @param fallback address of the dealership, or of the group where there is no dealership
 */
export const dealershipAddresses = (
  { addresses }: Pick<DealershipMailChannel, 'addresses'>,
  locationId: string | null,
  department: Department,
  fallback: string,
): readonly string[] => {
  const own = locationId !== null && addresses !== undefined && Object.hasOwn(addresses, locationId)
  const places = [own ? addresses[locationId] : undefined, addresses?.['*']]
  for (const place of places) {
    const found = place?.[department] ?? place?.['*']
    if (found !== undefined && found.length > 0) return found
  }
  return [fallback]
}
