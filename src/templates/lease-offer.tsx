import { graphql } from 'gatsby'
import type { PageProps } from 'gatsby'
import { useIntl } from 'react-intl'
import { Seo } from '../components/seo/Seo'
import { Breadcrumbs } from '../components/ui/Breadcrumbs'
import type { LeaseOfferSummary } from '../domain/content/story-data'
import type { LeaseOffer } from '../domain/model/types'
import { rememberLeaseVehicle } from '../features/analytics/tracking-caches'
import { useTrackView } from '../features/analytics/use-track-view'
import type { FormSite } from '../features/enquiry/props'
import { LeaseOfferDetail } from '../features/lease/LeaseOfferDetail'
import { leaseOfferCrumbs, useLeaseOfferSeo } from '../features/lease/lease-offer-seo'

interface Data {
  offer: LeaseOffer & { model: { slug: string } | null }
  locations: FormSite[]
  similar: LeaseOfferSummary[]
}

/** `/private-lease/{offer}` and `/business-lease/{offer}` */
const LeaseOfferPage = ({ data: { offer, locations, similar } }: PageProps<Data>) => {
  const { formatMessage } = useIntl()
  useTrackView({ event: 'view_lease_vehicle_detail', lease_vehicle_id: offer.id }, () => rememberLeaseVehicle(offer))
  return (
    <>
      <Seo {...useLeaseOfferSeo(offer)} />
      <div className="wrap">
        <Breadcrumbs items={leaseOfferCrumbs(offer, formatMessage)} />
      </div>
      <LeaseOfferDetail offer={offer} modelSlug={offer.model?.slug ?? null} locations={locations} similar={similar} />
    </>
  )
}

export default LeaseOfferPage

export const query = graphql`
  query LeaseOfferPage($offerKey: String!, $similarKeys: [String!]!, $locationKeys: [String!]!) {
    offer: dealerLeaseOffer(key: { eq: $offerKey }) {
      id: key
      kind
      modelId
      brandId
      brandName
      modelName
      trimId
      variant
      colour
      photos {
        ...Photo
      }
      monthlyPrice
      taxIncluded
      duration
      annualMileage
      deposit
      establishmentFee
      completePrice
      standardEquipment
      terms {
        label
        included
      }
      specs {
        ...LeaseSpecs
      }
      validUntil
      model {
        slug
      }
    }
    locations: dealerLocations(keys: $locationKeys) {
      ...FormSite
    }
    similar: dealerLeaseOffers(keys: $similarKeys) {
      ...LeaseOfferSummary
    }
  }
`
