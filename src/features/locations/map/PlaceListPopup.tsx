import { Link } from '../../../components/ui/Link'
import * as styles from './interactive-map.module.css'
import type { MapPlace } from './map-places'

/** Popup of dealerships that stand too close for any zoom: a link to each. */
export const PlaceListPopup = ({ places }: { places: readonly MapPlace[] }) => (
  <ul>
    {places.map(({ location, to }) => (
      <li key={location.id}>
        <Link to={to} className={styles.name}>
          {location.name}
        </Link>
      </li>
    ))}
  </ul>
)
