import type { AutoDealer, ItemAvailability, Offer, OfferItemCondition, UnitPriceSpecification } from 'schema-dts'
import type { Availability, Vehicle, VehicleCondition } from '../vehicle/types'
import { decimalAmount } from './json-ld'

/** A demonstration vehicle was registered: to whoever buys it, it is used. */
export const CONDITIONS: Record<VehicleCondition, OfferItemCondition> = {
  new: 'https://schema.org/NewCondition',
  demo: 'https://schema.org/UsedCondition',
  used: 'https://schema.org/UsedCondition',
}
const AVAILABILITY: Record<Availability, ItemAvailability> = {
  available: 'https://schema.org/InStock',
  reserved: 'https://schema.org/Reserved',
  in_transit: 'https://schema.org/PreOrder',
  sold: 'https://schema.org/SoldOut',
}

/** The list price that a reduction is taken from, as search engines read a price that is crossed out. */
const listPrice = (cents: number, valueAddedTaxIncluded: boolean): UnitPriceSpecification => ({
  '@type': 'UnitPriceSpecification',
  priceType: 'https://schema.org/StrikethroughPrice',
  price: decimalAmount(cents),
  priceCurrency: 'EUR',
  valueAddedTaxIncluded,
})

/** The offer of a vehicle for cash; undefined without a purchase price: there is nothing to announce. */
export const vehicleOfferJsonLd = (
  vehicle: Vehicle,
  url: string,
  seller: AutoDealer | undefined,
): Offer | undefined => {
  const row = vehicle.prices.find(({ type }) => type === 'purchase')
  if (!row) return undefined
  const price = decimalAmount(row.totalPrice)
  const { discount } = vehicle
  const now: UnitPriceSpecification = {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: 'EUR',
    valueAddedTaxIncluded: row.vatIncluded,
  }
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: 'EUR',
    priceSpecification:
      discount && discount.listPrice > row.totalPrice ? [now, listPrice(discount.listPrice, row.vatIncluded)] : now,
    availability: AVAILABILITY[vehicle.availability],
    itemCondition: CONDITIONS[vehicle.condition],
    warranty:
      vehicle.warrantyMonths > 0
        ? {
            '@type': 'WarrantyPromise',
            durationOfWarranty: { '@type': 'QuantitativeValue', value: vehicle.warrantyMonths, unitCode: 'MON' },
          }
        : undefined,
    seller,
  }
}
