import { graphql } from 'gatsby'
import type { PageProps } from 'gatsby'
import { useIntl } from 'react-intl'
import { Seo } from '../components/seo/Seo'
import { Breadcrumbs } from '../components/ui/Breadcrumbs'
import type { LeaseOfferSummary, LocationSummary, VehicleSummary } from '../domain/content/story-data'
import type { Model } from '../domain/model/types'
import { rememberModel } from '../features/analytics/tracking-caches'
import { useTrackView } from '../features/analytics/use-track-view'
import { modelCrumbs, useModelSeo } from '../features/models/model-seo'
import { ModelDetail } from '../features/models/ModelDetail'

interface Data {
  model: Model
  offers: LeaseOfferSummary[]
  vehicles: VehicleSummary[]
  locations: LocationSummary[]
}

interface Context {
  vehicleTotal: number
}

/** `/{brand}/models/{model}` */
const ModelPage = ({
  data: { model, offers, vehicles, locations },
  pageContext: { vehicleTotal },
}: PageProps<Data, Context>) => {
  const { formatMessage } = useIntl()
  useTrackView({ event: 'view_vehicle_model_detail', model_id: model.id }, () => rememberModel(model))
  return (
    <>
      <Seo {...useModelSeo(model, 'model')} />
      <div className="wrap">
        <Breadcrumbs items={modelCrumbs(model, 'model', formatMessage)} />
      </div>
      <ModelDetail
        model={model}
        offers={offers}
        vehicles={vehicles}
        vehicleTotal={vehicleTotal}
        locations={locations}
      />
    </>
  )
}

export default ModelPage

/** Every field of a model, for each of its pages. */
export const modelFragment = graphql`
  fragment ModelFields on DealerModel {
    id: key
    brandId
    brandName
    slug
    name
    category
    bodyStyle
    tagline
    description
    modelYear
    length
    width
    height
    bootVolume
    photos {
      ...Photo
    }
    trims {
      id
      name
      engine
      fuel
      transmission
      gears
      driveType
      powerHp
      powerKw
      cylinderCapacity
      batteryCapacity
      electricRange
      fuelConsumption
      powerConsumption
      co2
      energyClass
      emissionsClass
      towingWeight
      kerbWeight
      maxWeight
      seatCount
      doorCount
      price
      standardEquipment
    }
    downloads {
      label
      url
      size
    }
    fromPrice
  }
`

export const query = graphql`
  query ModelPage($modelKey: String!, $offerKeys: [String!]!, $vehicleKeys: [Int!]!, $locationKeys: [String!]!) {
    model: dealerModel(key: { eq: $modelKey }) {
      ...ModelFields
    }
    offers: dealerLeaseOffers(keys: $offerKeys) {
      ...LeaseOfferSummary
    }
    vehicles: dealerVehicleCards(keys: $vehicleKeys) {
      ...VehicleCard
    }
    locations: dealerLocations(keys: $locationKeys) {
      ...LocationSummary
    }
  }
`
