import type { Paths } from '../../domain/routes/paths'
import type { DealerFacts, VehicleFacts } from '../site-data'
import { latestOf, listed } from './page-plan'
import type { PagePlan } from './page-plan'

/** Cards of a list that stand in its page. */
export const FIRST_PAGE = 24
const count = (vehicles: readonly VehicleFacts[], valueOf: (vehicle: VehicleFacts) => string): Record<string, number> => {
  const counts = new Map<string, number>()
  for (const vehicle of vehicles) {
    const value = valueOf(vehicle)
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return Object.fromEntries(counts)
}

/**
 * How many vehicles have each value of the fields that the overview filters by, by field. Every build counts those of twenty
 * lists: a field that stands in the code takes half the time of one whose name is looked up.
 */
export const countVehicles = (vehicles: readonly VehicleFacts[]): Record<string, Record<string, number>> => ({
  brandId: count(vehicles, ({ brandId }) => brandId),
  category: count(vehicles, ({ category }) => category),
  condition: count(vehicles, ({ condition }) => condition),
  fuel: count(vehicles, ({ fuel }) => fuel),
  transmission: count(vehicles, ({ transmission }) => transmission),
  bodyStyle: count(vehicles, ({ bodyStyle }) => bodyStyle),
  locationId: count(vehicles, ({ locationId }) => locationId),
})

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
