import { MapPin, Phone } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { Link } from '../../components/ui/Link'
import { paths } from '../../config/segments'
import { formatPrice } from '../../domain/format/price'
import { vehicleSlug } from '../../domain/routes/vehicle-slug'
import type { Vehicle } from '../../domain/vehicle/types'
import { RepresentativeExample } from '../finance/RepresentativeExample'
import { LeaseControls } from '../lease/LeaseControls'
import { OpenNow } from '../locations/OpenNow'
import { telHref } from '../locations/tel-href'
import * as page from '../page/page.module.css'
import { AcquisitionTabs } from './AcquisitionTabs'
import { AvailabilityNotice } from './AvailabilityNotice'
import * as styles from './price-panel.module.css'
import type { Acquisition } from './use-acquisition'
import type { Dealership } from './WhereToSee'

interface Props {
  vehicle: Vehicle
  location: Dealership | null
  acquisition: Acquisition
}

/** The price of the chosen way to have the vehicle, its conditions, and the two next steps. */
export const PricePanel = ({ vehicle, location, acquisition: { rows, type, choose, row, lease } }: Props) => {
  const { formatMessage } = useIntl()
  const slug = vehicleSlug(vehicle)
  const sold = vehicle.availability === 'sold'
  return (
    <aside className={`${page.panel} ${page.side} ${styles.panel}`} aria-label={formatMessage({ id: 'vehicle.priceAndActions' })}>
      {rows.length > 1 && <AcquisitionTabs rows={rows} value={type} onChange={choose} />}
      <div className={styles.box}>
        <AvailabilityNotice availability={vehicle.availability} />
        {row ? (
          <>
            <p className={page.note}>{formatMessage({ id: `vehicle.acquisition.${row.type}` })}</p>
            <p className={page.price} aria-live="polite">
              <b>{formatPrice(row.monthlyInstallment ?? row.totalPrice)}</b>
              <span>
                {formatMessage({ id: row.monthlyInstallment === null ? 'vehicle.vat' : 'vehicle.perMonth' }, { included: String(row.vatIncluded) })}
              </span>
            </p>
            {row.type === 'purchase' && vehicle.discount && (
              <p className={styles.discount}>
                <s>{formatPrice(vehicle.discount.listPrice)}</s>
                {formatMessage(
                  { id: 'vehicle.discount' },
                  { amount: formatPrice(vehicle.discount.amount), label: vehicle.discount.label ?? 'none' },
                )}
              </p>
            )}
            {row.type === 'purchase' && (
              <p className={page.note}>{formatMessage({ id: vehicle.vatReportable ? 'vehicle.vatReportableNote' : 'vehicle.vatNotReportableNote' })}</p>
            )}
            {lease && <LeaseControls lease={lease} />}
            {lease && !sold && <Link className="more" to={paths.vehicleView(slug, 'leaseCalculator')}>{formatMessage({ id: 'lease.openCalculator' })}</Link>}
            <RepresentativeExample row={row} />
          </>
        ) : (
          <>
            <p className={styles.onRequest}>{formatMessage({ id: 'vehicle.priceOnRequest' })}</p>
            <p className={page.note}>{formatMessage({ id: 'vehicle.priceOnRequestText' })}</p>
          </>
        )}
        <div className={page.actions}>
          {sold ? (
            <Button to={paths.stock} fullWidth>{formatMessage({ id: 'vehicle.seeStock' })}</Button>
          ) : (
            <>
              <Button to={paths.vehicleView(slug, 'interest')} fullWidth>{formatMessage({ id: 'vehicle.interested' })}</Button>
              <Button to={paths.vehicleView(slug, 'testDrive')} variant="secondary" fullWidth>
                {formatMessage({ id: 'vehicle.bookTestDrive' })}
              </Button>
            </>
          )}
        </div>
      </div>
      {location && (
        <div className={styles.dealer}>
          <MapPin size={20} aria-hidden />
          <div>
            <b>{location.name}</b>
            <OpenNow hours={location.showroomHours} fallback={location.address.town} />
          </div>
          <a href={telHref(location.phone)} aria-label={formatMessage({ id: 'location.callName' }, { name: location.name })}>
            <Phone size={20} aria-hidden />
          </a>
        </div>
      )}
    </aside>
  )
}
