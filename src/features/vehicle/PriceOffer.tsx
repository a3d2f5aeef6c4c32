import { useIntl } from 'react-intl'
import { Link } from '../../components/ui/Link'
import { paths } from '../../config/segments'
import { formatPrice } from '../../domain/format/price'
import type { AcquisitionType } from '../../domain/price/acquisition'
import type { PriceRow } from '../../domain/price/types'
import { vehicleSlug } from '../../domain/routes/vehicle-slug'
import type { Vehicle } from '../../domain/vehicle/types'
import { RepresentativeExample } from '../finance/RepresentativeExample'
import { LeaseControls } from '../lease/LeaseControls'
import type { LeaseState } from '../lease/use-lease-quote'
import { PriceCheck } from '../live/PriceCheck'
import * as page from '../page/page.module.css'
import { AvailabilityNews } from './AvailabilityNotice'
import { CashNotes } from './CashNotes'
import * as styles from './price-panel.module.css'

interface Props {
  /** As it is now. */
  vehicle: Vehicle
  /** As the page was made. */
  released: Vehicle
  row: PriceRow
  lease: LeaseState | null
  /** The way whose tab shows it, while the page has every way in its HTML. */
  way?: AcquisitionType | undefined
}

/** One price with all that the law and the visitor want beside it. */
export const PriceOffer = ({ vehicle, released, row, lease, way }: Props) => {
  const { formatMessage } = useIntl()
  const slug = vehicleSlug(vehicle)
  const justGone = released.availability === 'available' && vehicle.availability !== 'available'
  return (
    <div className={styles.offer} data-way={way}>
      <p className={page.note}>
        {!justGone && formatMessage({ id: `vehicle.acquisition.${row.type}` })}
        {released.availability === 'available' && <AvailabilityNews availability={vehicle.availability} />}
      </p>
      <p className={page.price} aria-live="polite">
        <b>{formatPrice(row.monthlyInstallment ?? row.totalPrice)}</b>
        <span className={styles.unit}>
          {formatMessage(
            { id: row.monthlyInstallment === null ? 'vehicle.vat' : 'vehicle.perMonth' },
            { included: String(row.vatIncluded) },
          )}
        </span>
      </p>
      {row.type === 'purchase' && <CashNotes vehicle={vehicle} released={released} />}
      <PriceCheck updatedAt={released.updatedAt} />
      {lease && <LeaseControls lease={lease} />}
      {lease && released.availability !== 'sold' && (
        <Link className="more" to={paths.vehicleView(slug, 'leaseCalculator')}>
          {formatMessage({ id: 'lease.openCalculator' })}
        </Link>
      )}
      {released.availability !== 'sold' && (row.type === 'private_finance' || row.type === 'business_finance') && (
        <Link
          className="more"
          to={paths.vehicleView(slug, row.type === 'private_finance' ? 'privateFinance' : 'businessFinance')}
        >
          {formatMessage({ id: 'finance.openCalculator' })}
        </Link>
      )}
      <RepresentativeExample row={row} />
    </div>
  )
}
