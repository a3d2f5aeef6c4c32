import { Link } from '../../components/ui/Link'
import { COUNTRY_OUTLINE, MAP_SIZE, RIVER, toMap } from '../../domain/location/country-outline'
import * as styles from './locations.module.css'

interface Place {
  id: string
  /** Short name beside the pin. */
  label: string
  latitude: number
  longitude: number
  /** Where the pin leads; without it, it is only drawn. */
  to?: string
}

interface Props {
  places: Place[]
  /** Describes the drawing to people who do not see it. */
  title: string
  /** Id of the place that stands out. */
  current?: string
  onDark?: boolean
}

/** Numbered pins on a drawing of the country: no tiles, no third party, no consent needed. */
export const CountryMap = ({ places, title, current, onDark = false }: Props) => (
  <svg
    className={onDark ? styles.mapDark : styles.map}
    viewBox={`-8 8 ${MAP_SIZE.width + 110} ${MAP_SIZE.height - 2}`}
    role="img"
    aria-label={title}
  >
    <path className={styles.land} d={COUNTRY_OUTLINE} />
    <path className={styles.river} d={RIVER} />
    {places.map((place, index) => {
      const { x, y } = toMap(place)
      const isCurrent = place.id === current
      const pin = (
        <g className={isCurrent ? styles.pinCurrent : styles.pin} transform={`translate(${x} ${y})`}>
          {isCurrent && <circle className={styles.halo} r="34" />}
          <circle r="15" />
          <text className={styles.number} y="5">{places.length > 1 ? index + 1 : ''}</text>
          <text className={styles.place} x="24" y="6">{place.label}</text>
        </g>
      )
      return place.to ? <Link key={place.id} to={place.to} tabIndex={-1} aria-hidden="true">{pin}</Link> : <g key={place.id}>{pin}</g>
    })}
  </svg>
)
