import { graphql } from 'gatsby'
import type { PageProps } from 'gatsby'
import { useIntl } from 'react-intl'
import { Seo } from '../components/seo/Seo'
import { Breadcrumbs } from '../components/ui/Breadcrumbs'
import { publicConfig } from '../config/public'
import { paths } from '../config/segments'
import type { ListedLease, ModelListing } from '../domain/catalogue/model-list'
import type { BrandSummary } from '../domain/content/story-data'
import { breadcrumbJsonLd } from '../domain/seo/json-ld'
import { BrandModels } from '../features/models/BrandModels'
import type { MessageId } from '../intl/message-id'

interface Data {
  brand: BrandSummary
  models: ModelListing[]
  leases: ListedLease[]
}

interface Context {
  variant: 'models' | 'all'
  stockByModel: Record<string, number>
}

/** `/{brand}/models` and `/{brand}/tous-les-modeles` */
const BrandModelsPage = ({
  data: { brand, models, leases },
  pageContext: { variant, stockByModel },
}: PageProps<Data, Context>) => {
  const { formatMessage } = useIntl()
  const text = (id: MessageId) => formatMessage({ id }, { brand: brand.name, count: models.length })
  const all = variant === 'all'
  const crumbs = [
    { label: text('vehicle.home'), path: paths.home },
    { label: brand.name, path: paths.brand(brand.id) },
    { label: text(all ? 'model.allModels' : 'model.models') },
  ]
  return (
    <>
      <Seo
        title={text(all ? 'model.metaTitleAll' : 'model.metaTitleModels')}
        description={text(all ? 'model.metaDescriptionAll' : 'model.metaDescriptionModels')}
        path={all ? paths.brandAllModels(brand.id) : paths.brandModels(brand.id)}
        jsonLd={[breadcrumbJsonLd(crumbs, publicConfig.siteUrl)]}
      />
      <div className="wrap">
        <Breadcrumbs items={crumbs} />
      </div>
      <BrandModels brand={brand} models={models} leases={leases} stockByModel={stockByModel} variant={variant} />
    </>
  )
}

export default BrandModelsPage

export const query = graphql`
  query BrandModelsPage($brandKey: String!, $modelKeys: [String!]!, $offerKeys: [String!]!) {
    brand: dealerBrand(key: { eq: $brandKey }) {
      ...BrandSummary
    }
    models: dealerModels(keys: $modelKeys) {
      ...ModelSummary
      trims {
        id
        fuel
        transmission
        driveType
        powerHp
        electricRange
        seatCount
        price
        fuelConsumption
        powerConsumption
        co2
      }
    }
    leases: dealerLeaseOffers(keys: $offerKeys) {
      id: key
      kind
      modelId
      trimId
      monthlyPrice
      taxIncluded
      duration
      annualMileage
      deposit
      establishmentFee
      completePrice
    }
  }
`
