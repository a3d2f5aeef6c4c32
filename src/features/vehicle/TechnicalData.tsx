import { useIntl } from 'react-intl'
import { formatCapacity, formatMonths, formatPower, formatWeight } from '../../domain/format/measures'
import type { Vehicle } from '../../domain/vehicle/types'
import type { MessageId } from '../../intl/message-id'
import { SpecList } from './SpecList'

interface Props {
  vehicle: Vehicle
}

/** Everything the stock system knows that the grid above does not show. */
export const TechnicalData = ({ vehicle }: Props) => {
  const { formatMessage } = useIntl()
  const text = (id: MessageId, values?: Record<string, string | number>) => formatMessage({ id }, values)
  const weight = (kg: number | null) => (kg ? formatWeight(kg) : null)
  const interior = text('vehicle.interiorValue', {
    material: text(`vehicle.material.${vehicle.interiorMaterial}`),
    colour: text(`vehicle.colour.${vehicle.interiorColour}`).toLowerCase(),
  })
  const entries: [MessageId, string | null][] = [
    ['vehicle.fact.condition', text(`vehicle.condition.${vehicle.condition}`)],
    ['vehicle.fact.bodyStyle', text(`vehicle.bodyStyle.${vehicle.bodyStyle}`)],
    ['vehicle.fact.category', text(`vehicle.category.${vehicle.category}`)],
    ['vehicle.fact.driveType', text(`vehicle.driveType.${vehicle.driveType}`)],
    ['vehicle.fact.drivenAxles', String(vehicle.drivenAxles)],
    ['vehicle.fact.power', formatPower(vehicle.powerHp, vehicle.powerKw)],
    [
      'vehicle.fact.cylinderCapacity',
      vehicle.cylinderCapacity === null ? null : formatCapacity(vehicle.cylinderCapacity),
    ],
    ['vehicle.fact.kerbWeight', weight(vehicle.kerbWeight)],
    ['vehicle.fact.maxWeight', weight(vehicle.maxWeight)],
    ['vehicle.fact.towingWeight', weight(vehicle.towingWeight)],
    ['vehicle.fact.colour', vehicle.colourName],
    ['vehicle.fact.interior', interior],
    ['vehicle.fact.warranty', vehicle.warrantyMonths > 0 ? formatMonths(vehicle.warrantyMonths) : null],
    ['vehicle.fact.vat', text(vehicle.vatReportable ? 'vehicle.vatReportable' : 'vehicle.vatNotReportable')],
    ['vehicle.fact.licensePlate', vehicle.licensePlate],
    ['vehicle.fact.stockNumber', String(vehicle.id)],
  ]
  return <SpecList entries={entries.map(([id, value]) => [text(id), value])} />
}
