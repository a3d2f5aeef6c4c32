import { useIntl } from 'react-intl'
import { paths } from '../../config/segments'
import { CountryMap } from './CountryMap'
import * as styles from './location-page.module.css'
import type { ListedLocation, LocationListState } from './use-location-list'

interface Props {
  list: Pick<LocationListState, 'found' | 'query' | 'place' | 'total'>
  locations: readonly ListedLocation[]
  /** Id of the dealership that is pointed at in the list. */
  pointed: string | null
}

/** The map beside the list: its numbers are those of the list, what was not found stays as a small mark. */
export const FoundMap = ({ list: { found, query, place, total }, locations, pointed }: Props) => {
  const { formatMessage } = useIntl()
  const isFound = new Set(found.map(({ location }) => location.id))
  const shown = [...found.map(({ location }) => location), ...locations.filter(({ id }) => !isFound.has(id))]
  const title =
    found.length === total
      ? formatMessage({ id: 'location.mapAll' }, { count: total })
      : formatMessage({ id: 'location.mapFound' }, { count: found.length, total })
  return (
    <div className={styles.map}>
      <CountryMap
        title={title}
        current={place === null ? undefined : found[0]?.location.id}
        pointed={pointed}
        visitor={
          place === null
            ? undefined
            : { ...place, label: place.name ?? formatMessage({ id: 'location.search.youAreHere' }) }
        }
        places={shown.map((location) => ({
          ...location,
          label: location.address.town,
          to:
            query.brand !== null && isFound.has(location.id)
              ? paths.brandLocation(query.brand, location.id)
              : paths.location(location.id),
          isOut: !isFound.has(location.id),
        }))}
      />
    </div>
  )
}
