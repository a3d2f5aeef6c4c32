import { exampleLeaseOffer, exampleModel } from '../../../domain/testing/example-catalogue'
import { exampleVehicle } from '../../../domain/testing/example-vehicle'
import type { EnquirySubject, StoredEnquiry } from '../../../domain/enquiry/types'
import { mailItemOf } from './item-of'

const nothing = { vehicle: null, model: null, leaseOffer: null }
const about = (subject: Partial<EnquirySubject>, subjectTitle: string | null = 'Peugeot 3008 GT'): StoredEnquiry => ({
  kind: 'interest',
  values: {},
  subject: { vehicleId: null, modelKey: null, leaseOfferKey: null, locationId: null, ...subject },
  attachments: [],
  consent: { textVersion: '2026-11-24', marketing: false },
  page: null,
  subjectState: 'offered',
  subjectTitle,
})
const plain = (text: string | undefined): string | undefined => text?.replaceAll('\u00a0', ' ')

describe('subject of a mail', () => {
  it('is a vehicle with its number, address and price', () => {
    const item = mailItemOf(about({ vehicleId: 104_729 }), { ...nothing, vehicle: exampleVehicle })
    expect(item).toMatchObject({
      type: 'vehicle',
      title: 'Peugeot 3008 1.2 Hybrid 136 e-DCS6 GT',
      path: '/stock/104729-1-peugeot-3008-1-2-hybrid-136-e-dcs6-gt',
      stockNumber: '104729',
      isGone: false,
    })
    expect(plain(item?.summary)).toBe('Occasion · 18.420 km · 05/2025 · Hybride · 136 ch (100 kW)')
    expect(plain(item?.price?.text)).toMatch(/^\d+\.\d{3} €$/)
  })

  it('keeps its name when the stock no longer has it', () => {
    expect(mailItemOf(about({ vehicleId: 104_729 }), nothing)).toMatchObject({
      title: 'Peugeot 3008 GT',
      path: null,
      price: null,
      isGone: true,
    })
    const sold = { ...nothing, vehicle: { ...exampleVehicle, availability: 'sold' as const } }
    expect(mailItemOf(about({ vehicleId: 104_729 }), sold)?.isGone).toBe(true)
    expect(mailItemOf(about({ vehicleId: 1 }, null), nothing)).toBeNull()
  })

  it('is a lease offer with its rate, a model with its lowest price, or nothing', () => {
    const offer = mailItemOf(about({ leaseOfferKey: 'x', modelKey: 'y' }), {
      ...nothing,
      leaseOffer: exampleLeaseOffer,
    })
    expect(offer).toMatchObject({ type: 'offer', price: { type: 'monthly' }, stockNumber: null })
    const model = mailItemOf(about({ modelKey: 'y' }), { ...nothing, model: exampleModel })
    expect(model).toMatchObject({ type: 'model', title: 'Peugeot 3008', price: { type: 'from' } })
    expect(mailItemOf(about({}), nothing)).toBeNull()
  })
})
