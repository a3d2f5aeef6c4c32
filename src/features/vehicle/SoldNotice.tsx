import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { paths } from '../../config/segments'
import type { Vehicle } from '../../domain/vehicle/types'
import * as page from '../page/page.module.css'

const FORM_TEXTS = { open: 'live.soldForm', sent: 'live.soldSent' } as const

interface Props {
  vehicle: Pick<Vehicle, 'brandId' | 'brandName' | 'modelName'>
  /** Of the form below, which can still be sent; left out where there is none. */
  form?: keyof typeof FORM_TEXTS
}

/** Above a form, or in place of a calculator, of a vehicle that somebody else has bought. */
export const SoldNotice = ({ vehicle: { brandId, brandName, modelName }, form }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <div className={page.box} role="alert">
      <h2>{formatMessage({ id: 'live.soldTitle' })}</h2>
      <p>
        {formatMessage(
          { id: form === undefined ? 'live.soldText' : FORM_TEXTS[form] },
          { name: `${brandName} ${modelName}` },
        )}
      </p>
      <div className={page.actions}>
        <Button to={paths.brandAllModels(brandId)} variant={form === undefined ? 'primary' : 'secondary'}>
          {formatMessage({ id: 'vehicle.seeBrand' }, { brand: brandName })}
        </Button>
        <Button to={paths.stock} variant="secondary">
          {formatMessage({ id: 'vehicle.seeStock' })}
        </Button>
      </div>
    </div>
  )
}
