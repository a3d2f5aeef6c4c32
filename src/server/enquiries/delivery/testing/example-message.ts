import { exampleVehicle } from '../../../../domain/testing/example-vehicle'
import { exampleLocation } from '../../../testing/example-collections'
import type { DeliveryMessage } from '../message'

/** A test drive that a visitor asks for. */
export const exampleMessage: DeliveryMessage = {
  enquiryId: '9e092c15-02a4-4c5c-96a8-a85d88e828ea',
  reference: 'GA-7F3K-29',
  receivedAt: new Date('2026-11-24T10:00:00Z'),
  department: 'sales',
  suspicions: [],
  enquiry: {
    kind: 'test_drive',
    values: { name: 'Zoé Müller', email: 'zoe@example.lu', slot: '2026-11-25T10:30' },
    subject: { vehicleId: exampleVehicle.id, modelKey: null, leaseOfferKey: null, locationId: 'mersch' },
    attachments: [],
    consent: { textVersion: '2026-11-24', marketing: false },
    page: null,
    subjectState: 'offered',
    subjectTitle: 'Peugeot 3008',
  },
  change: null,
  since: null,
  confirmedAt: null,
  location: exampleLocation,
  items: { vehicle: exampleVehicle, model: null, leaseOffer: null },
}

/** A message with other parts of its enquiry. */
export const withEnquiry = (message: DeliveryMessage, parts: Partial<DeliveryMessage['enquiry']>): DeliveryMessage => ({
  ...message,
  enquiry: { ...message.enquiry, ...parts },
})

/** The enquiry about a vehicle that was withdrawn from the stock before it arrived. */
export const withdrawn: DeliveryMessage = {
  ...withEnquiry(exampleMessage, { subjectState: 'gone' }),
  items: { vehicle: null, model: null, leaseOffer: null },
}

/** The same enquiry after its first wish was over, with a consent text that was never published. */
export const arrivedLate = (message: DeliveryMessage): DeliveryMessage =>
  withEnquiry(message, {
    passedWishes: ['slot'],
    consent: { textVersion: '2026-11-24', marketing: false, isUnpublished: true },
  })
