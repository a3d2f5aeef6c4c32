import { useIntl } from 'react-intl'
import { paths } from '../../config/segments'
import { site } from '../../config/site'
import type { LocationSummary } from '../../domain/content/story-data'
import { CountryMap } from './CountryMap'
import * as page from '../page/page.module.css'
import * as styles from './location-page.module.css'
import { LocationCard } from './LocationCard'

interface Props {
  locations: LocationSummary[]
}

/** Every dealership beside the map of the country. */
export const LocationList = ({ locations }: Props) => {
  const { formatMessage } = useIntl()
  const text = (id: string) => formatMessage({ id }, { count: locations.length, phone: site.phone })
  return (
    <>
      <header className={page.head}>
        <h1>{text('location.title')}</h1>
        <p>{locations.length > 0 ? text('location.intro') : `${text('location.empty')}. ${text('location.emptyText')}`}</p>
      </header>
      {locations.length > 0 && (
        <div className={styles.list}>
          <ul>
            {locations.map((location, index) => (
              <LocationCard key={location.id} location={location} number={index + 1} />
            ))}
          </ul>
          <div className={styles.map}>
            <CountryMap
              title={text('location.mapAll')}
              places={locations.map((location) => ({ ...location, label: location.address.town, to: paths.location(location.id) }))}
            />
          </div>
        </div>
      )}
    </>
  )
}
