import type { IntlShape } from 'react-intl'
import type { OfferFact } from '../../domain/assistant/reply/reply'
import {
  formatBattery,
  formatCapacity,
  formatCo2,
  formatFuelConsumption,
  formatKm,
  formatPower,
  formatPowerConsumption,
} from '../../domain/format/measures'
import { formatNumber, withUnit } from '../../domain/format/number'
import type { Vehicle } from '../../domain/vehicle/types'

/** Specification fields that vehicles and lease offers share. Offers have no power in kW and no number of gears. */
export type Specs = Pick<
  Vehicle,
  | 'fuel'
  | 'transmission'
  | 'powerHp'
  | 'cylinderCapacity'
  | 'fuelConsumption'
  | 'powerConsumption'
  | 'co2'
  | 'batteryCapacity'
  | 'electricRange'
  | 'energyClass'
  | 'colourName'
> &
  Partial<Pick<Vehicle, 'powerKw' | 'gears'>>

/** What a specification says of a field, in words; null where it says nothing. */
export const specText = (
  fact: OfferFact,
  specs: Specs,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): string | null => {
  const orNull = <Value>(value: Value | null, text: (value: Value) => string): string | null =>
    value === null ? null : text(value)
  switch (fact) {
    case 'power':
      return specs.powerKw === undefined
        ? withUnit(formatNumber(specs.powerHp), 'ch')
        : formatPower(specs.powerHp, specs.powerKw)
    case 'consumption':
      return (
        [orNull(specs.fuelConsumption, formatFuelConsumption), orNull(specs.powerConsumption, formatPowerConsumption)]
          .filter((text) => text !== null)
          .join(', ') || null
      )
    case 'range':
      return orNull(specs.electricRange, formatKm)
    case 'co2':
      return orNull(specs.co2, formatCo2)
    case 'fuel':
      return formatMessage({ id: `vehicle.fuel.${specs.fuel}` })
    case 'transmission':
      return formatMessage({ id: `vehicle.transmissionGears.${specs.transmission}` }, { gears: specs.gears ?? 0 })
    case 'cylinder':
      return orNull(specs.cylinderCapacity, formatCapacity)
    case 'battery':
      return orNull(specs.batteryCapacity, formatBattery)
    case 'colour':
      return specs.colourName
    case 'energy':
      return specs.energyClass
  }
}
