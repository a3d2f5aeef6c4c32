import { useIntl } from 'react-intl'
import { formatCapacity, formatMonths, formatPower, formatWeight } from '../../domain/format/measures'
import type { Vehicle } from '../../domain/vehicle/types'
import { SpecList } from './SpecList'

interface Props {
  vehicle: Vehicle
}

/** Everything the stock system knows that the grid above does not show. */
export const TechnicalData = ({ vehicle }: Props) => {
  const { formatMessage } = useIntl()
  const text = (id: string, values?: Record<string, string | number>) => formatMessage({ id }, values)
  const weight = (kg: number | null) => (kg ? formatWeight(kg) : null)
  const interior = text('vehicle.interiorValue', {
    material: text(`vehicle.material.${vehicle.interiorMaterial}`),
    colour: text(`vehicle.colour.${vehicle.interiorColour}`).toLowerCase(),
  })
  const entries: [string, string | null][] = [
    ['condition', text(`vehicle.condition.${vehicle.condition}`)],
    ['bodyStyle', text(`vehicle.bodyStyle.${vehicle.bodyStyle}`)],
    ['category', text(`vehicle.category.${vehicle.category}`)],
    ['driveType', text(`vehicle.driveType.${vehicle.driveType}`)],
    ['drivenAxles', String(vehicle.drivenAxles)],
    ['power', formatPower(vehicle.powerHp, vehicle.powerKw)],
    ['cylinderCapacity', vehicle.cylinderCapacity === null ? null : formatCapacity(vehicle.cylinderCapacity)],
    ['kerbWeight', weight(vehicle.kerbWeight)],
    ['maxWeight', weight(vehicle.maxWeight)],
    ['towingWeight', weight(vehicle.towingWeight)],
    ['colour', vehicle.colourName],
    ['interior', interior],
    ['warranty', vehicle.warrantyMonths > 0 ? formatMonths(vehicle.warrantyMonths) : null],
    ['vat', text(vehicle.vatReportable ? 'vehicle.vatReportable' : 'vehicle.vatNotReportable')],
    ['licensePlate', vehicle.licensePlate],
    ['stockNumber', String(vehicle.id)],
  ]
  return <SpecList entries={entries.map(([id, value]) => [text(`vehicle.fact.${id}`), value])} />
}
