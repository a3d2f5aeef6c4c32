import Ajv from 'ajv/dist/2020'
import { enquiryWebhookSchema } from '../../../../contract/webhooks/enquiry'
import { exampleVehicle } from '../../../../domain/testing/example-vehicle'
import { openApiDocument } from '../../../dealer/openapi'
import { exampleLeaseOffer, exampleModel } from '../../../testing/example-collections'
import type { DeliveryMessage } from '../message'
import { arrivedLate, exampleMessage, withdrawn, withEnquiry } from '../testing/example-message'
import { webhookPayload } from './webhook-payload'

const message: DeliveryMessage = {
  ...withEnquiry(exampleMessage, {
    values: { ...exampleMessage.enquiry.values, phone: '+352621123456', hasLicence: true },
    subject: { vehicleId: exampleVehicle.id, modelKey: exampleModel.id, leaseOfferKey: null, locationId: 'mersch' },
    attachments: [
      { kind: 'calculation', title: 'Leasing', lines: [['Durée', '48 mois']], path: '/stock?x=1' },
      { kind: 'search', title: 'Recherche', lines: [], path: '//evil.example' },
    ],
    page: '/stock',
  }),
  items: { vehicle: exampleVehicle, model: exampleModel, leaseOffer: exampleLeaseOffer },
}

const SITE = 'https://www.alzette.example'
const UNSUBSCRIBE = `${SITE}/api/enquiries/inscription/GA-7F3K-29?jeton=abc`

describe('webhook of an enquiry', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false })
  ajv.addSchema(openApiDocument(), 'api')
  const isDescribed = ajv.compile({ $ref: 'api#/components/schemas/EnquiryWebhook' })
  const changed = (kind: 'change' | 'cancel'): DeliveryMessage => ({
    ...message,
    change: {
      kind,
      at: new Date('2026-11-24T12:00:00Z'),
      wishes: kind === 'cancel' ? {} : { slot: '2026-11-26T09:00' },
      before: { slot: '2026-11-25T10:30' },
    },
  })

  it.each([
    ['enquiry.received', message, '2026-11-24T10:00:00.000Z'],
    ['enquiry.changed', changed('change'), '2026-11-24T12:00:00.000Z'],
    ['enquiry.cancelled', changed('cancel'), '2026-11-24T12:00:00.000Z'],
  ])('is what the published description says: %s', (type, one, timestamp) => {
    const payload = webhookPayload(one, SITE, UNSUBSCRIBE)
    expect(payload).toMatchObject({ type, version: 1, timestamp, data: { reference: 'GA-7F3K-29' } })
    expect(enquiryWebhookSchema.parse(payload)).toEqual(payload)
    expect(isDescribed(payload)).toBe(true)
  })

  it('carries the present state of an enquiry that is delivered late or again, beside what it was', () => {
    const cancelled = { ...message, since: changed('cancel').change }
    expect(webhookPayload(cancelled, SITE, UNSUBSCRIBE)).toMatchObject({
      type: 'enquiry.received',
      timestamp: '2026-11-24T10:00:00.000Z',
      data: {
        values: { slot: '2026-11-25T10:30' },
        change: null,
        current: { state: 'cancelled', changedAt: '2026-11-24T12:00:00.000Z', wishes: {} },
      },
    })
    expect(isDescribed(webhookPayload(cancelled, SITE, UNSUBSCRIBE))).toBe(true)
    const currentOf = (one: DeliveryMessage) => webhookPayload(one, SITE, UNSUBSCRIBE).data.current
    const news = { state: 'accepted', changedAt: '2026-11-24T12:00:00.000Z', wishes: { slot: '2026-11-26T09:00' } }
    expect(currentOf({ ...message, since: changed('change').change })).toEqual(news)
    expect(currentOf(changed('change'))).toEqual(news)
    expect(currentOf(changed('cancel'))).toMatchObject({ state: 'cancelled' })
    expect(currentOf(message)).toEqual({ state: 'accepted', changedAt: null, wishes: { slot: '2026-11-25T10:30' } })
  })

  it('has the proof of a subscription and the way to end it', () => {
    const newsletter = { ...message, enquiry: { ...message.enquiry, kind: 'newsletter' as const } }
    const payload = webhookPayload({ ...newsletter, confirmedAt: new Date('2026-11-24T10:05:00Z') }, SITE, UNSUBSCRIBE)
    expect(payload.data.subscription).toEqual({ confirmedAt: '2026-11-24T10:05:00.000Z', unsubscribeUrl: UNSUBSCRIBE })
    expect(isDescribed(payload)).toBe(true)
    expect(webhookPayload(message, SITE, UNSUBSCRIBE).data.subscription).toBeNull()
  })

  it('marks a wish that was over, and an agreement to a text that was never published', () => {
    const late = arrivedLate(message)
    const { data } = webhookPayload(late, SITE, UNSUBSCRIBE)
    expect(data).toMatchObject({ passedWishes: ['slot'], consent: { isUnpublished: true } })
    expect(isDescribed({ ...webhookPayload(message, SITE, UNSUBSCRIBE), data })).toBe(true)
    expect(webhookPayload(message, SITE, UNSUBSCRIBE).data).toMatchObject({
      passedWishes: [],
      consent: { isUnpublished: false },
    })
  })

  it('names what the enquiry is about, and says when it is sold or withdrawn', () => {
    const dataOf = (one: DeliveryMessage) => webhookPayload(one, SITE, UNSUBSCRIBE).data
    const { items } = withdrawn
    const withdrawnLater = withEnquiry(withdrawn, { subjectState: 'offered' })
    expect(dataOf(message)).toMatchObject({ subjectTitle: 'Peugeot 3008', subjectState: 'offered' })
    for (const one of [withdrawn, withdrawnLater]) {
      const gone = { vehicle: null, vehicleId: exampleVehicle.id, subjectTitle: 'Peugeot 3008', subjectState: 'gone' }
      expect(dataOf(one)).toMatchObject(gone)
      expect(isDescribed(webhookPayload(one, SITE, UNSUBSCRIBE))).toBe(true)
    }
    const sold = { ...message, items: { ...items, vehicle: { ...exampleVehicle, availability: 'sold' as const } } }
    expect(dataOf(sold)).toMatchObject({ vehicle: { id: exampleVehicle.id }, subjectState: 'gone' })
    // The stock has it, in a form that cannot be read: what was known when the enquiry arrived counts.
    expect(dataOf({ ...withdrawnLater, items: { ...items, isUnreadable: true } }).subjectState).toBe('offered')
    const subject = { vehicleId: null, modelKey: null, leaseOfferKey: null, locationId: null }
    const contact = withEnquiry(withdrawn, { subject, subjectState: 'none', subjectTitle: null })
    expect(dataOf(contact)).toMatchObject({ subjectTitle: null, subjectState: 'none' })
  })

  it('names addresses of the site only', () => {
    const { data } = webhookPayload(message, SITE, UNSUBSCRIBE)
    expect(data.attachments.map(({ url }) => url)).toEqual(['https://www.alzette.example/stock?x=1', null])
  })

  it('goes without vehicle, dealership and telephone', () => {
    const bare = {
      ...message,
      enquiry: { ...message.enquiry, values: { name: 'Zoé' } },
      location: null,
      items: { vehicle: null, model: null, leaseOffer: null },
    }
    expect(isDescribed(webhookPayload(bare, SITE, UNSUBSCRIBE))).toBe(true)
  })
})
