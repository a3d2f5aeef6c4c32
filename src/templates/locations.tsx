import { graphql } from 'gatsby'
import type { PageProps } from 'gatsby'
import { useIntl } from 'react-intl'
import { Seo } from '../components/seo/Seo'
import { Breadcrumbs } from '../components/ui/Breadcrumbs'
import { publicConfig } from '../config/public'
import { paths } from '../config/segments'
import type { LocationSummary } from '../domain/content/story-data'
import { breadcrumbJsonLd } from '../domain/seo/json-ld'
import { rememberLocation } from '../features/analytics/tracking-caches'
import { useTrackView } from '../features/analytics/use-track-view'
import { LocationList } from '../features/locations/LocationList'

interface Data {
  locations: LocationSummary[]
}

/** `/concessions` */
const LocationsPage = ({ data: { locations } }: PageProps<Data>) => {
  const { formatMessage } = useIntl()
  useTrackView({ event: 'view_location_overview' }, () => locations.forEach(rememberLocation))
  const towns = locations.map(({ address }) => address.town).join(', ')
  const text = (id: string) => formatMessage({ id }, { count: locations.length, towns })
  const crumbs = [{ label: text('vehicle.home'), path: paths.home }, { label: text('location.title') }]
  return (
    <>
      <Seo
        title={text('location.metaTitleAll')}
        description={text('location.metaDescriptionAll')}
        path={paths.locations}
        jsonLd={[breadcrumbJsonLd(crumbs, publicConfig.siteUrl)]}
      />
      <div className="wrap">
        <Breadcrumbs items={crumbs} />
        <LocationList locations={locations} />
      </div>
    </>
  )
}

export default LocationsPage

export const query = graphql`
  query LocationsPage($locationKeys: [String!]!) {
    locations: dealerLocations(keys: $locationKeys) {
      ...LocationSummary
    }
  }
`
