import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { paths } from '../../config/segments'
import type { Vehicle } from '../../domain/vehicle/types'
import * as page from '../page/page.module.css'

interface Props {
  vehicle: Pick<Vehicle, 'brandId' | 'brandName' | 'modelName'>
}

/** In place of a form about a vehicle that somebody else has bought. */
export const SoldNotice = ({ vehicle: { brandId, brandName, modelName } }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <div className={page.box} role="alert">
      <h2>{formatMessage({ id: 'live.soldTitle' })}</h2>
      <p>{formatMessage({ id: 'live.soldText' }, { name: `${brandName} ${modelName}` })}</p>
      <div className={page.actions}>
        <Button to={paths.brandAllModels(brandId)}>
          {formatMessage({ id: 'vehicle.seeBrand' }, { brand: brandName })}
        </Button>
        <Button to={paths.stock} variant="secondary">
          {formatMessage({ id: 'vehicle.seeStock' })}
        </Button>
      </div>
    </div>
  )
}
