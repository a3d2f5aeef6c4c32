import { CalendarDays, Navigation, Phone } from 'lucide'
import { useIntl } from 'react-intl'
import { Glyph } from '../../components/ui/Glyph'
import { paths } from '../../config/segments'
import { site } from '../../config/site'
import { openingHoursOf } from '../../domain/location/opening-hours'
import type { PartHours } from '../../domain/location/opening-hours'
import type { Location } from '../../domain/location/types'
import { vehicleSlug } from '../../domain/routes/vehicle-slug'
import type { Vehicle } from '../../domain/vehicle/types'
import { Button } from '../../components/ui/Button'
import { Link } from '../../components/ui/Link'
import { track } from '../analytics/track'
import { BookingButton } from '../booking/BookingButton'
import { HoursTable } from '../locations/HoursTable'
import { OpenNow } from '../locations/OpenNow'
import { PlaceMap } from '../locations/PlaceMap'
import { telHref } from '../../domain/format/tel-href'
import { WeekHours } from '../locations/WeekHours'
import * as page from '../page/page.module.css'
import * as styles from './where.module.css'

/** What a vehicle page needs to know of the dealership where the vehicle stands. */
export type Dealership = Pick<
  Location,
  'id' | 'name' | 'address' | 'latitude' | 'longitude' | 'phone' | 'email' | 'routeUrl'
> &
  PartHours<'showroom'>

interface Props {
  vehicle: Pick<Vehicle, 'id' | 'brandId' | 'brandName' | 'modelName' | 'variant'>
  location: Dealership | null
  /** The week is open on paper. */
  isPrinting: boolean
}

/** Where the vehicle stands: hours, an appointment, ways to get in touch and a drawn map. */
export const WhereToSee = ({ vehicle, location, isPrinting }: Props) => {
  const { formatMessage } = useIntl()
  if (!location) {
    return (
      <div className={page.box}>
        <p>{formatMessage({ id: 'vehicle.locationUnknown' })}</p>
        <Button to={telHref(site.phone)} variant="secondary" size="small" icon={<Glyph of={Phone} size={16} />}>
          {site.phone}
        </Button>
      </div>
    )
  }
  const { street, postalCode, town } = location.address
  const hours = openingHoursOf(location, 'showroom')
  return (
    <div className={styles.where} data-location={location.id} data-route={location.routeUrl}>
      <div className={styles.text}>
        <h3>
          <Link to={paths.location(location.id)}>{location.name}</Link>
        </h3>
        <p>{`${street}, ${postalCode} ${town}`}</p>
        <p className={styles.now}>
          <OpenNow hours={hours} />
        </p>
        {hours && !isPrinting ? (
          <WeekHours
            hours={hours}
            onShow={() =>
              track({ event: 'click_vehicle_show_openinghours', vehicle_id: vehicle.id, location_id: location.id })
            }
          />
        ) : (
          <HoursTable hours={hours} />
        )}
        <p className="printonly">{formatMessage({ id: 'vehicle.printPhone' }, { phone: location.phone })}</p>
        <div className={`noprint ${styles.buttons}`}>
          <BookingButton
            plugin={{
              make: vehicle.brandId,
              location: location.id,
              product_category: 'sales',
              product_category_hidden: true,
            }}
            fallback={paths.vehicleView(vehicleSlug(vehicle), 'testDrive')}
            subject={{ vehicleId: vehicle.id }}
            sites={[location]}
            message={formatMessage(
              { id: 'vehicle.visitMessage' },
              { name: `${vehicle.brandName} ${vehicle.modelName}` },
            )}
            variant="secondary"
            size="small"
            icon={<Glyph of={CalendarDays} size={16} />}
          >
            {formatMessage({ id: 'booking.title' })}
          </BookingButton>
          <Button to={telHref(location.phone)} variant="secondary" size="small" icon={<Glyph of={Phone} size={16} />}>
            {formatMessage({ id: 'location.call' })}
          </Button>
          <Button to={location.routeUrl} variant="secondary" size="small" icon={<Glyph of={Navigation} size={16} />}>
            {formatMessage({ id: 'location.route' })}
          </Button>
        </div>
      </div>
      <div className={`noprint ${styles.map}`}>
        <PlaceMap location={location} />
      </div>
    </div>
  )
}
