import type { IntlShape } from 'react-intl'
import type { VehicleFact } from '../../domain/assistant/reply/reply'
import { formatDate } from '../../domain/format/date'
import { formatKm, formatMonths, formatWeight } from '../../domain/format/measures'
import { formatMonthly, formatPrice, formatRate } from '../../domain/format/price'
import type { AcquisitionType } from '../../domain/price/acquisition'
import type { VehiclePageData } from '../../domain/vehicle/parse-page-data'
import { specText } from './spec-text'

type VehiclePrice = VehiclePageData['vehicle']['prices'][number]

/** What the record of a vehicle says of a field, in words; null where it says nothing. */
const valueText = (
  fact: VehicleFact,
  { vehicle, location }: VehiclePageData,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): string | null => {
  const orNull = <Value>(value: Value | null, text: (value: Value) => string | null): string | null =>
    value === null ? null : text(value)
  const price = vehicle.prices.find(({ type }) => type === 'purchase')
  const monthly = vehicle.prices.find(
    ({ type, monthlyInstallment }) => type !== 'purchase' && monthlyInstallment !== null,
  )
  const priceOf = (wanted: AcquisitionType): VehiclePrice | null =>
    vehicle.prices.find(({ type }) => type === wanted) ?? null
  const instalmentText = (terms: VehiclePrice, isNamed = false): string | null =>
    terms.monthlyInstallment && terms.contractDuration
      ? formatMessage(
          { id: 'assistant.fact.instalmentTerms' },
          {
            isNamed: String(isNamed),
            way: formatMessage({ id: `price.type.${terms.type}` }),
            hasDistance: String(terms.annualDistance !== null),
            distance: formatKm(terms.annualDistance ?? 0),
            monthly: formatMonthly(terms.monthlyInstallment),
            months: formatMonths(terms.contractDuration),
            down: formatPrice(terms.downPayment ?? 0),
            rate: terms.interestRate === null ? '–' : formatRate(terms.interestRate),
            total: formatPrice(terms.totalPrice),
          },
        )
      : null
  const discountText = (amount: number, listPrice: number): string => {
    const before = formatMessage({ id: 'price.insteadOf' }, { price: formatPrice(listPrice) })
    return `${formatPrice(amount)} (${price ? `${formatPrice(price.totalPrice)} ` : ''}${before})`
  }
  switch (fact) {
    case 'price':
      return price ? formatPrice(price.totalPrice) : formatMessage({ id: 'assistant.onRequest' })
    case 'instalment':
      return orNull(monthly ?? null, instalmentText)
    case 'credit':
      return orNull(priceOf('private_finance'), instalmentText)
    case 'privateLease':
      return orNull(priceOf('private_lease'), (terms) => instalmentText(terms, true))
    case 'businessLease':
      return orNull(priceOf('business_lease'), (terms) => instalmentText(terms, true))
    case 'discount':
      return orNull(vehicle.discount, ({ amount, listPrice }) => discountText(amount, listPrice))
    case 'mileage':
      return formatKm(vehicle.mileage)
    case 'registration':
      return vehicle.firstRegistration
        ? formatDate(vehicle.firstRegistration)
        : formatMessage({ id: 'vehicle.condition.new' })
    case 'warranty':
      return vehicle.warrantyMonths > 0 ? formatMonths(vehicle.warrantyMonths) : null
    case 'seats':
      return String(vehicle.seatCount)
    case 'doors':
      return String(vehicle.doorCount)
    case 'drive':
      return formatMessage({ id: `vehicle.driveType.${vehicle.driveType}` })
    case 'towing':
      return orNull(vehicle.towingWeight, formatWeight)
    case 'kerbWeight':
      return formatWeight(vehicle.kerbWeight)
    case 'maxWeight':
      return formatWeight(vehicle.maxWeight)
    case 'interiorColour':
      return [
        formatMessage({ id: `vehicle.colour.${vehicle.interiorColour}` }),
        formatMessage({ id: `vehicle.material.${vehicle.interiorMaterial}` }),
      ].join(', ')
    case 'availability':
      return formatMessage({ id: `vehicle.availability.${vehicle.availability}` })
    case 'location':
      return location && `${location.name}, ${location.address.street}, ${location.address.town}`
    case 'vat':
      return formatMessage({ id: vehicle.vatReportable ? 'assistant.yes' : 'assistant.no' })
    case 'emissions':
      return vehicle.emissionsClass
    default:
      return specText(fact, vehicle, { formatMessage })
  }
}

const nameOf = (fact: VehicleFact, { formatMessage }: Pick<IntlShape, 'formatMessage'>): string =>
  formatMessage({ id: `assistant.fact.${fact}` })

/** One line with the field and what the record of a vehicle says of it; null where it says nothing. */
export const knownFactLine = (
  fact: VehicleFact,
  data: VehiclePageData,
  intl: Pick<IntlShape, 'formatMessage'>,
): string | null => {
  const value = valueText(fact, data, intl)
  return value === null ? null : intl.formatMessage({ id: 'assistant.fact.line' }, { name: nameOf(fact, intl), value })
}

/** The same line, or one that tells that the record says nothing of the field. */
export const factLine = (fact: VehicleFact, data: VehiclePageData, intl: Pick<IntlShape, 'formatMessage'>): string =>
  knownFactLine(fact, data, intl) ?? intl.formatMessage({ id: 'assistant.fact.none' }, { name: nameOf(fact, intl) })
