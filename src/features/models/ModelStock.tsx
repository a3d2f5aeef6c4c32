import { useIntl } from 'react-intl'
import type { VehicleSummary } from '../../domain/content/story-data'
import type { Model } from '../../domain/model/types'
import type { MessageId } from '../../intl/message-id'
import * as page from '../page/page.module.css'
import { VehicleRow } from '../stock/VehicleRow'
import { NoModelStock } from './NoModelStock'
import { stockOfModel } from './stock-of-model'

interface Props {
  model: Model
  vehicles: VehicleSummary[]
  /** Number of its vehicles in the whole stock. */
  vehicleTotal: number
}

/** Vehicles of a model in the stock, or a way on where there are none. */
export const ModelStock = ({ model, vehicles, vehicleTotal }: Props) => {
  const { formatMessage } = useIntl()
  const name = `${model.brandName} ${model.name}`
  const text = (id: MessageId) => formatMessage({ id }, { name, count: vehicleTotal })
  return vehicles.length === 0 ? (
    <div className={`wrap ${page.end}`}>
      <NoModelStock model={model} />
    </div>
  ) : (
    <VehicleRow
      title={text('model.stock')}
      vehicles={vehicles}
      more={{ to: stockOfModel({ brandId: model.brandId, modelId: model.id }), label: text('model.seeAllStock') }}
    />
  )
}
