import { channelsFor } from '../../../domain/enquiry/channels'
import type { Channel, EnquiryRoute } from '../../../domain/enquiry/channels'
import { digestUuid } from '../digest-uuid'
import type { DeliveriesFor } from '../store/types'

/** What is delivered: the enquiry itself, or a change of its appointment by the visitor. */
export type DeliverySubject = 'enquiry' | `change:${string}`

/** A row of `enquiry_deliveries` as it is first written. */
export interface NewDelivery {
  id: string
  enquiry_id: string
  channel: string
  subject: DeliverySubject
}

/**
 * Number of a delivery, a UUID: the key by which a receiver knows what it has already got. The same delivery has the
 * same number in every copy of the database.
 */
export const deliveryId = (enquiryId: string, channel: string, subject: DeliverySubject): string =>
  digestUuid([enquiryId, channel, subject])

/** The deliveries of an enquiry, to be stored in the transaction that stores the enquiry (or its change). */
export const deliveryRows = (
  channels: readonly Channel[],
  enquiryId: string,
  route: EnquiryRoute,
  subject: DeliverySubject = 'enquiry',
): NewDelivery[] =>
  channelsFor(channels, route).map(({ name }) => ({
    id: deliveryId(enquiryId, name, subject),
    enquiry_id: enquiryId,
    channel: name,
    subject,
  }))

/** The same as a function that the store of enquiries and of changes calls. */
export const createDeliveriesFor =
  (channels: readonly Channel[]): DeliveriesFor =>
  (enquiryId, route, change) =>
    deliveryRows(channels, enquiryId, route, change)
