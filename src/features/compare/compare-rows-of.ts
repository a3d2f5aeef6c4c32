import type { IntlShape } from 'react-intl'
import { formatMonthYear } from '../../domain/format/date'
import { formatBattery, formatCo2, formatFuelConsumption, formatKm, formatMonths, formatPower, formatPowerConsumption, formatWeight } from '../../domain/format/measures'
import { formatMonthly, formatPrice } from '../../domain/format/price'
import type { AcquisitionType } from '../../domain/price/acquisition'
import type { CompareRow } from '../../domain/vehicle/compare-rows'
import { commonLabels } from '../../domain/vehicle/compare-rows'
import type { VehiclePageData } from '../../domain/vehicle/parse-page-data'
import type { Vehicle } from '../../domain/vehicle/types'

/** Equipment lines at most; the rest is on the pages of the vehicles. */
const EQUIPMENT_LINES = 24

const orNull = (format: (value: number) => string) => (value: number | null) => (value === null ? null : format(value))

const priceOf = ({ prices }: Vehicle, wanted: AcquisitionType): string | null => {
  const row = prices.find(({ type }) => type === wanted)
  if (!row) return null
  return row.monthlyInstallment === null ? formatPrice(row.totalPrice) : formatMonthly(row.monthlyInstallment)
}

/** Lines of the comparison; their `id` is a label already. */
export const compareRowsOf = (data: VehiclePageData[], formatMessage: IntlShape['formatMessage']): CompareRow[] => {
  const text = (id: string) => formatMessage({ id })
  const line = (fact: string, value: (vehicle: Vehicle, data: VehiclePageData) => string | null): CompareRow => ({
    id: text(`vehicle.fact.${fact}`),
    values: data.map((one) => value(one.vehicle, one)),
  })
  const highlights = commonLabels(data.map(({ vehicle }) => vehicle.equipment.filter(({ highlight }) => highlight).map(({ label }) => label)), EQUIPMENT_LINES)
  return [
    line('price', (vehicle) => priceOf(vehicle, 'purchase') ?? text('vehicle.priceOnRequest')),
    line('private_lease', (vehicle) => priceOf(vehicle, 'private_lease')),
    line('condition', ({ condition }) => text(`vehicle.condition.${condition}`)),
    line('mileage', ({ mileage }) => formatKm(mileage)),
    line('firstRegistration', ({ firstRegistration }) => (firstRegistration ? formatMonthYear(firstRegistration) : text('vehicle.neverRegistered'))),
    line('fuel', ({ fuel }) => text(`vehicle.fuel.${fuel}`)),
    line('transmission', ({ transmission }) => text(`vehicle.transmission.${transmission}`)),
    line('power', ({ powerHp, powerKw }) => formatPower(powerHp, powerKw)),
    line('bodyStyle', ({ bodyStyle }) => text(`vehicle.bodyStyle.${bodyStyle}`)),
    line('driveType', ({ driveType }) => text(`vehicle.driveType.${driveType}`)),
    line('fuelConsumption', ({ fuelConsumption }) => orNull(formatFuelConsumption)(fuelConsumption)),
    line('powerConsumption', ({ powerConsumption }) => orNull(formatPowerConsumption)(powerConsumption)),
    line('co2', ({ co2 }) => orNull(formatCo2)(co2)),
    line('energyClass', ({ energyClass }) => energyClass),
    line('electricRange', ({ electricRange }) => orNull(formatKm)(electricRange)),
    line('batteryCapacity', ({ batteryCapacity }) => orNull(formatBattery)(batteryCapacity)),
    line('towingWeight', ({ towingWeight }) => orNull(formatWeight)(towingWeight)),
    line('seats', ({ seatCount }) => String(seatCount)),
    line('doors', ({ doorCount }) => String(doorCount)),
    line('colour', ({ colourName }) => colourName),
    line('warranty', ({ warrantyMonths }) => (warrantyMonths > 0 ? formatMonths(warrantyMonths) : null)),
    line('location', (_vehicle, { location }) => location?.address.town ?? null),
    ...highlights.map((label) => ({
      id: label,
      values: data.map(({ vehicle }) => (vehicle.equipment.some((feature) => feature.label === label) ? text('compare.yes') : null)),
    })),
  ]
}
