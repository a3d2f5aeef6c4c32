import { z } from 'zod'
import {
  AVAILABILITIES,
  BODY_STYLES,
  COLOURS,
  DRIVE_TYPES,
  ENERGY_CLASSES,
  EQUIPMENT_GROUPS,
  FUELS,
  INTERIOR_MATERIALS,
  TRANSMISSIONS,
  VEHICLE_CATEGORIES,
  VEHICLE_CONDITIONS,
} from '../../domain/vehicle/types'
import type { EquipmentFeature, Photo, Vehicle } from '../../domain/vehicle/types'
import { count, isoDate, isoInstant, longText, measure, photoSchema, slug, text, vehicleId } from './fields'
import { discountSchema, priceRowsSchema } from './price'
import { schemaOf } from './same-type'

const equipmentSchema = schemaOf<EquipmentFeature>()(
  z.object({
    group: z.enum(EQUIPMENT_GROUPS),
    label: text.describe('French, as shown'),
    highlight: z.boolean().describe('One of the few the vehicle is advertised with'),
  }),
)

/**
 * A vehicle in stock. Photos, prices, model and most figures may be missing (empty list, null): such a vehicle is
 * still shown. What would make a page wrong (no id, no brand, an unknown fuel) is refused.
 */
export const vehicleSchema = schemaOf<Vehicle>()(
  z.object({
    id: vehicleId.describe('Number in the stock system; never used again for another vehicle'),
    brandId: slug.describe('Id of a brand'),
    modelId: slug.describe('Id of a model'),
    brandName: text,
    modelName: text,
    variant: text.describe('Trim and engine, as shown'),
    category: z.enum(VEHICLE_CATEGORIES),
    condition: z.enum(VEHICLE_CONDITIONS),
    bodyStyle: z.enum(BODY_STYLES),
    fuel: z.enum(FUELS),
    transmission: z.enum(TRANSMISSIONS),
    gears: z.int().min(1).max(24).nullable(),
    driveType: z.enum(DRIVE_TYPES),
    drivenAxles: z.int().min(1).max(5),
    mileage: count.describe('km'),
    firstRegistration: isoDate.nullable().describe('Null for a vehicle that was never registered'),
    registrationYear: z.int().min(1900).max(2100).describe('Year of registration, or model year'),
    colour: z.enum(COLOURS),
    colourName: text.describe('Name the manufacturer gives the paint'),
    interiorColour: z.enum(COLOURS),
    interiorMaterial: z.enum(INTERIOR_MATERIALS),
    seatCount: z.int().min(1).max(99),
    doorCount: z.int().min(0).max(9),
    powerHp: z.int().min(1).max(3_000).describe('Metric horsepower (ch)'),
    powerKw: z.int().min(1).max(3_000),
    cylinderCapacity: count.nullable().describe('cm³'),
    electricRange: count.nullable().describe('WLTP, km'),
    batteryCapacity: measure.nullable().describe('Usable, kWh'),
    fuelConsumption: measure.nullable().describe('WLTP combined, l/100 km'),
    powerConsumption: measure.nullable().describe('WLTP combined, kWh/100 km'),
    co2: measure.nullable().describe('WLTP combined, g/km'),
    energyClass: z.enum(ENERGY_CLASSES).nullable(),
    emissionsClass: text.describe('For example Euro 6e'),
    towingWeight: count.nullable().describe('Braked, kg'),
    maxWeight: count.describe('Maximum authorised mass, kg'),
    kerbWeight: count.describe('kg'),
    vatReportable: z.boolean(),
    warrantyMonths: z.int().min(0).max(240),
    licensePlate: text.nullable(),
    vin: z.string().regex(/^[A-HJ-NPR-Z0-9]{17}$/, { error: 'must be 17 letters and digits without I, O and Q' }),
    equipment: z.array(equipmentSchema),
    photos: z.array(schemaOf<Photo>()(photoSchema)),
    locationId: slug.describe('Id of the location where it stands'),
    description: longText.describe('French; may be empty'),
    listedAt: isoInstant.describe('When it came into stock'),
    updatedAt: isoInstant.describe('Last change of any structural field'),
    prices: priceRowsSchema.describe('One row for each acquisition type on offer; empty: price on request'),
    discount: discountSchema.nullable(),
    availability: z.enum(AVAILABILITIES),
  }),
)
