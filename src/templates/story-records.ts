import { graphql } from 'gatsby'

/** What the blocks of a page show, by the keys in its context: see `storyDataOf`. */
export const storyRecordsFragment = graphql`
  fragment StoryRecords on Query {
    vehicles: dealerVehicleCards(keys: $vehicleKeys) {
      ...VehicleCard
    }
    models: dealerModels(keys: $modelKeys) {
      ...ModelSummary
    }
    offers: dealerLeaseOffers(keys: $offerKeys) {
      ...LeaseOfferSummary
    }
    articles: stories(paths: $articlePaths) {
      ...ArticleSummary
    }
    brands: dealerBrands(keys: $brandKeys) {
      ...BrandSummary
    }
    locations: dealerLocations(keys: $locationKeys) {
      ...LocationSummary
      brandIds
    }
    employees: dealerEmployees(keys: $employeeKeys) {
      ...Employee
    }
  }
`
