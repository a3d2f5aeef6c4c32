import { paths } from '../../../config/segments'
import type { StoredEnquiry } from '../../../domain/enquiry/types'
import { formatKm, formatPower } from '../../../domain/format/measures'
import { formatMonthYear } from '../../../domain/format/date'
import { formatMonthly, formatPrice } from '../../../domain/format/price'
import type { LeaseOffer, Model } from '../../../domain/model/types'
import type { Vehicle } from '../../../domain/vehicle/types'
import { text } from './text'
import type { MailItem } from './types'

/** What the stock knows now of what an enquiry is about; null where there is none, or none any longer. */
export interface StockItems {
  vehicle: Vehicle | null
  model: Model | null
  leaseOffer: LeaseOffer | null
  /** It is not gone, although it is null here. */
  isUnreadable?: boolean
}

const inOneLine = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' · ')

const vehiclePrice = ({ prices }: Vehicle): MailItem['price'] => {
  const purchase = prices.find(({ type }) => type === 'purchase')
  if (purchase !== undefined) return { type: 'price', text: formatPrice(purchase.totalPrice) }
  const monthly = prices.find(({ monthlyInstallment }) => monthlyInstallment !== null)?.monthlyInstallment ?? null
  return monthly === null ? null : { type: 'monthly', text: formatMonthly(monthly) }
}

export const vehicleItem = (vehicle: Vehicle): MailItem => ({
  type: 'vehicle',
  title: [vehicle.brandName, vehicle.modelName, vehicle.variant].join(' '),
  path: paths.vehicle(vehicle),
  price: vehiclePrice(vehicle),
  stockNumber: String(vehicle.id),
  summary: inOneLine([
    text(`vehicle.condition.${vehicle.condition}`),
    formatKm(vehicle.mileage),
    vehicle.firstRegistration === null ? null : formatMonthYear(vehicle.firstRegistration),
    text(`vehicle.fuel.${vehicle.fuel}`),
    formatPower(vehicle.powerHp, vehicle.powerKw),
  ]),
  isGone: vehicle.availability === 'sold',
})

const offerItem = (offer: LeaseOffer): MailItem => ({
  type: 'offer',
  title: [offer.brandName, offer.modelName, offer.variant].join(' '),
  path: paths.leaseOffer(offer.kind, offer.id),
  price: { type: 'monthly', text: formatMonthly(offer.monthlyPrice) },
  stockNumber: null,
  summary: inOneLine([
    text(`lease.offerKind.${offer.kind}`),
    text('mail.about.months', { months: offer.duration }),
    text('mail.about.yearly', { distance: formatKm(offer.annualMileage) }),
  ]),
  isGone: false,
})

const modelItem = (model: Model): MailItem => ({
  type: 'model',
  title: [model.brandName, model.name].join(' '),
  path: paths.model(model),
  price: { type: 'from', text: formatPrice(model.fromPrice) },
  stockNumber: null,
  summary: '',
  isGone: false,
})

/** Something that the stock no longer shows, by the name that it had when the enquiry came in. */
const namedItem = ({ subject, subjectTitle }: StoredEnquiry, isUnreadable: boolean): MailItem | null => {
  if (subjectTitle === null) return null
  const type = subject.vehicleId === null ? (subject.leaseOfferKey === null ? 'model' : 'offer') : 'vehicle'
  const stockNumber = subject.vehicleId === null ? null : String(subject.vehicleId)
  const isGone = type === 'vehicle' && !isUnreadable
  return { type, title: subjectTitle, path: null, price: null, stockNumber, summary: '', isGone }
}

/** The vehicle, lease offer or model that an enquiry is about, as a mail shows it; null where it is about none. */
export const mailItemOf = (
  enquiry: StoredEnquiry,
  { vehicle, model, leaseOffer, isUnreadable = false }: StockItems,
): MailItem | null => {
  const { vehicleId, leaseOfferKey, modelKey } = enquiry.subject
  if (vehicleId !== null) return vehicle === null ? namedItem(enquiry, isUnreadable) : vehicleItem(vehicle)
  if (leaseOfferKey !== null) return leaseOffer === null ? namedItem(enquiry, isUnreadable) : offerItem(leaseOffer)
  if (modelKey !== null) return model === null ? namedItem(enquiry, isUnreadable) : modelItem(model)
  return null
}
