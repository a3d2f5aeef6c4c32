import { site } from '../../config/site'
import type { Paths } from '../../domain/routes/paths'
import { once } from '../../domain/collections/once'
import type { LocationFacts, VehicleFacts } from '../site-data'
import { listed } from './page-plan'
import type { PagePlan } from './page-plan'
import type { PlannedStock } from './stock-view'

const VEHICLES = 8

/** The first vehicles of a dealership, of one brand or (null) of all. */
const firstKeys = once(
  (brandKey: string | null) => brandKey ?? '',
  (vehicles: readonly VehicleFacts[], brandKey): number[] =>
    vehicles
      .filter(({ brandId }) => brandKey === null || brandId === brandKey)
      .slice(0, VEHICLES)
      .map(({ key }) => key),
)

/**
 * `/concessions`, each dealership, and each dealership below every brand that it represents.
 *
 * @param showsEmployees whether a dealership's page shows its employees; otherwise its data has none of them
 */
export const locationPages = (
  data: PlannedStock,
  paths: Paths,
  showsEmployees = site.locationEmployees,
): PagePlan[] => {
  const brands = new Set(data.brands.map(({ key }) => key))

  const pagesOf = (location: LocationFacts): PagePlan[] => {
    const here = data.stock.by('locationId').get(location.key) ?? []
    const brandKeys = location.brandIds.filter((key) => brands.has(key))
    const employees = showsEmployees ? data.employees : []
    const employeeKeys = employees.filter(({ locationId }) => locationId === location.key).map(({ key }) => key)
    const page = (path: string, brandKey: string | null): PagePlan => ({
      path,
      template: 'location',
      context: {
        locationKey: location.key,
        brandKey,
        brandKeys,
        employeeKeys,
        vehicleKeys: firstKeys(here, brandKey),
      },
      sitemap: listed(),
    })
    return [
      page(paths.location(location.key), null),
      ...brandKeys.map((brandKey) => page(paths.brandLocation(brandKey, location.key), brandKey)),
    ]
  }
  const represented = [...new Set(data.locations.flatMap(({ brandIds }) => brandIds))]
    .filter((key) => brands.has(key))
    .sort()
  return [
    {
      path: paths.locations,
      template: 'locations',
      context: { locationKeys: data.locations.map(({ key }) => key), brandKeys: represented },
      sitemap: listed(),
    },
    ...data.locations.flatMap(pagesOf),
  ]
}
