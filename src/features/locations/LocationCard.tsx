import { useIntl } from 'react-intl'
import { cx } from '../../components/ui/cx'
import { Link } from '../../components/ui/Link'
import { paths } from '../../config/segments'
import type { LocationSummary } from '../../domain/content/story-data'
import { openingHoursOf } from '../../domain/location/opening-hours'
import * as styles from './location-page.module.css'
import { OpenNow } from './OpenNow'
import { telHref } from '../../domain/format/tel-href'

interface Props {
  location: LocationSummary
  /** Number of its pin on the map. */
  number: number
  /** How far it is from the visitor; null where nobody asked. */
  km?: number | null
  /** The make that was asked for: the dealership is shown as that make’s. */
  brandId?: string | null
  /** Whether its mark on the map is pointed at. */
  isPointed?: boolean
  /** Told its id while somebody points at it or has the focus in it, and null after. */
  onPoint?: (id: string | null) => void
}

/** A dealership in a list beside the map. */
export const LocationCard = ({ location, number, km = null, brandId = null, isPointed = false, onPoint }: Props) => {
  const { id, name, address, phone } = location
  const { formatMessage } = useIntl()
  return (
    <li
      className={cx(styles.card, isPointed && styles.isPointed)}
      data-location={id}
      onPointerEnter={() => onPoint?.(id)}
      onPointerLeave={() => onPoint?.(null)}
      onFocus={() => onPoint?.(id)}
      onBlur={() => onPoint?.(null)}
    >
      <span aria-hidden>{number}</span>
      <div>
        <h2>
          <Link to={brandId === null ? paths.location(id) : paths.brandLocation(brandId, id)}>{name}</Link>
        </h2>
        <p>{`${address.street}, ${address.postalCode} ${address.town}`}</p>
        <p>
          <OpenNow hours={openingHoursOf(location, 'showroom')} fallback={formatMessage({ id: 'location.see' })} />
        </p>
      </div>
      <div className={styles.side}>
        <a href={telHref(phone)}>{phone}</a>
        {km !== null && <p>{formatMessage({ id: 'overview.near.away' }, { km: Math.round(km) })}</p>}
      </div>
    </li>
  )
}
