import type { Paths } from '../../domain/routes/paths'
import type { DealerFacts, OfferFacts } from '../site-data'
import { listed } from './page-plan'
import type { PagePlan } from './page-plan'

const SIMILAR = 3

/** Offers of the same kind on other models whose monthly price is nearest. */
const similarTo = ({ key, kind, modelId, monthlyPrice }: OfferFacts, offers: readonly OfferFacts[]): string[] =>
  offers
    .filter((other) => other.key !== key && other.kind === kind && other.modelId !== modelId)
    .map((other) => ({ key: other.key, far: Math.abs(other.monthlyPrice - monthlyPrice) }))
    .sort((a, b) => a.far - b.far || (a.key < b.key ? -1 : 1))
    .slice(0, SIMILAR)
    .map((other) => other.key)

/** `/private-lease/{offer}` and `/business-lease/{offer}`. */
export const leasePages = ({ offers, models, brands, locations }: DealerFacts, paths: Paths): PagePlan[] => {
  const known = new Set(locations.map(({ key }) => key))
  const brandOf = new Map(models.map(({ key, brandId }) => [key, brandId]))
  const locationsOf = new Map(brands.map(({ key, locationIds }) => [key, locationIds.filter((id) => known.has(id))]))
  return offers.map((offer) => ({
    path: paths.leaseOffer(offer.kind, offer.key),
    template: 'lease-offer',
    context: {
      offerKey: offer.key,
      similarKeys: similarTo(offer, offers),
      locationKeys: locationsOf.get(brandOf.get(offer.modelId) ?? '') ?? [],
    },
    sitemap: listed(),
  }))
}
