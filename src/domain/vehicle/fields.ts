import type { Vehicle } from './types'

/**
 * Whether a change of a field makes pages again (structural) or is only served live (volatile). This table is the one
 * place that says so; everything that has to know derives from it. A field that is missing here does not compile.
 */
export const VEHICLE_FIELDS = {
  id: 'structural',
  brandId: 'structural',
  modelId: 'structural',
  brandName: 'structural',
  modelName: 'structural',
  variant: 'structural',
  category: 'structural',
  condition: 'structural',
  bodyStyle: 'structural',
  fuel: 'structural',
  transmission: 'structural',
  gears: 'structural',
  driveType: 'structural',
  drivenAxles: 'structural',
  mileage: 'structural',
  firstRegistration: 'structural',
  registrationYear: 'structural',
  colour: 'structural',
  colourName: 'structural',
  interiorColour: 'structural',
  interiorMaterial: 'structural',
  seatCount: 'structural',
  doorCount: 'structural',
  powerHp: 'structural',
  powerKw: 'structural',
  cylinderCapacity: 'structural',
  electricRange: 'structural',
  batteryCapacity: 'structural',
  fuelConsumption: 'structural',
  powerConsumption: 'structural',
  co2: 'structural',
  energyClass: 'structural',
  emissionsClass: 'structural',
  towingWeight: 'structural',
  maxWeight: 'structural',
  kerbWeight: 'structural',
  vatReportable: 'structural',
  warrantyMonths: 'structural',
  licensePlate: 'structural',
  vin: 'structural',
  equipment: 'structural',
  photos: 'structural',
  locationId: 'structural',
  description: 'structural',
  listedAt: 'structural',
  updatedAt: 'structural',
  prices: 'volatile',
  discount: 'volatile',
  availability: 'volatile',
} as const satisfies Record<keyof Vehicle, 'structural' | 'volatile'>

type FieldsOf<Kind> = {
  [K in keyof typeof VEHICLE_FIELDS]: (typeof VEHICLE_FIELDS)[K] extends Kind ? K : never
}[keyof typeof VEHICLE_FIELDS]

export type VolatileField = FieldsOf<'volatile'>

const isVolatile = (field: string): field is VolatileField => VEHICLE_FIELDS[field as keyof Vehicle] === 'volatile'

/** The volatile fields, in the order of the table. */
export const VOLATILE_FIELDS: readonly VolatileField[] = Object.keys(VEHICLE_FIELDS).filter(isVolatile)
