import { deliveryRows } from '../delivery-rows'
import { exampleMessage } from '../testing/example-message'
import { adfProspect } from './adf-prospect'

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
  return { delivery, prospect: adfProspect(delivery, { ...exampleMessage, change }, '', 'https://www.example.lu') }
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
})
