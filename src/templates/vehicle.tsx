import { graphql } from 'gatsby'
import type { PageProps } from 'gatsby'
import { useIntl } from 'react-intl'
import { Breadcrumbs } from '../components/ui/Breadcrumbs'
import { Seo } from '../components/seo/Seo'
import type { VehicleSummary } from '../domain/content/story-data'
import type { Vehicle } from '../domain/vehicle/types'
import { rememberVehicle } from '../features/analytics/tracking-caches'
import { useTrackView } from '../features/analytics/use-track-view'
import { RecentStrip } from '../features/recent/RecentStrip'
import { useRememberView } from '../features/recent/use-remember-view'
import { VehicleDetail } from '../features/vehicle/VehicleDetail'
import { useVehicleSeo, vehicleCrumbs } from '../features/vehicle/vehicle-seo'
import type { Dealership } from '../features/vehicle/WhereToSee'

interface Data {
  vehicle: Vehicle & { location: Dealership | null }
  similar: VehicleSummary[]
}

/** `/stock/{vehicle}` */
const VehiclePage = ({ data: { vehicle, similar } }: PageProps<Data>) => {
  const { formatMessage } = useIntl()
  useRememberView(vehicle)
  useTrackView({ event: 'view_vehicle_detail', vehicle_id: vehicle.id }, () => rememberVehicle(vehicle))
  return (
    <>
      <Seo {...useVehicleSeo(vehicle, vehicle.location)} />
      <div className="wrap noprint">
        <Breadcrumbs items={vehicleCrumbs(vehicle, formatMessage)} />
      </div>
      <VehicleDetail vehicle={vehicle} location={vehicle.location} similar={similar} />
      <div className="noprint">
        <RecentStrip currentId={vehicle.id} />
      </div>
    </>
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
      }
    }
    similar: dealerVehicleCards(keys: $similarKeys) {
      ...VehicleCard
    }
  }
`
