import type { Paths } from '../../domain/routes/paths'
import { similarIndex } from '../../domain/vehicle/similar'
import type { Comparable } from '../../domain/vehicle/similar'
import { vehicleViews } from '../host-rules'
import type { Segments } from '../../domain/routes/segments'
import type { SiteData, VehicleFacts } from '../site-data'
import { listed } from './page-plan'
import type { PagePlan } from './page-plan'

const SIMILAR = 4

const comparable = ({ key, ...facts }: VehicleFacts): Comparable => ({ ...facts, id: key })

/** `/stock/{vehicle}`: one page for each vehicle, which depends on that vehicle and a few like it. */
export const vehiclePages = ({ vehicles }: SiteData, paths: Paths): PagePlan[] => {
  const similar = similarIndex(vehicles.map(comparable))
  return vehicles.map((vehicle) => ({
    path: paths.vehicle({ ...vehicle, id: vehicle.key }),
    template: 'vehicle',
    context: { vehicleKey: vehicle.key, similarKeys: similar(comparable(vehicle), SIMILAR) },
    sitemap: listed(vehicle.updatedAt),
  }))
}

/** Forms, calculator and brand-scoped addresses of a vehicle: one page for each kind (docs/decisions, vehicle sub-routes). */
export const vehicleViewPages = (segments: Segments): PagePlan[] =>
  vehicleViews(segments).map(({ view, pattern, shell }) => ({
    path: shell,
    matchPath: pattern,
    template: 'vehicle-view',
    context: { view },
    sitemap: null,
  }))

