import { useId } from 'react'
import { Icon } from '../../../components/ui/Icon'
import { useSteady } from '../../../components/ui/use-steady'
import { formatNumber } from '../../../domain/format/number'
import { distancesFrom, nearOf, positionOf, RADII, USUAL_RADIUS } from '../../../domain/location/near'
import type { Near } from '../../../domain/location/near'
import type { FacetCounts } from '../../../domain/stock-search/engine/search-result'
import type { Words } from './describe-filters'
import * as styles from './filters.module.css'
import type { OverviewPlaces } from './places'
import { TypedSelect } from './TypedSelect'
import { usePosition } from './use-position'

interface Props {
  places: OverviewPlaces
  near: Near | null
  /** By dealership: what would be found anywhere. Null until the stock is there. */
  nearby: FacetCounts | null
  /** The stock cannot be read. */
  isOff: boolean
  words: Words
  onChange: (near: Near | null) => void
}

/** A place and how far around it: each radius with what it would give. */
export const DistanceFilter = ({ places, near, nearby, isOff, words: { text }, onChange }: Props) => {
  const id = useId()
  const { dealerships, towns } = places.choices
  const choose = useSteady((place: string) => onChange(nearOf(place, near?.radius ?? USUAL_RADIUS, places)))
  const position = usePosition(choose)
  const isHere = near !== null && places.labels[near.place] === undefined && positionOf(near.place) !== null
  const distances = near ? distancesFrom(near.place, places) : new Map<string, number>()
  const countWithin = (radius: number): number =>
    (nearby?.options ?? []).reduce(
      (sum, site, at) => ((distances.get(site) ?? Infinity) <= radius ? sum + (nearby?.counts[at] ?? 0) : sum),
      0,
    )
  const radii =
    near && !RADII.some((radius) => radius === near.radius) ? [...RADII, near.radius].sort((a, b) => a - b) : RADII
  return (
    <div className={styles.near}>
      <label htmlFor={id}>{text('near.place')}</label>
      <div>
        <TypedSelect id={id} value={near?.place ?? ''} disabled={isOff} onChange={choose}>
          <option value="">{text('near.anywhere')}</option>
          {isHere && <option value={near.place}>{text('near.here')}</option>}
          <optgroup label={text('near.dealerships')}>
            {dealerships.map((place) => (
              <option key={place.id} value={place.id}>
                {place.label}
              </option>
            ))}
          </optgroup>
          <optgroup label={text('near.towns')}>
            {towns.map((place) => (
              <option key={place.id} value={place.id}>
                {place.label}
              </option>
            ))}
          </optgroup>
        </TypedSelect>
        <Icon name="chevron-down" size={16} />
      </div>
      <button type="button" className={styles.more} disabled={isOff} onClick={position.ask}>
        {text('near.locate')}
      </button>
      <p className={styles.hint} role="status">
        {position.state === 'idle' ? '' : text(`near.${position.state}`)}
      </p>
      {isHere && <p className={styles.hint}>{text('near.private')}</p>}
      {near && (
        <fieldset className={styles.options}>
          <legend>{text('near.radius')}</legend>
          <ul>
            {radii.map((radius) => {
              const [isChosen, count] = [near.radius === radius, countWithin(radius)]
              const isImpossible = nearby !== null && count === 0 && !isChosen
              return (
                <li key={radius} className={isImpossible ? styles.dim : undefined}>
                  <label>
                    <input
                      type="radio"
                      name={`${id}-radius`}
                      checked={isChosen}
                      disabled={isImpossible}
                      onChange={() => onChange(nearOf(near.place, radius, places))}
                    />
                    <span>{text('near.km', { radius })}</span>
                    {nearby !== null && <small>{formatNumber(count)}</small>}
                  </label>
                </li>
              )
            })}
          </ul>
        </fieldset>
      )}
    </div>
  )
}
