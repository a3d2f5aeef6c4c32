import { graphql } from 'gatsby'
import type { PageProps } from 'gatsby'
import { useIntl } from 'react-intl'
import { Seo } from '../components/seo/Seo'
import { Breadcrumbs } from '../components/ui/Breadcrumbs'
import type { LeaseOfferSummary, VehicleSummary } from '../domain/content/story-data'
import type { Model } from '../domain/model/types'
import { rememberModel } from '../features/analytics/tracking-caches'
import { useTrackView } from '../features/analytics/use-track-view'
import { modelCrumbs, useModelSeo } from '../features/models/model-seo'
import { ModelLanding } from '../features/models/ModelLanding'

interface Data {
  model: Model
  offers: LeaseOfferSummary[]
  vehicles: VehicleSummary[]
}

interface Context {
  variant: 'brand' | 'utility'
  vehicleTotal: number
}

/** `/{brand}/{model}` and `/vehicules-utilitaires/{brand}-utilitaires/{model}` */
const ModelLandingPage = ({
  data: { model, offers, vehicles },
  pageContext: { variant, vehicleTotal },
}: PageProps<Data, Context>) => {
  const { formatMessage } = useIntl()
  useTrackView({ event: 'view_vehicle_model_detail', model_id: model.id }, () => rememberModel(model))
  const name = `${model.brandName} ${model.name}`
  const title = formatMessage(
    { id: variant === 'utility' ? 'model.landingTitleUtility' : 'model.landingTitle' },
    { name },
  )
  return (
    <>
      <Seo {...useModelSeo(model, variant)} />
      <div className="wrap">
        <Breadcrumbs items={modelCrumbs(model, variant, formatMessage)} />
      </div>
      <ModelLanding model={model} title={title} offers={offers} vehicles={vehicles} vehicleTotal={vehicleTotal} />
    </>
  )
}

export default ModelLandingPage

export const query = graphql`
  query ModelLandingPage($modelKey: String!, $offerKeys: [String!]!, $vehicleKeys: [Int!]!) {
    model: dealerModel(key: { eq: $modelKey }) {
      ...ModelFields
    }
    offers: dealerLeaseOffers(keys: $offerKeys) {
      ...LeaseOfferSummary
    }
    vehicles: dealerVehicleCards(keys: $vehicleKeys) {
      ...VehicleCard
    }
  }
`
