import { useIntl } from 'react-intl'
import type { VehicleSummary } from '../../domain/content/story-data'
import { similarReasons } from '../../domain/vehicle/similar-reason'
import type { Vehicle } from '../../domain/vehicle/types'

/** Why a vehicle is shown beside another one, in words: "Même énergie, puissance proche". */
export const useSimilarText = () => {
  const { formatMessage } = useIntl()
  return (vehicle: Vehicle, other: VehicleSummary): string => {
    const text = similarReasons(vehicle, other)
      .map((reason) => formatMessage({ id: `vehicle.similarReason.${reason}` }))
      .join(', ')
    return text.charAt(0).toUpperCase() + text.slice(1)
  }
}
