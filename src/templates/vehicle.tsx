import { graphql } from 'gatsby'
import type { PageProps } from 'gatsby'
import { Seo } from '../components/seo/Seo'
import type { VehicleSummary } from '../domain/content/story-data'
import type { Vehicle } from '../domain/vehicle/types'
import { rememberVehicle } from '../features/analytics/tracking-caches'
import { useTrackView } from '../features/analytics/use-track-view'
import { VehicleDetailView } from '../features/vehicle/VehicleDetailView'
import { useVehicleSeo } from '../features/vehicle/vehicle-seo'
import { VehicleFrame } from '../features/vehicle/view-shell/VehicleFrame'
import { ViewShells } from '../features/vehicle/view-shell/ViewShells'
import type { Dealership } from '../features/vehicle/WhereToSee'

interface Data {
  vehicle: Vehicle & { location: Dealership | null }
  similar: VehicleSummary[]
}

/** `/stock/{vehicle}` */
const VehiclePage = ({ data: { vehicle, similar } }: PageProps<Data>) => {
  const { location } = vehicle
  useTrackView({ event: 'view_vehicle_detail', vehicle_id: vehicle.id }, () => rememberVehicle(vehicle))
  return (
    <VehicleFrame>
      <Seo {...useVehicleSeo(vehicle, location)} />
      <ViewShells vehicle={vehicle} location={location} similar={[]} />
      <VehicleDetailView vehicle={vehicle} location={location} similar={similar} />
    </VehicleFrame>
  )
}

export default VehiclePage

export const query = graphql`
  query VehiclePage($vehicleKey: Int!, $similarKeys: [Int!]!) {
    vehicle: dealerVehicle(key: { eq: $vehicleKey }) {
      id: key
      brandId
      modelId
      brandName
      modelName
      variant
      category
      condition
      bodyStyle
      fuel
      transmission
      gears
      driveType
      drivenAxles
      mileage
      firstRegistration
      registrationYear
      colour
      colourName
      interiorColour
      interiorMaterial
      seatCount
      doorCount
      powerHp
      powerKw
      cylinderCapacity
      electricRange
      batteryCapacity
      fuelConsumption
      powerConsumption
      co2
      energyClass
      emissionsClass
      towingWeight
      maxWeight
      kerbWeight
      vatReportable
      warrantyMonths
      licensePlate
      vin
      equipment {
        group
        label
        highlight
      }
      photos {
        ...Photo
      }
      locationId
      description
      listedAt
      updatedAt
      prices {
        ...Price
      }
      discount {
        label
        amount
        listPrice
      }
      availability
      location {
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
        email
        routeUrl
        showroomHours {
          ...Hours
        }
        specialHours {
          ...SpecialHours
        }
      }
    }
    similar: dealerVehicleCards(keys: $similarKeys) {
      ...VehicleCard
    }
  }
`
