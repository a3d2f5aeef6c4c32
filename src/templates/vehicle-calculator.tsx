import type { CalculatorView } from '../features/finance/CalculatorNav'
import { VehicleCalculator } from '../features/vehicle/VehicleCalculator'
import { VehicleViewPage } from '../features/vehicle/VehicleViewPage'
import { viewProps } from '../features/vehicle/view-props'
import type { ViewPageProps } from '../features/vehicle/view-props'

/** Calculators of a vehicle, with client-only pages like those of its forms (`vehicle-view.tsx`). */
const VehicleCalculatorTemplate = (page: ViewPageProps<CalculatorView>) => (
  <VehicleViewPage {...viewProps(page)} Body={VehicleCalculator} />
)

export default VehicleCalculatorTemplate
