import { VehicleBelowBrand } from '../features/vehicle/VehicleBelowBrand'
import { VehicleViewPage } from '../features/vehicle/VehicleViewPage'
import { viewProps } from '../features/vehicle/view-props'
import type { ViewPageProps } from '../features/vehicle/view-props'

/**
 * A vehicle below its brand: a client-only page like those of its forms (`vehicle-view.tsx`). It is shown to who goes back to
 * such an address from another page; a direct visit shows the vehicle's own page there (`load-below-brand.ts`).
 */
const VehicleBrandTemplate = (page: ViewPageProps<'detail'>) => (
  <VehicleViewPage {...viewProps(page)} Body={VehicleBelowBrand} />
)

export default VehicleBrandTemplate
