import type { AcquisitionType } from '../../domain/price/acquisition'
import type { Vehicle } from '../../domain/vehicle/types'
import { PriceExamples } from '../finance/PriceExamples'

interface Props {
  vehicles: readonly Vehicle[]
  types: readonly AcquisitionType[]
}

/** The representative example that every instalment of the table owes. */
export const CompareExamples = ({ vehicles, types }: Props) => {
  const shown = vehicles.flatMap(({ brandName, modelName, variant, prices }) =>
    prices.filter(({ type, monthlyInstallment }) => types.includes(type) && monthlyInstallment !== null).map((row) => ({ name: `${brandName} ${modelName} ${variant}`, row })),
  )
  return shown.length === 0 ? null : <PriceExamples shown={shown} />
}
