import { MapPin, Phone } from 'lucide'
import { useIntl } from 'react-intl'
import { Button } from '../../components/ui/Button'
import { cx } from '../../components/ui/cx'
import { Glyph } from '../../components/ui/Glyph'
import { InPlaceOf } from '../../components/ui/InPlaceOf'
import { paths } from '../../config/segments'
import { vehicleSlug } from '../../domain/routes/vehicle-slug'
import type { Vehicle } from '../../domain/vehicle/types'
import { PriceExamples } from '../finance/PriceExamples'
import { openingHoursOf } from '../../domain/location/opening-hours'
import { OpenNow } from '../locations/OpenNow'
import { telHref } from '../../domain/format/tel-href'
import * as page from '../page/page.module.css'
import { AcquisitionTabs } from './AcquisitionTabs'
import { AvailabilityNotice } from './AvailabilityNotice'
import { ComparableCosts } from './ComparableCosts'
import { OtherOffers, OtherTerms } from './OtherWays'
import * as styles from './price-panel.module.css'
import { PriceOffer } from './PriceOffer'
import { PriceOnRequest } from './PriceOnRequest'
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
export const PricePanel = ({ vehicle, released, location, acquisition }: Props) => {
  const { rows, types, multiPrice, type, choose, row, left, lease, isChosen, hasAllWays } = acquisition
  const { formatMessage } = useIntl()
  const slug = vehicleSlug(vehicle)
  const sold = vehicle.availability === 'sold'
  const offer = row ?? left
  const offered = offer && (
    <PriceOffer
      vehicle={vehicle}
      released={released}
      row={offer}
      lease={lease}
      way={hasAllWays ? offer.type : undefined}
    />
  )
  const isCash = offer?.type === 'purchase'
  return (
    <aside
      className={cx(page.panel, page.side, styles.panel, !isChosen && 'kept-way')}
      aria-label={formatMessage({ id: 'vehicle.priceAndActions' })}
    >
      {multiPrice && (
        <AcquisitionTabs rows={rows} released={released.prices} types={types} value={type} onChange={choose} />
      )}
      <div className={styles.box}>
        <AvailabilityNotice availability={vehicle.availability} released={released.availability} />
        {row ? offered : <PriceOnRequest was={offered} isWarned={rows.length > 0 && !isCash} />}
        {hasAllWays && <OtherOffers vehicle={vehicle} acquisition={acquisition} />}
        {/* Tabs show instalments too, under the stock system’s terms. */}
        {offer && multiPrice && released.prices.some(({ monthlyInstallment }) => monthlyInstallment !== null) && (
          <PriceExamples
            shown={rows
              .filter(({ monthlyInstallment }) => monthlyInstallment !== null)
              .map((one) => ({ name: null, row: one }))}
            isWarned={isCash}
            warningWay={hasAllWays ? 'purchase' : undefined}
          />
        )}
        <div className={page.actions}>
          {sold ? (
            <>
              <Button to={paths.brandAllModels(vehicle.brandId)} fullWidth>
                {formatMessage({ id: 'vehicle.seeBrand' }, { brand: vehicle.brandName })}
              </Button>
              <Button to={paths.stock} variant="secondary" fullWidth>
                {formatMessage({ id: 'vehicle.seeStock' })}
              </Button>
            </>
          ) : (
            <>
              <Button to={paths.vehicleView(slug, 'interest')} fullWidth>
                {formatMessage({ id: 'vehicle.interested' })}
              </Button>
              <Button to={paths.vehicleView(slug, 'testDrive')} variant="secondary" fullWidth>
                {formatMessage({ id: 'vehicle.bookTestDrive' })}
              </Button>
            </>
          )}
        </div>
      </div>
      {row ? (
        <PriceTerms row={row} rows={hasAllWays ? rows : undefined}>
          {hasAllWays && <OtherTerms vehicle={vehicle} acquisition={acquisition} />}
        </PriceTerms>
      ) : (
        left && (
          <InPlaceOf as="div" was={<PriceTerms row={left} />}>
            {null}
          </InPlaceOf>
        )
      )}
      {multiPrice && released.prices.length > 1 && <ComparableCosts vehicle={vehicle} value={type} onChoose={choose} />}
      {location && (
        <div className={styles.dealer}>
          <Glyph of={MapPin} size={20} />
          <div>
            <b>{location.name}</b>
            <OpenNow hours={openingHoursOf(location, 'showroom')} fallback={location.address.town} />
          </div>
          <a
            href={telHref(location.phone)}
            data-location={location.id}
            aria-label={formatMessage({ id: 'location.callName' }, { name: location.name })}
          >
            <Glyph of={Phone} size={20} />
          </a>
        </div>
      )}
    </aside>
  )
}
