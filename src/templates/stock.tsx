import { graphql } from 'gatsby'
import type { PageProps } from 'gatsby'
import { useIntl } from 'react-intl'
import { Seo } from '../components/seo/Seo'
import { Breadcrumbs } from '../components/ui/Breadcrumbs'
import { publicConfig } from '../config/public'
import { paths } from '../config/segments'
import type { BrandSummary, VehicleSummary } from '../domain/content/story-data'
import { breadcrumbJsonLd } from '../domain/seo/json-ld'
import type { StockCounts } from '../domain/vehicle/stock-counts'
import { RecentStrip } from '../features/recent/RecentStrip'
import type { OverviewLocation } from '../features/stock/overview/places'
import { StockOverview } from '../features/stock/StockOverview'
import type { MessageId } from '../intl/message-id'

interface Data {
  vehicles: VehicleSummary[]
  brands: BrandSummary[]
  locations: OverviewLocation[]
}

interface Context {
  total: number
  counts: StockCounts
}

/** `/stock` */
const StockPage = ({
  data: { vehicles, brands, locations },
  pageContext: { total, counts },
  location,
}: PageProps<Data, Context>) => {
  const { formatMessage } = useIntl()
  const text = (id: MessageId) => formatMessage({ id }, { total })
  const crumbs = [{ label: text('vehicle.home'), path: paths.home }, { label: text('stock.title') }]
  return (
    <>
      <Seo
        title={text('stock.metaTitle')}
        description={text('stock.metaDescription')}
        path={paths.stock}
        jsonLd={[breadcrumbJsonLd(crumbs, publicConfig.siteUrl)]}
      />
      <div className="wrap">
        <Breadcrumbs items={crumbs} />
        <StockOverview
          vehicles={vehicles}
          total={total}
          counts={counts}
          brands={brands}
          locations={locations}
          pathname={paths.stock}
          search={location.search}
        />
      </div>
      <RecentStrip />
    </>
  )
}

export default StockPage

export const query = graphql`
  query StockPage($vehicleKeys: [Int!]!, $brandKeys: [String!]!, $locationKeys: [String!]!) {
    vehicles: dealerVehicles(keys: $vehicleKeys) {
      ...VehicleSummary
    }
    brands: dealerBrands(keys: $brandKeys) {
      ...BrandSummary
    }
    locations: dealerLocations(keys: $locationKeys) {
      id: key
      name
      latitude
      longitude
      address {
        town
      }
    }
  }
`
