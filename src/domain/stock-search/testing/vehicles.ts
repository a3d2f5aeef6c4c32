import fc from 'fast-check'
import { ACQUISITION_TYPES } from '../../price/acquisition'
import type { PriceRow } from '../../price/types'
import { exampleVehicle } from '../../testing/example-vehicle'
import {
  AVAILABILITIES,
  BODY_STYLES,
  COLOURS,
  ENERGY_CLASSES,
  FUELS,
  INTERIOR_MATERIALS,
  VEHICLE_CONDITIONS,
} from '../../vehicle/types'
import type { Vehicle } from '../../vehicle/types'

const model = (brandId: string, modelId: string, brandName: string, modelName: string, variant: string) => ({
  brandId,
  modelId,
  brandName,
  modelName,
  variant,
})
const MODELS = [
  model('peugeot', 'peugeot-308', 'Peugeot', '308', '1.2 PureTech 130 Allure'),
  model('peugeot', 'peugeot-308', 'Peugeot', '308', '1.5 BlueHDi 130 GT'),
  model('peugeot', 'peugeot-3008', 'Peugeot', '3008', '1.2 Hybrid 136 GT'),
  model('volkswagen', 'vw-golf', 'Volkswagen', 'Golf', '2.0 TDI GTD'),
  model('volkswagen', 'vw-id3', 'Volkswagen', 'ID.3', 'Pro 204'),
  model('citroen', 'citroen-c3', 'Citroën', 'C3', 'Ligne « É » 83'),
]
const FEATURES = ['ABS', 'Attelage', 'Caméra 360°', 'Climatisation', 'Sièges chauffants', 'Toit ouvrant']

const orNull = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null, freq: 4 })
const cents = fc.oneof(
  fc.integer({ min: 0, max: 90_000 }).map((euros) => euros * 100),
  fc.integer({ min: 0, max: 1_000_000_000 }),
)

const row = (type: PriceRow['type']): fc.Arbitrary<PriceRow> =>
  fc.record({
    type: fc.constant(type),
    totalPrice: cents,
    vatIncluded: fc.boolean(),
    ...(type === 'purchase'
      ? {
          downPayment: fc.constant(null),
          monthlyInstallment: fc.constant(null),
          contractDuration: fc.constant(null),
          borrowingRate: fc.constant(null),
        }
      : {
          downPayment: orNull(cents),
          monthlyInstallment: orNull(cents),
          contractDuration: orNull(fc.constantFrom(24, 48, 240)),
          borrowingRate: orNull(fc.constantFrom(0, 3.99, 100)),
        }),
    annualDistance: orNull(fc.constantFrom(10_000, 20_000)),
    netLoanAmount: orNull(cents),
    remainingBalance: orNull(cents),
    interestRate: orNull(fc.constantFrom(4.02, 5.1)),
    fixedInterestPeriod: orNull(fc.constantFrom(48, 'variable' as const)),
    installmentProtection: orNull(fc.boolean()),
    bank: orNull(fc.constantFrom('Alpha', 'Bêta')),
  })

const prices = fc
  .tuple(...ACQUISITION_TYPES.map((type) => fc.option(row(type), { nil: null, freq: 4 })))
  .map((rows) => rows.filter((one) => one !== null))

/** Any vehicle of a small world, in which every option meets every other. */
export const anyVehicle: fc.Arbitrary<Vehicle> = fc
  .record({
    id: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 2_147_483_647 })),
    names: fc.constantFrom(...MODELS),
    condition: fc.constantFrom(...VEHICLE_CONDITIONS),
    bodyStyle: fc.constantFrom(...BODY_STYLES.slice(0, 3)),
    fuel: fc.constantFrom(...FUELS.slice(0, 3)),
    mileage: fc.oneof(
      fc.integer({ min: 0, max: 40 }).map((value) => value * 5_000),
      fc.integer({ min: 0, max: 10_000_000 }),
    ),
    registrationYear: fc.integer({ min: 2019, max: 2026 }),
    powerHp: fc.integer({ min: 60, max: 400 }),
    electricRange: orNull(fc.integer({ min: 0, max: 600 })),
    towingWeight: orNull(fc.integer({ min: 0, max: 3_500 })),
    colour: fc.constantFrom(...COLOURS.slice(0, 3)),
    interiorMaterial: fc.constantFrom(...INTERIOR_MATERIALS.slice(0, 2)),
    seatCount: fc.constantFrom(2, 5, 12),
    energyClass: orNull(fc.constantFrom(...ENERGY_CLASSES.slice(0, 2))),
    locationId: fc.constantFrom('esch', 'mersch', 'marnach', 'unknown'),
    vatReportable: fc.boolean(),
    warrantyMonths: fc.constantFrom(0, 12, 120),
    availability: fc.constantFrom(...AVAILABILITIES),
    discount: orNull(fc.constant({ label: null, amount: 100_000, listPrice: 2_000_000 })),
    equipment: fc
      .subarray(FEATURES)
      .map((labels) => labels.map((label) => ({ group: 'comfort' as const, label, highlight: false }))),
    listedAt: fc.integer({ min: 0, max: 50 }).map((hour) => new Date(Date.UTC(2026, 9, 1, hour)).toISOString()),
    firstRegistration: orNull(fc.constant('2024-05-01')),
    prices,
  })
  .map(({ names, ...fields }) => ({ ...exampleVehicle, ...fields, ...names }))

/** A stock of such vehicles, each with a number of its own. */
export const anyStock = (maxLength: number): fc.Arbitrary<Vehicle[]> =>
  fc.uniqueArray(anyVehicle, { selector: ({ id }) => id, maxLength })

export const FEATURE_LABELS: readonly string[] = FEATURES
