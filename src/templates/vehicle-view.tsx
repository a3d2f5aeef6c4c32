import type { PageProps } from 'gatsby'
import type { VehicleView } from '../domain/routes/paths'
import { VehicleViewPage } from '../features/vehicle/VehicleViewPage'

interface Context {
  view: 'detail' | VehicleView
  /** Address of this very page. */
  shell: string
}

/**
 * Forms, calculator and brand-scoped detail of a vehicle: one client-only page for each address pattern. The host answers
 * a direct visit with the vehicle’s own page, which then moves here.
 */
const VehicleViewTemplate = ({ params, pageContext: { view, shell } }: PageProps<object, Context>) => (
  <VehicleViewPage view={view} slug={params.vehicle ?? null} brand={params['brand'] ?? null} shell={shell} />
)

export default VehicleViewTemplate
