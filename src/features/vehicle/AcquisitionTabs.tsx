import { useId } from 'react'
import { useIntl } from 'react-intl'
import { cx } from '../../components/ui/cx'
import { formatPrice } from '../../domain/format/price'
import type { AcquisitionType } from '../../domain/price/acquisition'
import type { PriceRow } from '../../domain/price/types'
import * as styles from './price-panel.module.css'

interface Props {
  /** Prices as they are now. */
  rows: PriceRow[]
  /** Prices of the release: a way that has gone since keeps its place, so that nothing moves. */
  released: PriceRow[]
  /** All ways to pay, in the order of the tabs. */
  types: readonly AcquisitionType[]
  value: AcquisitionType
  onChange: (type: AcquisitionType) => void
}

const TabPrice = ({ row: { totalPrice, monthlyInstallment, vatIncluded } }: { row: PriceRow }) => {
  const { formatMessage } = useIntl()
  if (monthlyInstallment === null) return formatPrice(totalPrice)
  return (
    <>
      {formatPrice(monthlyInstallment)}
      {/* The unit of another amount is another one: it does not slide along. */}
      <small key={monthlyInstallment}>
        {formatMessage({ id: vatIncluded ? 'vehicle.perMonthShort' : 'vehicle.perMonthShortNet' })}
      </small>
    </>
  )
}

/** One tab for each way to have the vehicle; each carries its own price, so that they compare at a glance. */
export const AcquisitionTabs = ({ rows, released, types: all, value, onChange }: Props) => {
  const { formatMessage } = useIntl()
  const name = useId()
  const types = all.filter((type) => [...rows, ...released].some((row) => row.type === type))
  if (types.length < 2) return null
  return (
    <fieldset className={cx(styles.tabs, types.length % 2 === 1 && styles.odd)}>
      <legend className="sr">{formatMessage({ id: 'vehicle.acquisition' })}</legend>
      {types.map((type) => {
        const row = rows.find((candidate) => candidate.type === type)
        return (
          <label key={type}>
            <input
              type="radio"
              name={name}
              value={type}
              disabled={!row && type !== value}
              checked={type === value}
              onChange={() => onChange(type)}
            />
            {formatMessage({ id: `vehicle.acquisitionShort.${type}` })}
            <b>{row ? <TabPrice row={row} /> : formatMessage({ id: 'price.onRequest' })}</b>
          </label>
        )
      })}
    </fieldset>
  )
}
