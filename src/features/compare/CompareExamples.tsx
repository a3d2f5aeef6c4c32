import type { AcquisitionType } from '../../domain/price/acquisition'
import type { Vehicle } from '../../domain/vehicle/types'
import { PriceExamples } from '../finance/PriceExamples'

interface Props {
  vehicles: readonly Vehicle[]
  /** As the pages of these vehicles were made: an instalment that goes live leaves its place. */
  released: readonly { vehicle: Vehicle }[]
  types: readonly AcquisitionType[]
}

/** The representative example that every instalment of the table owes. */
export const CompareExamples = ({ vehicles, released, types }: Props) => {
  const owing = ({ prices }: Vehicle) =>
    prices.filter(({ type, monthlyInstallment }) => types.includes(type) && monthlyInstallment !== null)
  const shown = vehicles.flatMap((vehicle) =>
    owing(vehicle).map((row) => ({ name: `${vehicle.brandName} ${vehicle.modelName} ${vehicle.variant}`, row })),
  )
  const isOff = shown.length === 0
  return isOff && !released.some(({ vehicle }) => owing(vehicle).length > 0) ? null : (
    <PriceExamples shown={shown} isOff={isOff} isPrinted />
  )
}
