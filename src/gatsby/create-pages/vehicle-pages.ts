import { carryOver } from '../../domain/collections/carry-over'
import type { Paths } from '../../domain/routes/paths'
import { vehicleViews } from '../../domain/routes/vehicle-views'
import type { VehicleViewRoute } from '../../domain/routes/vehicle-views'
import type { Comparable } from '../../domain/vehicle/nearest'
import { createSimilar } from '../../domain/vehicle/similar'
import type { Segments } from '../../domain/routes/segments'
import type { SiteData, VehicleFacts } from '../site-data'
import { listed } from './page-plan'
import type { PagePlan, TemplateName } from './page-plan'

const SIMILAR = 4
const NONE: readonly number[] = []

const comparable = ({ key, ...facts }: VehicleFacts): Comparable => ({ ...facts, id: key })

interface Known {
  vehicle: VehicleFacts
  facts: Comparable
  page: PagePlan | null
  similarKeys: readonly number[]
}

/**
 * Plans `/stock/{vehicle}`: one page for each vehicle, which depends on that vehicle and a few like it. Asked again, it
 * hands back the same page for a vehicle that is the same object and still has the same ones beside it.
 */
export const createVehiclePages = (paths: Paths): ((data: Pick<SiteData, 'vehicles'>) => PagePlan[]) => {
  const similarTo = createSimilar(SIMILAR)
  let stock: readonly VehicleFacts[] = []
  let known: readonly Known[] = []

  return ({ vehicles }) => {
    known = carryOver(stock, known, vehicles, (vehicle) => ({
      vehicle,
      facts: comparable(vehicle),
      page: null,
      similarKeys: NONE,
    }))
    stock = vehicles
    const similar = similarTo(known.map(({ facts }) => facts))
    return known.map((one) => {
      const { vehicle } = one
      const similarKeys = similar.get(vehicle.key) ?? NONE
      if (one.page && one.similarKeys === similarKeys) return one.page
      const page: PagePlan = {
        path: one.page?.path ?? paths.vehicle({ ...vehicle, id: vehicle.key }),
        template: 'vehicle',
        context: { vehicleKey: vehicle.key, similarKeys },
        sitemap: listed(vehicle.updatedAt),
      }
      one.page = page
      one.similarKeys = similarKeys
      return page
    })
  }
}

/** A template for each kind of view, so that none carries the code of another. */
const templateOf = (view: VehicleViewRoute['view']): TemplateName => {
  if (view === 'detail') return 'vehicle-brand'
  return view === 'interest' || view === 'testDrive' ? 'vehicle-view' : 'vehicle-calculator'
}

/** Forms, calculator and brand-scoped addresses of a vehicle: one page for each kind (docs/decisions, vehicle sub-routes). */
export const vehicleViewPages = (segments: Segments): PagePlan[] =>
  vehicleViews(segments).map(({ view, pattern, shell }) => ({
    path: shell,
    matchPath: pattern,
    template: templateOf(view),
    context: { view, shell },
    sitemap: null,
  }))
