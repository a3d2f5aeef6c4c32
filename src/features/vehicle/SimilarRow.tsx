import { useIntl } from 'react-intl'
import type { VehiclePageData } from '../../domain/vehicle/parse-page-data'
import { VehicleRow } from '../stock/VehicleRow'
import { useSimilarText } from './similar-text'

/** Vehicles like one that was sold, below a view of it. */
export const SimilarRow = ({ vehicle, similar }: Pick<VehiclePageData, 'vehicle' | 'similar'>) => {
  const { formatMessage } = useIntl()
  const similarText = useSimilarText()
  const others = similar.filter(({ availability }) => availability !== 'sold')
  return (
    others.length > 0 && (
      <VehicleRow
        title={formatMessage({ id: 'vehicle.similar' })}
        vehicles={others}
        checked={false}
        reasonOf={(other) => similarText(vehicle, other)}
      />
    )
  )
}
