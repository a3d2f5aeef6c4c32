import { site } from '../../../../config/site'
import type { AdfProspect } from '../../../../domain/enquiry/adf'
import type { EnquiryKind } from '../../../../domain/enquiry/kinds'
import type { StoredEnquiry } from '../../../../domain/enquiry/types'
import type { DeliveryMessage } from '../message'
import { deliveryId } from '../delivery-rows'
import { typedText } from './webhook-payload'

type AdfVehicle = AdfProspect['vehicle']

const INTERESTS: Partial<Record<EnquiryKind, AdfVehicle['interest']>> = {
  test_drive: 'test-drive',
  model_test_drive: 'test-drive',
  general_test_drive: 'test-drive',
  lease: 'lease',
}

/** What is known of something that the stock no longer has, or that the visitor described. */
const namedPart = ({ subject, subjectTitle, values }: StoredEnquiry): Pick<AdfVehicle, 'model' | 'stockNumber'> => ({
  model: subjectTitle ?? typedText(values.wantedVehicle) ?? '',
  stockNumber: subject.vehicleId === null ? null : String(subject.vehicleId),
})

const itemPart = ({ enquiry, items }: DeliveryMessage): Omit<AdfVehicle, 'interest'> => {
  const { vehicle, model, leaseOffer } = items
  const base = { status: 'new' as const, trim: null, stockNumber: null, odometer: null, year: '' }
  if (vehicle)
    return {
      status: vehicle.condition === 'new' ? 'new' : 'used',
      year: String(vehicle.registrationYear),
      make: vehicle.brandName,
      model: vehicle.modelName,
      trim: vehicle.variant,
      stockNumber: String(vehicle.id),
      odometer: vehicle.mileage,
    }
  if (enquiry.subject.vehicleId !== null) return { ...base, make: '', ...namedPart(enquiry) }
  if (leaseOffer) return { ...base, make: leaseOffer.brandName, model: leaseOffer.modelName, trim: leaseOffer.variant }
  if (model) return { ...base, year: String(model.modelYear), make: model.brandName, model: model.name }
  return { ...base, make: '', ...namedPart(enquiry) }
}

const PHONE_TIMES: Readonly<Record<string, AdfProspect['customer']['phoneTime']>> = {
  morning: 'morning',
  midday: 'day',
  evening: 'evening',
}

const vendorOf = ({ location }: DeliveryMessage): AdfProspect['vendor'] =>
  location === null
    ? { id: null, name: site.name, email: site.email, phone: site.phone, address: null }
    : {
        id: location.id,
        name: location.name,
        email: location.email,
        phone: location.phone,
        address: location.address,
      }

/** What the receiver knows the enquiry by, and what changes of it begin with; then the reference, and the change's own. */
const idsOf = (id: string, channel: string, { enquiryId, reference, change }: DeliveryMessage): AdfProspect['ids'] => [
  { source: site.name, value: change === null ? id : deliveryId(enquiryId, channel, 'enquiry') },
  { source: `${site.name} reference`, value: reference },
  ...(change === null ? [] : [{ source: `${site.name} change`, value: id }]),
]

/**
 * An enquiry in the terms of ADF, or what the visitor changed of it.
 *
 * @param delivery its number, and the name of its channel
 * @param comments everything that ADF has no element for
 */
export const adfProspect = (
  delivery: { id: string; channel: string },
  message: DeliveryMessage,
  comments: string,
  siteUrl: string,
): AdfProspect => {
  const { enquiry, receivedAt, change } = message
  const { values, kind } = enquiry
  return {
    status: change === null ? 'new' : 'resend',
    ids: idsOf(delivery.id, delivery.channel, message),
    requestedAt: receivedAt.toISOString(),
    vehicle: { interest: INTERESTS[kind] ?? 'buy', ...itemPart(message) },
    customer: {
      name: typedText(values.name) ?? '',
      company: typedText(values.company),
      email: typedText(values.email),
      phone: typedText(values.phone),
      phoneTime: PHONE_TIMES[String(values.callBackTime ?? '')] ?? 'nopreference',
      prefersPhone: values.callBack === true,
      comments,
    },
    vendor: vendorOf(message),
    provider: { name: site.name, url: siteUrl, email: site.email },
  }
}
