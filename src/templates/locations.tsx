import { graphql } from 'gatsby'
import type { PageProps } from 'gatsby'
import { useIntl } from 'react-intl'
import { Seo } from '../components/seo/Seo'
import { Breadcrumbs } from '../components/ui/Breadcrumbs'
import { publicConfig } from '../config/public'
import { paths } from '../config/segments'
import { breadcrumbJsonLd } from '../domain/seo/json-ld'
import { rememberLocation } from '../features/analytics/tracking-caches'
import { useTrackView } from '../features/analytics/use-track-view'
import { LocationList } from '../features/locations/LocationList'
import type { ListedBrand, ListedLocation } from '../features/locations/use-location-list'
import type { MessageId } from '../intl/message-id'

interface Data {
  locations: ListedLocation[]
  brands: ListedBrand[]
}

/** `/concessions` */
const LocationsPage = ({ data: { locations, brands } }: PageProps<Data>) => {
  const { formatMessage } = useIntl()
  useTrackView({ event: 'view_location_overview' }, () => locations.forEach(rememberLocation))
  const towns = locations.map(({ address }) => address.town).join(', ')
  const text = (id: MessageId) => formatMessage({ id }, { count: locations.length, towns })
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
        <LocationList locations={locations} brands={brands} />
      </div>
    </>
  )
}

export default LocationsPage

export const query = graphql`
  query LocationsPage($locationKeys: [String!]!, $brandKeys: [String!]!) {
    locations: dealerLocations(keys: $locationKeys) {
      ...LocationSummary
      brandIds
      services
      routeUrl
    }
    brands: dealerBrands(keys: $brandKeys) {
      id: key
      name
    }
  }
`
