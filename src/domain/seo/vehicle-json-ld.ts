import type {
  AutoDealer,
  Car,
  DriveWheelConfigurationValue,
  PropertyValue,
  QuantitativeValue,
  Vehicle as VehicleNode,
  WithContext,
} from 'schema-dts'
import type { BodyStyle, DriveType, Fuel, Transmission, Vehicle } from '../vehicle/types'
import { quantity } from './json-ld'
import { CONDITIONS, vehicleOfferJsonLd } from './offer-json-ld'

const FUEL_NAMES: Record<Fuel, string> = {
  petrol: 'Essence',
  diesel: 'Diesel',
  hybrid: 'Hybride',
  plug_in_hybrid: 'Hybride rechargeable',
  electric: 'Électrique',
  lpg: 'GPL',
  hydrogen: 'Hydrogène',
}
const TRANSMISSION_NAMES: Record<Transmission, string> = { manual: 'Manuelle', automatic: 'Automatique' }
const BODY_NAMES: Record<BodyStyle, string> = {
  hatchback: 'Berline compacte',
  saloon: 'Berline',
  estate: 'Break',
  suv: 'SUV',
  coupe: 'Coupé',
  convertible: 'Cabriolet',
  mpv: 'Monospace',
  panel_van: 'Fourgon',
  pickup: 'Pick-up',
  chassis_truck: 'Châssis cabine',
}
const DRIVES: Record<DriveType, DriveWheelConfigurationValue> = {
  front: 'https://schema.org/FrontWheelDriveConfiguration',
  rear: 'https://schema.org/RearWheelDriveConfiguration',
  all: 'https://schema.org/AllWheelDriveConfiguration',
}

/** A number whose unit has no code of its own in UN/CEFACT. */
const measured = (value: number | null, unitText: string): QuantitativeValue | undefined =>
  value === null ? undefined : { '@type': 'QuantitativeValue', value, unitText }

/** What schema.org has no property for. */
const properties = ({ electricRange, batteryCapacity, powerConsumption, energyClass }: Vehicle): PropertyValue[] => {
  const named: [string, number | string | null, string | undefined][] = [
    ['Autonomie électrique (WLTP)', electricRange, 'km'],
    ['Capacité utile de la batterie', batteryCapacity, 'kWh'],
    ['Consommation électrique (WLTP)', powerConsumption, 'kWh/100 km'],
    ['Classe énergétique', energyClass, undefined],
  ]
  return named.flatMap(([name, value, unitText]): PropertyValue[] =>
    value === null ? [] : [{ '@type': 'PropertyValue', name, value, unitText }],
  )
}

const some = <Item>(items: Item[]): Item[] | undefined => (items.length > 0 ? items : undefined)

/**
 * A vehicle in stock as schema.org's Car (passenger cars) or Vehicle (vans and trucks), with its offer and its seller.
 *
 * @param url absolute canonical address
 * @param seller the dealership, when it is known
 */
export const vehicleJsonLd = (
  vehicle: Vehicle,
  url: string,
  seller?: AutoDealer,
): WithContext<Car> | WithContext<VehicleNode> => {
  const facts = {
    '@context': 'https://schema.org',
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
    itemCondition: CONDITIONS[vehicle.condition],
    bodyType: BODY_NAMES[vehicle.bodyStyle],
    mileageFromOdometer: quantity(vehicle.mileage, 'KMT'),
    fuelType: FUEL_NAMES[vehicle.fuel],
    fuelConsumption: measured(vehicle.fuelConsumption, 'l/100 km'),
    vehicleTransmission: TRANSMISSION_NAMES[vehicle.transmission],
    numberOfForwardGears: vehicle.gears ?? undefined,
    driveWheelConfiguration: DRIVES[vehicle.driveType],
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
    trailerWeight: quantity(vehicle.towingWeight, 'KGM'),
    additionalProperty: some(properties(vehicle)),
    image: some(vehicle.photos.map((photo) => photo.url)),
    description: vehicle.description || undefined,
    offers: vehicleOfferJsonLd(vehicle, url, seller),
  } as const satisfies Omit<WithContext<Car>, '@type'>
  return vehicle.category === 'passenger' ? { '@type': 'Car', ...facts } : { '@type': 'Vehicle', ...facts }
}
