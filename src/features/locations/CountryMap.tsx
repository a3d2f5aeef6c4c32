import { cx } from '../../components/ui/cx'
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
  /** Left out of what the numbers count: a small mark. These come last. */
  isOut?: boolean
}

interface Props {
  places: Place[]
  /** Describes the drawing to people who do not see it. */
  title: string
  /** Id of the place that stands out. */
  current?: string
  /** Id of the place that is pointed at elsewhere. */
  pointed?: string | null
  /** Where whoever looks at it is. */
  visitor?: Pick<Place, 'label' | 'latitude' | 'longitude'>
  onDark?: boolean
}

const VIEW = { left: -8, top: 8, width: MAP_SIZE.width + 110, height: MAP_SIZE.height - 2 }

/** Nearer than so much a visitor and a pin would cover each other. */
const CROWDED = 36

/** Width of a letter of a name. */
const LETTER = 10

/** Position of a name: right of its place, or left of it where the edge of the drawing would cut the name. */
const beside = (x: number, name: string, gap: number): { x: number; textAnchor?: 'end' } =>
  x + gap + name.length * LETTER > VIEW.left + VIEW.width ? { x: -gap, textAnchor: 'end' } : { x: gap }

/** Where a visitor is on the drawing; null beyond its edges. */
const onMap = (visitor: Props['visitor']): { x: number; y: number } | null => {
  const at = visitor && toMap(visitor)
  return at && at.x > VIEW.left && at.x < VIEW.left + VIEW.width && at.y > VIEW.top && at.y < VIEW.top + VIEW.height
    ? at
    : null
}

/** Numbered pins on a drawing of the country: no tiles, no third party, no consent needed. */
export const CountryMap = ({ places, title, current, pointed, visitor, onDark = false }: Props) => {
  const here = onMap(visitor)
  // Beside a pin there is room for a ring only.
  const isCrowded = here !== null && places.map(toMap).some(({ x, y }) => Math.hypot(x - here.x, y - here.y) < CROWDED)
  // What is in an image is said by nobody; pins that lead somewhere must not stand in one.
  const role = places.some(({ to }) => to) ? 'group' : 'img'
  return (
    <svg
      className={onDark ? styles.mapDark : styles.map}
      viewBox={`${VIEW.left} ${VIEW.top} ${VIEW.width} ${VIEW.height}`}
      role={role}
      aria-label={title}
    >
      <path className={styles.land} d={COUNTRY_OUTLINE} />
      <path className={styles.river} d={RIVER} />
      {here && visitor && (
        <g className={styles.visitor} transform={`translate(${here.x} ${here.y})`}>
          <circle className={isCrowded ? styles.around : styles.halo} r={isCrowded ? 26 : 34} />
          {!isCrowded && <circle r="9" />}
          {!isCrowded && (
            <text className={styles.place} {...beside(here.x, visitor.label, 18)} dy=".35em">
              {visitor.label}
            </text>
          )}
        </g>
      )}
      {places.map((place, index) => {
        const { x, y } = toMap(place)
        const isCurrent = place.id === current
        const pin = (
          <g
            className={cx(
              isCurrent ? styles.pinCurrent : place.isOut ? styles.pinOut : styles.pin,
              place.id === pointed && styles.pointed,
            )}
            transform={`translate(${x} ${y})`}
          >
            {isCurrent && !isCrowded && <circle className={styles.halo} r="34" />}
            <circle className={styles.dot} r={place.isOut ? 7 : 15} />
            <text className={styles.number} y="5">
              {places.length > 1 && !place.isOut ? index + 1 : ''}
            </text>
            <text className={styles.place} {...beside(x, place.label, place.isOut ? 15 : 24)} dy=".35em">
              {place.label}
            </text>
          </g>
        )
        return place.to ? (
          <Link key={place.id} to={place.to} tabIndex={-1} aria-hidden="true">
            {pin}
          </Link>
        ) : (
          <g key={place.id}>{pin}</g>
        )
      })}
    </svg>
  )
}
