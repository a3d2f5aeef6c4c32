import { VehicleForm } from '../features/vehicle/VehicleForm'
import { VehicleViewPage } from '../features/vehicle/VehicleViewPage'
import { viewProps } from '../features/vehicle/view-props'
import type { ViewPageProps } from '../features/vehicle/view-props'

/**
 * Forms about a vehicle: one client-only page for each address pattern. The host answers a direct visit with the vehicle’s
 * own page, in which the shell of the form stands.
 */
const VehicleViewTemplate = (page: ViewPageProps<'interest' | 'testDrive'>) => (
  <VehicleViewPage {...viewProps(page)} Body={VehicleForm} />
)

export default VehicleViewTemplate
