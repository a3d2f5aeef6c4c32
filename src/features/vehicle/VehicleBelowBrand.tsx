import { Seo } from '../../components/seo/Seo'
import type { VehiclePageData } from '../../domain/vehicle/parse-page-data'
import { useVehicleSeo } from './vehicle-seo'
import { VehicleDetailView } from './VehicleDetailView'

/** A vehicle at its address below a brand, with the head of its own page. */
export const VehicleBelowBrand = (data: VehiclePageData) => (
  <>
    <Seo {...useVehicleSeo(data.vehicle, data.location)} />
    <VehicleDetailView {...data} />
  </>
)
