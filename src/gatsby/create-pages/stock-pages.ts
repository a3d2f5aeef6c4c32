import type { Paths } from '../../domain/routes/paths'
import { latestUpdate } from './latest-update'
import { listed } from './page-plan'
import type { PagePlan } from './page-plan'
import type { PlannedStock } from './stock-view'

/** Cards of a list that stand in its page. */
export const FIRST_PAGE = 24

/** `/stock` with its first cards, and the visitor's own lists. */
export const stockPages = ({ vehicles, brands, locations, stock }: PlannedStock, paths: Paths): PagePlan[] => [
  {
    path: paths.stock,
    template: 'stock',
    context: {
      vehicleKeys: vehicles.slice(0, FIRST_PAGE).map(({ key }) => key),
      brandKeys: brands.map(({ key }) => key),
      locationKeys: locations.map(({ key }) => key),
      total: vehicles.length,
      counts: stock.counts(paths.stock, vehicles),
    },
    sitemap: listed(latestUpdate(...stock.by('brandId').values())),
  },
  { path: paths.compare, template: 'compare', context: {}, sitemap: null },
  { path: paths.favourites, template: 'favourites', context: {}, sitemap: null },
]
