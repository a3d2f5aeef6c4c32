import type { IntlShape } from 'react-intl'
import { formatMonthYear } from '../../domain/format/date'
import {
  formatBattery,
  formatCo2,
  formatFuelConsumption,
  formatKm,
  formatMonths,
  formatPower,
  formatPowerConsumption,
  formatWeight,
} from '../../domain/format/measures'
import type { AcquisitionType } from '../../domain/price/acquisition'
import type { BestRule, CompareRow } from '../../domain/vehicle/compare-rows'
import { bestOf, commonLabels } from '../../domain/vehicle/compare-rows'
import type { VehiclePageData } from '../../domain/vehicle/parse-page-data'
import type { Vehicle } from '../../domain/vehicle/types'
import type { MessageId, MessageIdAfter } from '../../intl/message-id'
import { priceRowsOf } from './price-rows-of'

/** Equipment lines at most; the rest is on the pages of the vehicles. */
const EQUIPMENT_LINES = 24

type Text = (vehicle: Vehicle, data: VehiclePageData) => string | null
/** What a line is compared by, and which end is the better one. Lines without it have no best value. */
type Best = [BestRule, (vehicle: Vehicle) => number | null]

const orNull = (format: (value: number) => string) => (value: number | null) => (value === null ? null : format(value))
/** A vehicle that was never registered is younger than any other. */
const registeredAt = ({ firstRegistration }: Vehicle): number =>
  firstRegistration ? Number(firstRegistration.slice(0, 7).replace('-', '')) : Infinity
const rankOf = ({ energyClass }: Vehicle): number | null => (energyClass ? energyClass.charCodeAt(0) : null)

/**
 * Lines of the comparison, prices of the wanted types first. What is better for anybody has a best value: price, age,
 * mileage, consumption, range, what it may tow, warranty. A body style, a colour or a number of seats has none. Nor
 * has consumption beside a plug-in hybrid, whose figure counts only part of its energy. What is sold is better at nothing.
 */
export const compareRowsOf = (
  data: VehiclePageData[],
  formatMessage: IntlShape['formatMessage'],
  wanted: readonly AcquisitionType[],
): CompareRow[] => {
  const text = (id: MessageId) => formatMessage({ id })
  const line = (fact: MessageIdAfter<'vehicle.fact.'>, value: Text, best?: Best | false): CompareRow => {
    const values = data.map((one) => value(one.vehicle, one))
    return {
      id: fact,
      label: text(`vehicle.fact.${fact}`),
      values,
      best: best
        ? bestOf(
            values,
            data.map(({ vehicle }) => (vehicle.availability === 'sold' ? null : best[1](vehicle))),
            best[0],
          )
        : values.map(() => false),
    }
  }
  const isMixed = new Set(data.map(({ vehicle }) => vehicle.fuel === 'plug_in_hybrid')).size > 1
  const highlights = commonLabels(
    data.map(({ vehicle }) => vehicle.equipment.filter(({ highlight }) => highlight).map(({ label }) => label)),
    EQUIPMENT_LINES,
  )
  return [
    ...priceRowsOf(
      data.map(({ vehicle }) => vehicle),
      formatMessage,
      wanted,
    ),
    line('condition', ({ condition }) => text(`vehicle.condition.${condition}`)),
    line('mileage', ({ mileage }) => formatKm(mileage), ['lowest', ({ mileage }) => mileage]),
    line(
      'firstRegistration',
      ({ firstRegistration }) =>
        firstRegistration ? formatMonthYear(firstRegistration) : text('vehicle.neverRegistered'),
      ['highest', registeredAt],
    ),
    line('fuel', ({ fuel }) => text(`vehicle.fuel.${fuel}`)),
    line('transmission', ({ transmission }) => text(`vehicle.transmission.${transmission}`)),
    line('power', ({ powerHp, powerKw }) => formatPower(powerHp, powerKw), ['highest', ({ powerHp }) => powerHp]),
    line('bodyStyle', ({ bodyStyle }) => text(`vehicle.bodyStyle.${bodyStyle}`)),
    line('driveType', ({ driveType }) => text(`vehicle.driveType.${driveType}`)),
    line(
      'fuelConsumption',
      ({ fuelConsumption }) => orNull(formatFuelConsumption)(fuelConsumption),
      !isMixed && ['lowest', ({ fuelConsumption }) => fuelConsumption],
    ),
    line(
      'powerConsumption',
      ({ powerConsumption }) => orNull(formatPowerConsumption)(powerConsumption),
      !isMixed && ['lowest', ({ powerConsumption }) => powerConsumption],
    ),
    line('co2', ({ co2 }) => orNull(formatCo2)(co2), ['lowest', ({ co2 }) => co2]),
    line('energyClass', ({ energyClass }) => energyClass, ['lowest', rankOf]),
    line('electricRange', ({ electricRange }) => orNull(formatKm)(electricRange), [
      'highest',
      ({ electricRange }) => electricRange,
    ]),
    line('batteryCapacity', ({ batteryCapacity }) => orNull(formatBattery)(batteryCapacity)),
    line('towingWeight', ({ towingWeight }) => orNull(formatWeight)(towingWeight), [
      'highest',
      ({ towingWeight }) => towingWeight,
    ]),
    line('seats', ({ seatCount }) => String(seatCount)),
    line('doors', ({ doorCount }) => String(doorCount)),
    line('colour', ({ colourName }) => colourName),
    line('warranty', ({ warrantyMonths }) => (warrantyMonths > 0 ? formatMonths(warrantyMonths) : null), [
      'highest',
      ({ warrantyMonths }) => warrantyMonths,
    ]),
    line('location', (_vehicle, { location }) => location?.address.town ?? null),
    ...highlights.map((label) => ({
      id: `equipment:${label}`,
      label,
      values: data.map(({ vehicle }) =>
        vehicle.equipment.some((feature) => feature.label === label) ? text('compare.yes') : null,
      ),
      best: data.map(() => false),
    })),
  ]
}
