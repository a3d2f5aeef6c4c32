import { useIntl } from 'react-intl'
import { formatPrice } from '../../domain/format/price'
import type { AcquisitionType } from '../../domain/price/acquisition'
import type { PriceRow } from '../../domain/price/types'

interface Props {
  /** Undefined where no price is known. */
  row: PriceRow | undefined
  /** The way whose tab shows it, while the page has every way in its HTML. */
  way: AcquisitionType | undefined
}

/** The price at the foot of a phone’s screen. */
export const BarPrice = ({ row, way }: Props) => {
  const { formatMessage } = useIntl()
  return (
    <p className="kept" data-way={way}>
      {row ? (
        <>
          <span>{formatMessage({ id: `vehicle.acquisitionShort.${row.type}` })}</span>
          <b>{formatPrice(row.monthlyInstallment ?? row.totalPrice)}</b>
          {row.monthlyInstallment !== null && (
            <small key={row.monthlyInstallment}>
              {formatMessage({ id: row.vatIncluded ? 'vehicle.perMonthShort' : 'vehicle.perMonthShortNet' })}
            </small>
          )}
        </>
      ) : (
        <span key="none">{formatMessage({ id: 'vehicle.priceOnRequest' })}</span>
      )}
    </p>
  )
}
