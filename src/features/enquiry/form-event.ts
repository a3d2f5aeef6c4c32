import type { EnquiryKind } from '../../domain/enquiry/kinds'
import type { EnquirySubject } from '../../domain/enquiry/types'
import { track } from '../analytics/track'

export type FormEvent = 'form_ready' | 'form_start' | 'form_sent'

/** Tells the data layer what became of a form: which one and about what, never what was typed. */
export const trackFormEvent = (event: FormEvent, kind: EnquiryKind, subject: Partial<EnquirySubject> = {}): void =>
  track({
    event,
    form_id: kind,
    vehicle_id: subject.vehicleId ?? null,
    model_id: subject.modelKey ?? null,
    lease_vehicle_id: subject.leaseOfferKey ?? null,
    location_id: subject.locationId ?? null,
  })
