import { graphql } from 'gatsby'
import type { PageProps } from 'gatsby'
import { useIntl } from 'react-intl'
import { Seo } from '../components/seo/Seo'
import { Breadcrumbs } from '../components/ui/Breadcrumbs'
import type { BrandSummary, VehicleSummary } from '../domain/content/story-data'
import type { Employee, Location } from '../domain/location/types'
import { rememberLocation } from '../features/analytics/tracking-caches'
import { useTrackView } from '../features/analytics/use-track-view'
import { locationCrumbs, useLocationSeo } from '../features/locations/location-seo'
import { LocationDetail } from '../features/locations/LocationDetail'

interface Data {
  location: Location
  brands: BrandSummary[]
  employees: Employee[]
  vehicles: VehicleSummary[]
}

interface Context {
  /** The brand below whose address the page stands; null on the dealership’s own. */
  brandKey: string | null
}

/** `/concessions/{location}` and `/{brand}/locations/{location}` */
const LocationPage = ({
  data: { location, brands, employees, vehicles },
  pageContext: { brandKey },
}: PageProps<Data, Context>) => {
  const { formatMessage } = useIntl()
  useTrackView({ event: 'view_location_detail', location_id: location.id }, () => rememberLocation(location))
  const brand = brands.find(({ id }) => id === brandKey) ?? null
  return (
    <>
      <Seo {...useLocationSeo(location, brand)} />
      <div className="wrap">
        <Breadcrumbs items={locationCrumbs(location, brand, formatMessage)} />
      </div>
      <LocationDetail location={location} brand={brand} brands={brands} employees={employees} vehicles={vehicles} />
    </>
  )
}

export default LocationPage

export const query = graphql`
  query LocationPage($locationKey: String!, $brandKeys: [String!]!, $employeeKeys: [String!]!, $vehicleKeys: [Int!]!) {
    location: dealerLocation(key: { eq: $locationKey }) {
      id: key
      name
      address {
        street
        postalCode
        town
        country
      }
      latitude
      longitude
      phone
      whatsapp
      email
      vatNumber
      iban
      routeUrl
      description
      services
      brandIds
      ...OpeningHours
      photos {
        ...Photo
      }
    }
    brands: dealerBrands(keys: $brandKeys) {
      ...BrandSummary
    }
    employees: dealerEmployees(keys: $employeeKeys) {
      ...Employee
    }
    vehicles: dealerVehicleCards(keys: $vehicleKeys) {
      ...VehicleCard
    }
  }
`
