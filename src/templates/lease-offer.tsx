import { graphql } from 'gatsby'
import type { PageProps } from 'gatsby'
import { useIntl } from 'react-intl'
import { Seo } from '../components/seo/Seo'
import { Breadcrumbs } from '../components/ui/Breadcrumbs'
import type { LeaseOffer } from '../domain/model/types'
import { LeaseOfferDetail } from '../features/lease/LeaseOfferDetail'
import { leaseOfferCrumbs, useLeaseOfferSeo } from '../features/lease/lease-offer-seo'

interface Data {
  offer: LeaseOffer & { model: { slug: string } | null }
  locations: { id: string; name: string }[]
}

/** `/private-lease/{offer}` and `/business-lease/{offer}` */
const LeaseOfferPage = ({ data: { offer, locations } }: PageProps<Data>) => {
  const { formatMessage } = useIntl()
  return (
    <>
      <Seo {...useLeaseOfferSeo(offer)} />
      <div className="wrap">
        <Breadcrumbs items={leaseOfferCrumbs(offer, formatMessage)} />
      </div>
      <LeaseOfferDetail offer={offer} modelSlug={offer.model?.slug ?? null} locations={locations} />
    </>
  )
}

export default LeaseOfferPage

export const query = graphql`
  query LeaseOfferPage($offerKey: String!, $locationKeys: [String!]!) {
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
        fuel
        transmission
        powerHp
        cylinderCapacity
        fuelConsumption
        powerConsumption
        co2
        batteryCapacity
        electricRange
        energyClass
      }
      validUntil
      model {
        slug
      }
    }
    locations: dealerLocations(keys: $locationKeys) {
      id: key
      name
    }
  }
`
