import type { Availability, DriveType, Fuel, Transmission, Vehicle, VehicleCondition } from '../vehicle/types'
import type { JsonLd } from './json-ld'
import { decimalAmount, quantity } from './json-ld'

const FUEL_NAMES: Record<Fuel, string> = {
  petrol: 'Essence', diesel: 'Diesel', hybrid: 'Hybride', plug_in_hybrid: 'Hybride rechargeable', electric: 'Électrique',
  lpg: 'GPL', hydrogen: 'Hydrogène',
}
const TRANSMISSION_NAMES: Record<Transmission, string> = { manual: 'Manuelle', automatic: 'Automatique' }
const DRIVES: Record<DriveType, string> = {
  front: 'FrontWheelDriveConfiguration', rear: 'RearWheelDriveConfiguration', all: 'AllWheelDriveConfiguration',
}
const CONDITIONS: Record<VehicleCondition, string> = { new: 'NewCondition', demo: 'UsedCondition', used: 'UsedCondition' }
const AVAILABILITY: Record<Availability, string> = {
  available: 'InStock', reserved: 'Reserved', in_transit: 'PreOrder', sold: 'SoldOut',
}
const schema = (name: string) => `https://schema.org/${name}`

/** The offer of a vehicle; without a purchase price there is nothing to announce. */
const offerJsonLd = (vehicle: Vehicle, url: string, seller: JsonLd | undefined): JsonLd | undefined => {
  const price = vehicle.prices.find(({ type }) => type === 'purchase')
  if (!price) return undefined
  return {
    '@type': 'Offer',
    url,
    price: decimalAmount(price.totalPrice),
    priceCurrency: 'EUR',
    availability: schema(AVAILABILITY[vehicle.availability]),
    itemCondition: schema(CONDITIONS[vehicle.condition]),
    seller,
  }
}

/**
 * A vehicle in stock as schema.org's Car (passenger cars) or Vehicle (vans and trucks), with its offer.
 *
 * @param url absolute canonical address
 * @param seller the dealership, when it is known
 */
export const vehicleJsonLd = (vehicle: Vehicle, url: string, seller?: JsonLd): JsonLd => ({
  '@type': vehicle.category === 'passenger' ? 'Car' : 'Vehicle',
  '@id': url,
  url,
  name: `${vehicle.brandName} ${vehicle.modelName} ${vehicle.variant}`,
  sku: String(vehicle.id),
  vehicleIdentificationNumber: vehicle.vin || undefined,
  brand: { '@type': 'Brand', name: vehicle.brandName },
  model: vehicle.modelName,
  vehicleConfiguration: vehicle.variant,
  vehicleModelDate: String(vehicle.registrationYear),
  dateVehicleFirstRegistered: vehicle.firstRegistration ?? undefined,
  itemCondition: schema(CONDITIONS[vehicle.condition]),
  mileageFromOdometer: quantity(vehicle.mileage, 'KMT'),
  fuelType: FUEL_NAMES[vehicle.fuel],
  vehicleTransmission: TRANSMISSION_NAMES[vehicle.transmission],
  driveWheelConfiguration: schema(DRIVES[vehicle.driveType]),
  vehicleEngine: {
    '@type': 'EngineSpecification',
    fuelType: FUEL_NAMES[vehicle.fuel],
    enginePower: quantity(vehicle.powerKw, 'KWT'),
    engineDisplacement: quantity(vehicle.cylinderCapacity, 'CMQ'),
  },
  color: vehicle.colourName,
  numberOfDoors: vehicle.doorCount,
  vehicleSeatingCapacity: vehicle.seatCount,
  emissionsCO2: vehicle.co2 ?? undefined,
  meetsEmissionStandard: vehicle.emissionsClass || undefined,
  weightTotal: quantity(vehicle.maxWeight, 'KGM'),
  image: vehicle.photos.length > 0 ? vehicle.photos.map((photo) => photo.url) : undefined,
  description: vehicle.description || undefined,
  offers: offerJsonLd(vehicle, url, seller),
})
