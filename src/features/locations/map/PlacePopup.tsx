import { useIntl } from 'react-intl'
import { Link } from '../../../components/ui/Link'
import { telHref } from '../../../domain/format/tel-href'
import { openingHoursOf } from '../../../domain/location/opening-hours'
import { dayHoursWithComment } from '../../../domain/location/hours-text'
import { OpenNow } from '../OpenNow'
import { useNow } from '../use-now'
import * as styles from './interactive-map.module.css'
import type { MapPlace } from './map-places'

/** Popup of a dealership: its address, today's hours, phone number and route. */
export const PlacePopup = ({ place: { location, to } }: { place: MapPlace }) => {
  const intl = useIntl()
  const { formatMessage } = intl
  const { id, name, address, phone, routeUrl } = location
  const hours = openingHoursOf(location, 'showroom')
  const now = useNow()
  return (
    <div data-location={id} data-route={routeUrl}>
      <p>
        <Link to={to} className={styles.name}>
          {name}
        </Link>
      </p>
      <p>{`${address.street}, ${address.postalCode} ${address.town}`}</p>
      <p>
        <OpenNow hours={hours} />
      </p>
      {hours && now && (
        <p>{formatMessage({ id: 'location.todayHours' }, { hours: dayHoursWithComment(hours, now.date, intl) })}</p>
      )}
      <p className={styles.ways}>
        <a href={telHref(phone)}>{phone}</a>
        <a href={routeUrl} target="_blank" rel="noreferrer">
          {formatMessage({ id: 'location.route' })}
        </a>
      </p>
    </div>
  )
}
