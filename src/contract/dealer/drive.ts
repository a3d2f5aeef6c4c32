import { z } from 'zod'
import { ENERGY_CLASSES, FUELS, TRANSMISSIONS } from '../../domain/vehicle/types'
import { count, measure } from './fields'

/** What a trim and a lease offer both say of the drive. */
export const driveFields = {
  fuel: z.enum(FUELS),
  transmission: z.enum(TRANSMISSIONS),
  powerHp: z.int().min(1).max(3_000).describe('Metric horsepower (ch)'),
  cylinderCapacity: count.nullable().describe('cm³'),
  batteryCapacity: measure.nullable().describe('Usable, kWh'),
  electricRange: count.nullable().describe('WLTP, km'),
  fuelConsumption: measure.nullable().describe('WLTP combined, l/100 km'),
  powerConsumption: measure.nullable().describe('WLTP combined, kWh/100 km'),
  co2: measure.describe('WLTP combined, g/km'),
  energyClass: z.enum(ENERGY_CLASSES),
}
