import { exampleVehicle } from '../../../../domain/testing/example-vehicle'
import { deliveryRows } from '../delivery-rows'
import { exampleMessage, withdrawn, withEnquiry } from '../testing/example-message'
import { adfProspect } from './adf-prospect'

const SITE = 'https://www.example.lu'
const { enquiryId, enquiry } = exampleMessage
const rows = (subject: 'enquiry' | 'change:1') =>
  deliveryRows(
    [{ name: 'dms', type: 'adf', to: ['leads@dms.example'] }],
    enquiryId,
    { kind: enquiry.kind, locationId: null, isPending: false },
    subject,
  ).map(({ id, channel }) => ({ id, channel }))

const prospectOf = (subject: 'enquiry' | 'change:1', change: typeof exampleMessage.change) => {
  const [delivery = { id: '', channel: '' }] = rows(subject)
  return { delivery, prospect: adfProspect(delivery, { ...exampleMessage, change }, '', SITE) }
}

describe('a prospect', () => {
  it('of a cancellation is the one that the dealer system has, not a second lead', () => {
    const first = prospectOf('enquiry', null)
    const cancelled = prospectOf('change:1', { kind: 'cancel', at: new Date(0), wishes: {}, before: {} })
    expect(first.prospect).toMatchObject({
      status: 'new',
      ids: [{ value: first.delivery.id }, { value: exampleMessage.reference }],
    })
    expect(cancelled.prospect.status).toBe('resend')
    expect(cancelled.prospect.ids.slice(0, 2)).toEqual(first.prospect.ids)
    expect(cancelled.prospect.ids[2]?.value).toBe(cancelled.delivery.id)
    expect(cancelled.delivery.id).not.toBe(first.delivery.id)
  })

  it('about a vehicle or model that the stock no longer has keeps its name and stock number', () => {
    const vehicleOf = (message: typeof exampleMessage) =>
      adfProspect({ id: '', channel: 'dms' }, message, '', SITE).vehicle
    expect(vehicleOf(withdrawn)).toMatchObject({
      interest: 'test-drive',
      model: 'Peugeot 3008',
      stockNumber: String(exampleVehicle.id),
    })
    const nameless = withEnquiry(withdrawn, { subjectTitle: null })
    expect(vehicleOf(nameless)).toMatchObject({ model: '', stockNumber: String(exampleVehicle.id) })
    const subject = { vehicleId: null, modelKey: 'peugeot-3008', leaseOfferKey: null, locationId: null }
    expect(vehicleOf(withEnquiry(withdrawn, { subject }))).toMatchObject({ model: 'Peugeot 3008', stockNumber: null })
  })

  it('about no vehicle of the stock has the one that the visitor named', () => {
    const subject = { vehicleId: null, modelKey: null, leaseOfferKey: null, locationId: null }
    const values = { ...enquiry.values, wantedVehicle: 'Dacia Duster' }
    const wanted = withEnquiry(withdrawn, { subject, values, subjectState: 'none', subjectTitle: null })
    expect(adfProspect({ id: '', channel: 'dms' }, wanted, '', SITE).vehicle).toMatchObject({
      model: 'Dacia Duster',
      stockNumber: null,
    })
  })
})
