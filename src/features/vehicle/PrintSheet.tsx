import { useIntl } from 'react-intl'
import { paths } from '../../config/segments'
import { site } from '../../config/site'
import { formatDate } from '../../domain/format/date'
import { formatPrice } from '../../domain/format/price'
import type { PriceRow } from '../../domain/price/types'
import type { Vehicle } from '../../domain/vehicle/types'
import { RepresentativeExample } from '../finance/RepresentativeExample'
import * as styles from './print.module.css'
import type { Acquisition } from './use-acquisition'
import { absolute } from './vehicle-crumbs'

interface Props {
  /** As it is now. */
  vehicle: Vehicle
  acquisition: Acquisition
}

/** Whose offer the sheet is, of which day, and where its page is found again. */
export const PrintOrigin = ({ vehicle }: Pick<Props, 'vehicle'>) => {
  const { formatMessage } = useIntl()
  // oxlint-disable-next-line react/purity -- the sheet says when it was printed
  const printedAt = new Date().toISOString()
  return (
    <div className={styles.origin}>
      <b>{site.name}</b>
      <span>{formatMessage({ id: 'vehicle.printedOn' }, { date: formatDate(printedAt) })}</span>
      <span>{absolute(paths.vehicle(vehicle))}</span>
    </div>
  )
}

/**
 * Every way to have the vehicle with its representative example, where the screen shows one at a time. A lease stands
 * under the terms that were chosen. Only for paper: no page carries it.
 */
export const PrintPrices = ({ vehicle, acquisition: { rows, type, row: chosen } }: Props) => {
  const { formatMessage } = useIntl()
  const { availability, discount } = vehicle
  const shown = rows.map((row): PriceRow => (row.type === type && chosen ? chosen : row))
  return (
    <section className={styles.prices} aria-label={formatMessage({ id: 'vehicle.priceAndActions' })}>
      {availability !== 'available' && (
        <p>
          <b>{formatMessage({ id: `vehicle.availability.${availability}` })}</b>
        </p>
      )}
      {shown.length === 0 && (
        <p>
          <b>{formatMessage({ id: 'vehicle.priceOnRequest' })}</b>
        </p>
      )}
      {shown.map((row) => (
        <div key={row.type}>
          <h2>{formatMessage({ id: `vehicle.acquisition.${row.type}` })}</h2>
          <p>
            <b>{formatPrice(row.monthlyInstallment ?? row.totalPrice)}</b>{' '}
            {formatMessage(
              { id: row.monthlyInstallment === null ? 'vehicle.vat' : 'vehicle.perMonth' },
              { included: String(row.vatIncluded) },
            )}
          </p>
          {row.type === 'purchase' && discount && (
            <p>
              <s>{formatPrice(discount.listPrice)}</s>{' '}
              {formatMessage(
                { id: 'vehicle.discount' },
                { amount: formatPrice(discount.amount), label: discount.label ?? 'none' },
              )}
            </p>
          )}
          <RepresentativeExample row={row} />
        </div>
      ))}
    </section>
  )
}
