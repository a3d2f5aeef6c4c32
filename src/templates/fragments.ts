import { graphql } from 'gatsby'

/**
 * What cards show, one fragment for each summary type of `domain/content/story-data.ts`. Gatsby owns `id`, so a record
 * carries its own as `key`; the alias gives back the domain's shape. `photos(limit: 2)` and `town` are resolvers, so
 * that a card's page data holds no more than the card shows.
 */
export const photoFragment = graphql`
  fragment Photo on DealerPhoto {
    url
    alt
    width
    height
  }
`

export const priceFragment = graphql`
  fragment Price on DealerPriceRow {
    type
    totalPrice
    vatIncluded
    downPayment
    monthlyInstallment
    contractDuration
    annualDistance
    netLoanAmount
    remainingBalance
    interestRate
    borrowingRate
    fixedInterestPeriod
    installmentProtection
    bank
  }
`

export const modelSummaryFragment = graphql`
  fragment ModelSummary on DealerModel {
    id: key
    brandId
    brandName
    slug
    name
    category
    bodyStyle
    tagline
    photos(limit: 2) {
      ...Photo
    }
    fromPrice
  }
`

export const leaseSpecsFragment = graphql`
  fragment LeaseSpecs on DealerLeaseSpecs {
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
`

export const leaseOfferSummaryFragment = graphql`
  fragment LeaseOfferSummary on DealerLeaseOffer {
    id: key
    kind
    brandId
    brandName
    modelName
    variant
    photos(limit: 2) {
      ...Photo
    }
    monthlyPrice
    taxIncluded
    duration
    annualMileage
    deposit
    establishmentFee
    completePrice
    specs {
      ...LeaseSpecs
    }
    model {
      category
      bodyStyle
    }
  }
`

export const brandSummaryFragment = graphql`
  fragment BrandSummary on DealerBrand {
    id: key
    name
    logo
    sellsNew
  }
`

/** `title` of a story is what search engines show; its `headline` is the article's own title. */
export const articleSummaryFragment = graphql`
  fragment ArticleSummary on Story {
    path
    title: headline
    date
    category
    intro
    readingMinutes
    image {
      filename
      alt
      focus
    }
  }
`
