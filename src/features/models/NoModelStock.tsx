import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { paths } from '../../config/segments'
import type { Model } from '../../domain/model/types'
import * as page from '../page/page.module.css'

/** In place of a model's vehicles in stock: says that there are none, and how to ask for one. */
export const NoModelStock = ({ model }: { model: Model }) => {
  const { formatMessage } = useIntl()
  return (
    <div className={page.box}>
      <p>{formatMessage({ id: 'model.noStock' }, { name: `${model.brandName} ${model.name}` })}</p>
      <Button to={paths.modelContact(model)} variant="secondary">
        {formatMessage({ id: 'model.contact' })}
      </Button>
    </div>
  )
}
