import type { Paths } from '../../domain/routes/paths'
import { createSimilar } from '../../domain/vehicle/similar'
import type { Comparable } from '../../domain/vehicle/similar'
import { vehicleViews } from '../host-rules'
import type { Segments } from '../../domain/routes/segments'
import type { SiteData, VehicleFacts } from '../site-data'
import { listed } from './page-plan'
import type { PagePlan } from './page-plan'

const SIMILAR = 4
const NONE: readonly number[] = []

const comparable = ({ key, ...facts }: VehicleFacts): Comparable => ({ ...facts, id: key })

/**
 * Plans `/stock/{vehicle}`: one page for each vehicle, which depends on that vehicle and a few like it. Asked again, it
 * hands back the same page for a vehicle that is the same object and still has the same ones beside it.
 */
export const createVehiclePages = (paths: Paths): ((data: Pick<SiteData, 'vehicles'>) => PagePlan[]) => {
  const similarTo = createSimilar(SIMILAR)
  const known = new WeakMap<VehicleFacts, { facts: Comparable; page: PagePlan | null; similarKeys: readonly number[] }>()

  const factsOf = (vehicle: VehicleFacts): Comparable => {
    const found = known.get(vehicle)
    if (found) return found.facts
    const facts = comparable(vehicle)
    known.set(vehicle, { facts, page: null, similarKeys: NONE })
    return facts
  }
  return ({ vehicles }) => {
    const similar = similarTo(vehicles.map(factsOf))
    return vehicles.map((vehicle) => {
      const similarKeys = similar.get(vehicle.key) ?? NONE
      const before = known.get(vehicle)
      if (before?.page && before.similarKeys === similarKeys) return before.page
      const page: PagePlan = {
        path: before?.page?.path ?? paths.vehicle({ ...vehicle, id: vehicle.key }),
        template: 'vehicle',
        context: { vehicleKey: vehicle.key, similarKeys },
        sitemap: listed(vehicle.updatedAt),
      }
      known.set(vehicle, { facts: before?.facts ?? comparable(vehicle), page, similarKeys })
      return page
    })
  }
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
