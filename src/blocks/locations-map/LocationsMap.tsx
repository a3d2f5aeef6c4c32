import { useId } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../components/ui/Icon'
import { Link } from '../../components/ui/Link'
import { paths } from '../../config/segments'
import type { LocationsMapBlock } from '../../domain/content/types'
import { openingHoursOf } from '../../domain/location/opening-hours'
import { CountryMap } from '../../features/locations/CountryMap'
import { OpenNow } from '../../features/locations/OpenNow'
import type { BlockProps } from '../block-props'
import { useStoryData } from '../story-data'
import * as styles from './LocationsMap.module.css'

/** The dealerships as a list with what is open now, beside the drawn map of the country. */
export const LocationsMap = ({ block: { title, intro } }: BlockProps<LocationsMapBlock>) => {
  const { formatMessage } = useIntl()
  const { locations } = useStoryData()
  const id = useId()
  if (locations.length === 0) return null
  const places = locations.map((location) => ({
    ...location,
    label: location.address.town,
    to: paths.location(location.id),
  }))
  return (
    <section className={`ink ${styles.section}`} aria-labelledby={id}>
      <div className="wrap">
        <div className={styles.text}>
          <h2 id={id}>{title}</h2>
          <p>{intro}</p>
          <ul className="num">
            {locations.map((location, index) => (
              <li key={location.id}>
                <Link to={paths.location(location.id)}>
                  <span aria-hidden="true">{index + 1}</span>
                  <div>
                    <b>{location.address.town}</b>
                    <small>{location.address.street}</small>
                  </div>
                  <div className={styles.hours}>
                    <OpenNow hours={openingHoursOf(location, 'showroom')} />
                  </div>
                  <Icon name="chevron-right" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.map}>
          <CountryMap
            places={places}
            title={formatMessage({ id: 'location.mapAll' }, { count: locations.length })}
            current={locations[0]?.id}
            onDark
          />
        </div>
      </div>
    </section>
  )
}
