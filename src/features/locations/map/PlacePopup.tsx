import { useIntl } from 'react-intl'
import { Link } from '../../../components/ui/Link'
import { telHref } from '../../../domain/format/tel-href'
import { openingHoursOf } from '../../../domain/location/opening-hours'
import { OpenNow } from '../OpenNow'
import type { MapPlace } from './map-places'

/** What a dealership's mark says: where it is, whether it is open, and the way there. */
export const PlacePopup = ({ place: { location, to } }: { place: MapPlace }) => {
  const { formatMessage } = useIntl()
  const { name, address, phone, routeUrl } = location
  return (
    <div data-location={location.id} data-route={routeUrl}>
      <p>
        <Link to={to}>{name}</Link>
      </p>
      <p>{`${address.street}, ${address.postalCode} ${address.town}`}</p>
      <p>
        <OpenNow hours={openingHoursOf(location, 'showroom')} />
      </p>
      <p>
        <a href={telHref(phone)}>{phone}</a>{' '}
        <a href={routeUrl} target="_blank" rel="noreferrer">
          {formatMessage({ id: 'location.route' })}
        </a>
      </p>
    </div>
  )
}
