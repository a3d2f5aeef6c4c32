import { MapPin, Phone } from 'lucide'
import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { Glyph } from '../../components/ui/Glyph'
import { Link } from '../../components/ui/Link'
import { paths } from '../../config/segments'
import { formatPrice } from '../../domain/format/price'
import { vehicleSlug } from '../../domain/routes/vehicle-slug'
import type { Vehicle } from '../../domain/vehicle/types'
import { PriceExamples } from '../finance/PriceExamples'
import { RepresentativeExample } from '../finance/RepresentativeExample'
import { LeaseControls } from '../lease/LeaseControls'
import { PriceCheck } from '../live/PriceCheck'
import { OpenNow } from '../locations/OpenNow'
import { telHref } from '../locations/tel-href'
import * as page from '../page/page.module.css'
import { AcquisitionTabs } from './AcquisitionTabs'
import { AvailabilityNews, AvailabilityNotice } from './AvailabilityNotice'
import { CashNotes } from './CashNotes'
import { ComparableCosts } from './ComparableCosts'
import * as styles from './price-panel.module.css'
import { PriceTerms } from './PriceTerms'
import type { Acquisition } from './use-acquisition'
import type { Dealership } from './WhereToSee'

interface Props {
  /** As it is now. */
  vehicle: Vehicle
  /** As the page was made: what it has no place for must not move the rest. */
  released: Vehicle
  location: Dealership | null
  acquisition: Acquisition
}

/** The price of the chosen way to have the vehicle, its conditions, and the two next steps. */
export const PricePanel = ({ vehicle, released, location, acquisition: { rows, types, multiPrice, type, choose, row, lease } }: Props) => {
  const { formatMessage } = useIntl()
  const slug = vehicleSlug(vehicle)
  const sold = vehicle.availability === 'sold'
  const justGone = released.availability === 'available' && vehicle.availability !== 'available'
  return (
    <aside className={`${page.panel} ${page.side} ${styles.panel} kept-way`} aria-label={formatMessage({ id: 'vehicle.priceAndActions' })}>
      {multiPrice && <AcquisitionTabs rows={rows} released={released.prices} types={types} value={type} onChange={choose} />}
      <div className={styles.box}>
        <AvailabilityNotice availability={vehicle.availability} released={released.availability} />
        {row ? (
          <>
            <p className={page.note}>
              {!justGone && formatMessage({ id: `vehicle.acquisition.${row.type}` })}
              {released.availability === 'available' && <AvailabilityNews availability={vehicle.availability} />}
            </p>
            <p className={page.price} aria-live="polite">
              <b>{formatPrice(row.monthlyInstallment ?? row.totalPrice)}</b>
              <span className={styles.unit}>
                {formatMessage({ id: row.monthlyInstallment === null ? 'vehicle.vat' : 'vehicle.perMonth' }, { included: String(row.vatIncluded) })}
              </span>
            </p>
            {row.type === 'purchase' && <CashNotes vehicle={vehicle} released={released} />}
            <PriceCheck updatedAt={released.updatedAt} />
            {lease && <LeaseControls lease={lease} />}
            {lease && released.availability !== 'sold' && <Link className="more" to={paths.vehicleView(slug, 'leaseCalculator')}>{formatMessage({ id: 'lease.openCalculator' })}</Link>}
            {released.availability !== 'sold' && (row.type === 'private_finance' || row.type === 'business_finance') && (
              <Link className="more" to={paths.vehicleView(slug, row.type === 'private_finance' ? 'privateFinance' : 'businessFinance')}>{formatMessage({ id: 'finance.openCalculator' })}</Link>
            )}
            <RepresentativeExample row={row} />
            {/* Tabs show instalments too, under the stock system’s terms. */}
            {multiPrice && released.prices.some(({ monthlyInstallment }) => monthlyInstallment !== null) && (
              <PriceExamples shown={rows.filter(({ monthlyInstallment }) => monthlyInstallment !== null).map((one) => ({ name: null, row: one }))} isWarned={row.type === 'purchase'} />
            )}
          </>
        ) : (
          <>
            <p className={styles.onRequest}>{formatMessage({ id: 'vehicle.priceOnRequest' })}</p>
            <p className={page.note}>{formatMessage({ id: 'vehicle.priceOnRequestText' })}</p>
          </>
        )}
        <div className={page.actions}>
          {sold ? (
            <>
              <Button to={paths.brandAllModels(vehicle.brandId)} fullWidth>{formatMessage({ id: 'vehicle.seeBrand' }, { brand: vehicle.brandName })}</Button>
              <Button to={paths.stock} variant="secondary" fullWidth>{formatMessage({ id: 'vehicle.seeStock' })}</Button>
            </>
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
      {row && <PriceTerms row={row} />}
      {multiPrice && released.prices.length > 1 && <ComparableCosts vehicle={vehicle} value={type} onChoose={choose} />}
      {location && (
        <div className={styles.dealer}>
          <Glyph of={MapPin} size={20} />
          <div>
            <b>{location.name}</b>
            <OpenNow hours={location.showroomHours} fallback={location.address.town} />
          </div>
          <a href={telHref(location.phone)} aria-label={formatMessage({ id: 'location.callName' }, { name: location.name })}>
            <Glyph of={Phone} size={20} />
          </a>
        </div>
      )}
    </aside>
  )
}
