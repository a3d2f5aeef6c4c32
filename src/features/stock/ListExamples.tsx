import type { VehicleSummary } from '../../domain/content/story-data'
import type { AcquisitionType } from '../../domain/price/acquisition'
import { shownRows } from '../../domain/price/shown-rows'
import type { ShownPrice } from '../finance/PriceExamples'
import { PriceExamples } from '../finance/PriceExamples'
import { useLiveVehicles } from '../live/use-live-vehicle'
import { usePriceTypes } from './price-display-store'

type Priced = Pick<
  VehicleSummary,
  'id' | 'brandName' | 'modelName' | 'variant' | 'prices' | 'discount' | 'availability'
>

/** The instalments that cards of these vehicles show. */
export const shownInstalments = (vehicles: readonly Priced[], types: readonly AcquisitionType[]): ShownPrice[] =>
  vehicles.flatMap(({ brandName, modelName, variant, prices }) =>
    shownRows(prices, types)
      .filter(({ monthlyInstallment }) => monthlyInstallment !== null)
      .map((row) => ({ name: `${brandName} ${modelName} ${variant}`, row })),
  )

interface Props {
  vehicles: readonly Priced[]
  /** The prices that the cards show; those of the visitor's choice where it is left out. */
  types?: readonly AcquisitionType[]
  className?: string | undefined
}

/** The representative examples that a list of cards owes, under the list. */
export const ListExamples = ({ vehicles, types, className }: Props) => {
  const chosen = usePriceTypes()
  const shown = shownInstalments(useLiveVehicles(vehicles), types ?? chosen)
  return <PriceExamples shown={shown} isOff={shown.length === 0} className={className} />
}
