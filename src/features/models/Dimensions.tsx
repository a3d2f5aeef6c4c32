import { useIntl } from 'react-intl'
import { formatLength, formatVolume } from '../../domain/format/measures'
import type { Model } from '../../domain/model/types'
import { SpecList } from '../vehicle/SpecList'
import type { MessageId } from '../../intl/message-id'

interface Props {
  model: Pick<Model, 'length' | 'width' | 'height' | 'bootVolume' | 'modelYear' | 'bodyStyle' | 'trims'>
}

/** Size, boot and what it may tow. */
export const Dimensions = ({ model }: Props) => {
  const { formatMessage } = useIntl()
  const text = (id: MessageId) => formatMessage({ id })
  const seats = [...new Set(model.trims.map(({ seatCount }) => seatCount))].sort((a, b) => a - b)
  return (
    <SpecList
      entries={[
        [text('model.length'), formatLength(model.length)],
        [text('model.width'), formatLength(model.width)],
        [text('model.height'), formatLength(model.height)],
        [text('model.boot'), model.bootVolume === null ? null : formatVolume(model.bootVolume)],
        [text('vehicle.fact.bodyStyle'), text(`vehicle.bodyStyle.${model.bodyStyle}`)],
        [text('vehicle.fact.seats'), seats.join(', ')],
        [text('model.modelYear'), String(model.modelYear)],
      ]}
    />
  )
}
