import type { EnquiryWebhook } from '../../../../contract/webhooks/enquiry'
import { isSubscription } from '../../../../domain/enquiry/forms'
import type { EnquiryAttachment, SubjectState } from '../../../../domain/enquiry/types'
import { wishesOf } from '../../../../domain/enquiry/wishes'
import type { DeliveryMessage, MessageItems } from '../message'

export const typedText = (value: string | number | boolean | undefined): string | null =>
  typeof value === 'string' && value !== '' ? value : null

const typeOf = (change: DeliveryMessage['change']): EnquiryWebhook['type'] => {
  if (change === null) return 'enquiry.received'
  return change.kind === 'cancel' ? 'enquiry.cancelled' : 'enquiry.changed'
}

const vehiclePart = (vehicle: MessageItems['vehicle']): EnquiryWebhook['data']['vehicle'] =>
  vehicle && {
    id: vehicle.id,
    title: `${vehicle.brandName} ${vehicle.modelName} ${vehicle.variant}`,
    brand: vehicle.brandName,
    model: vehicle.modelName,
    condition: vehicle.condition,
    year: vehicle.registrationYear,
  }

/** Of a vehicle as the stock has it now; of anything else, or where the stock cannot be read, when the enquiry arrived. */
const subjectStateOf = ({ enquiry, items }: DeliveryMessage): SubjectState => {
  if (enquiry.subject.vehicleId === null || items.isUnreadable === true) return enquiry.subjectState
  return items.vehicle === null || items.vehicle.availability === 'sold' ? 'gone' : 'offered'
}

const urlOf = (siteUrl: string, path: EnquiryAttachment['path']): string | null =>
  path !== null && /^\/(?![/\\])/.test(path) ? `${siteUrl}${path}` : null

/** The enquiry as it is now: it may be delivered long after it was sent, or once more. */
const currentPart = ({ enquiry, change, since }: DeliveryMessage): EnquiryWebhook['data']['current'] => {
  // The confirmation of a subscription changes no wishes.
  const last = since ?? (change?.kind === 'confirm' ? null : change)
  return {
    state: last?.kind === 'cancel' ? 'cancelled' : 'accepted',
    changedAt: last?.at.toISOString() ?? null,
    wishes: last?.wishes ?? wishesOf(enquiry.values),
  }
}

/**
 * What a CRM is told of an enquiry.
 *
 * @param siteUrl origin of the site
 * @param unsubscribeUrl signed address by which it is ended, where it is a subscription
 */
export const webhookPayload = (message: DeliveryMessage, siteUrl: string, unsubscribeUrl: string): EnquiryWebhook => {
  const { enquiry, items, location, change, confirmedAt } = message
  const { values, subject } = enquiry
  const receivedAt = message.receivedAt.toISOString()
  return {
    type: typeOf(change),
    version: 1,
    timestamp: change?.at.toISOString() ?? receivedAt,
    data: {
      id: message.enquiryId,
      reference: message.reference,
      kind: enquiry.kind,
      receivedAt,
      department: message.department,
      customer: {
        name: typedText(values.name) ?? '',
        email: typedText(values.email),
        phone: typedText(values.phone),
        company: typedText(values.company),
      },
      values,
      passedWishes: change === null ? [...(enquiry.passedWishes ?? [])] : [],
      dealership: location && { id: location.id, name: location.name },
      vehicle: vehiclePart(items.vehicle),
      vehicleId: subject.vehicleId,
      model: items.model && { id: items.model.id, title: `${items.model.brandName} ${items.model.name}` },
      leaseOffer: items.leaseOffer && {
        id: items.leaseOffer.id,
        title: `${items.leaseOffer.brandName} ${items.leaseOffer.modelName} ${items.leaseOffer.variant}`,
      },
      subjectTitle: enquiry.subjectTitle,
      subjectState: subjectStateOf(message),
      attachments: enquiry.attachments.map(({ kind, title, lines, path }) => ({
        kind,
        title,
        lines,
        url: urlOf(siteUrl, path),
      })),
      consent: {
        textVersion: enquiry.consent.textVersion,
        marketing: enquiry.consent.marketing,
        isUnpublished: enquiry.consent.isUnpublished === true,
      },
      subscription: isSubscription(enquiry.kind)
        ? { confirmedAt: confirmedAt?.toISOString() ?? null, unsubscribeUrl }
        : null,
      page: enquiry.page,
      change: change && { at: change.at.toISOString(), values: change.wishes },
      current: currentPart(message),
    },
  }
}
