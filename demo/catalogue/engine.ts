import type { Trim } from '../../src/domain/model/types'
import type { DriveType, Fuel } from '../../src/domain/vehicle/types'

/** What a trim has of its engine. */
export type Engine = Pick<
  Trim,
  | 'engine'
  | 'fuel'
  | 'transmission'
  | 'gears'
  | 'driveType'
  | 'powerKw'
  | 'cylinderCapacity'
  | 'batteryCapacity'
  | 'electricRange'
  | 'fuelConsumption'
  | 'powerConsumption'
  | 'co2'
  | 'towingWeight'
  | 'kerbWeight'
>

/** M6: manual, six gears; A8: automatic; A0: automatic without steps. */
export type Gearbox = 'M5' | 'M6' | 'A0' | 'A4' | 'A5' | 'A6' | 'A7' | 'A8' | 'A9' | 'A10'

const gearboxOf = (box: Gearbox): Pick<Engine, 'transmission' | 'gears'> => ({
  transmission: box.startsWith('M') ? 'manual' : 'automatic',
  gears: Number(box.slice(1)) || null,
})

/**
 * A combustion engine without a plug, from one line of a data sheet.
 *
 * @param litres WLTP l/100 km
 * @param co2 WLTP g/km
 * @param tow braked, kg; 0: may not tow
 */
const combustion =
  (fuel: Fuel) =>
  (
    engine: string,
    powerKw: number,
    cylinderCapacity: number,
    box: Gearbox,
    litres: number,
    co2: number,
    kerbWeight: number,
    tow: number,
    driveType: DriveType = 'front',
  ): Engine => ({
    engine,
    fuel,
    powerKw,
    cylinderCapacity,
    ...gearboxOf(box),
    driveType,
    kerbWeight,
    co2,
    fuelConsumption: litres,
    powerConsumption: null,
    batteryCapacity: null,
    electricRange: null,
    towingWeight: tow || null,
  })

export const petrol = combustion('petrol')
export const diesel = combustion('diesel')
/** Full and mild hybrids: never plugged in. */
export const hybrid = combustion('hybrid')
export const lpg = combustion('lpg')

/** A plug-in hybrid: usable kWh, WLTP electric km, weighted l/100 km and kWh/100 km. */
export const plugIn = (
  engine: string,
  powerKw: number,
  cylinderCapacity: number,
  box: Gearbox,
  litres: number,
  co2: number,
  battery: number,
  range: number,
  powerConsumption: number,
  kerbWeight: number,
  tow: number,
  driveType: DriveType = 'front',
): Engine => ({
  ...combustion('plug_in_hybrid')(engine, powerKw, cylinderCapacity, box, litres, co2, kerbWeight, tow, driveType),
  batteryCapacity: battery,
  electricRange: range,
  powerConsumption,
})

/** A battery-electric drive: usable kWh, WLTP km, kWh/100 km. */
export const electric = (
  engine: string,
  powerKw: number,
  battery: number,
  range: number,
  powerConsumption: number,
  kerbWeight: number,
  tow: number,
  driveType: DriveType = 'front',
): Engine => ({
  engine,
  fuel: 'electric',
  transmission: 'automatic',
  gears: null,
  driveType,
  powerKw,
  kerbWeight,
  powerConsumption,
  cylinderCapacity: null,
  batteryCapacity: battery,
  electricRange: range,
  fuelConsumption: null,
  co2: 0,
  towingWeight: tow || null,
})
