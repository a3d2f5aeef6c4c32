import { useId } from 'react'
import { useIntl } from 'react-intl'
import { formatPrice } from '../../domain/format/price'
import type { AcquisitionType } from '../../domain/price/acquisition'
import type { PriceRow } from '../../domain/price/types'
import * as styles from './price-panel.module.css'

interface Props {
  rows: PriceRow[]
  value: AcquisitionType
  onChange: (type: AcquisitionType) => void
}

/** One tab for each way to have the vehicle; each carries its own price, so that they compare at a glance. */
export const AcquisitionTabs = ({ rows, value, onChange }: Props) => {
  const { formatMessage } = useIntl()
  const name = useId()
  return (
    <fieldset className={styles.tabs}>
      <legend className="sr">{formatMessage({ id: 'vehicle.acquisition' })}</legend>
      {rows.map(({ type, totalPrice, monthlyInstallment, vatIncluded }) => (
        <label key={type}>
          <input type="radio" name={name} value={type} checked={type === value} onChange={() => onChange(type)} />
          {formatMessage({ id: `vehicle.acquisitionShort.${type}` })}
          <b>
            {formatPrice(monthlyInstallment ?? totalPrice)}
            {monthlyInstallment !== null && (
              <small>{formatMessage({ id: vatIncluded ? 'vehicle.perMonthShort' : 'vehicle.perMonthShortNet' })}</small>
            )}
          </b>
        </label>
      ))}
    </fieldset>
  )
}
