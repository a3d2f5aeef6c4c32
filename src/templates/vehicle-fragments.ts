import { graphql } from 'gatsby'

/** What cards of vehicles show; see `fragments.ts`, whose `Photo` and `Price` they use. */
export const vehicleSummaryFragment = graphql`
  fragment VehicleSummary on DealerVehicle {
    id: key
    brandId
    modelId
    brandName
    modelName
    variant
    condition
    category
    bodyStyle
    mileage
    firstRegistration
    registrationYear
    fuel
    transmission
    powerHp
    energyClass
    locationId
    town
    photos(limit: 2) {
      ...Photo
    }
    prices {
      ...Price
    }
    discount {
      label
      amount
      listPrice
    }
    availability
  }
`

/** The same of a record that changes more rarely: what pages show that are not about the vehicle or the whole stock. */
export const vehicleCardFragment = graphql`
  fragment VehicleCard on DealerVehicleCard {
    id: key
    brandId
    modelId
    brandName
    modelName
    variant
    condition
    category
    bodyStyle
    mileage
    isMileageRounded
    firstRegistration
    registrationYear
    fuel
    transmission
    powerHp
    energyClass
    locationId
    town
    photos(limit: 2) {
      ...Photo
    }
    prices {
      ...Price
    }
    discount {
      label
      amount
      listPrice
    }
    availability
  }
`
