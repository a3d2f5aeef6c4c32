import type { Paths } from '../../domain/routes/paths'
import type { DealerFacts, VehicleFacts } from '../site-data'
import { latestOf, listed } from './page-plan'
import type { PagePlan } from './page-plan'

/** Cards of a list that stand in its page. */
export const FIRST_PAGE = 24
/** Fields that the overview filters by. */
const COUNTED = ['brandId', 'category', 'condition', 'fuel', 'transmission', 'bodyStyle', 'locationId'] as const

/** How many vehicles have each value of the fields that the overview filters by, by field. */
export const countVehicles = (vehicles: readonly VehicleFacts[]): Record<string, Record<string, number>> =>
  Object.fromEntries(
    COUNTED.map((field) => {
      const counts: Record<string, number> = {}
      for (const vehicle of vehicles) counts[vehicle[field]] = (counts[vehicle[field]] ?? 0) + 1
      return [field, counts]
    }),
  )

/** `/stock` with its first cards, and the visitor's own lists. */
export const stockPages = ({ vehicles, brands, locations }: DealerFacts, paths: Paths): PagePlan[] => [
  {
    path: paths.stock,
    template: 'stock',
    context: {
      vehicleKeys: vehicles.slice(0, FIRST_PAGE).map(({ key }) => key),
      brandKeys: brands.map(({ key }) => key),
      locationKeys: locations.map(({ key }) => key),
      total: vehicles.length,
      counts: countVehicles(vehicles),
    },
    sitemap: listed(latestOf(vehicles.map(({ updatedAt }) => updatedAt))),
  },
  { path: paths.compare, template: 'compare', context: {}, sitemap: null },
  { path: paths.favourites, template: 'favourites', context: {}, sitemap: null },
]
