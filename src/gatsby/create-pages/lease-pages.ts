import type { Paths } from '../../domain/routes/paths'
import type { DealerFacts } from '../site-data'
import { listed } from './page-plan'
import type { PagePlan } from './page-plan'

/** `/private-lease/{offer}` and `/business-lease/{offer}`. */
export const leasePages = ({ offers, models, brands, locations }: DealerFacts, paths: Paths): PagePlan[] => {
  const known = new Set(locations.map(({ key }) => key))
  const brandOf = new Map(models.map(({ key, brandId }) => [key, brandId]))
  const locationsOf = new Map(brands.map(({ key, locationIds }) => [key, locationIds.filter((id) => known.has(id))]))
  return offers.map(({ key, kind, modelId }) => ({
    path: paths.leaseOffer(kind, key),
    template: 'lease-offer',
    context: { offerKey: key, locationKeys: locationsOf.get(brandOf.get(modelId) ?? '') ?? [] },
    sitemap: listed(),
  }))
}
