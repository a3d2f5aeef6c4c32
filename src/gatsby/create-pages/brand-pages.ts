import type { Paths } from '../../domain/routes/paths'
import { onceFor } from '../../domain/collections/once'
import { keysOfStory } from '../../domain/content/block-keys'
import type { BrandFacts, SiteData, VehicleFacts } from '../site-data'
import { latestUpdate } from './latest-update'
import { latestOf, listed } from './page-plan'
import type { PagePlan } from './page-plan'
import type { PlannedStock } from './stock-view'

const VEHICLES = 8

const merged = <Key>(first: readonly Key[], second: readonly Key[]): Key[] => [...new Set([...first, ...second])]

const countByModel = onceFor((vehicles: readonly VehicleFacts[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { modelId } of vehicles) counts[modelId] = (counts[modelId] ?? 0) + 1
  return counts
})

/** Addresses of the pages of all brands. */
export const brandPaths = ({ brands }: Pick<SiteData, 'brands'>, paths: Paths): string[] =>
  brands.flatMap(({ key }) => [paths.brand(key), paths.brandModels(key), paths.brandAllModels(key)])

/** `/{brand}` with the story of that address, if there is one, and the two lists of its models. */
export const brandPages = (data: SiteData & PlannedStock, paths: Paths): PagePlan[] => {
  const known = new Set(data.locations.map(({ key }) => key))

  const pagesOf = (brand: BrandFacts): PagePlan[] => {
    const path = paths.brand(brand.key)
    const story = data.stories.find((candidate) => candidate.path === path && candidate.content.component === 'page')
    const body = story?.content.component === 'page' ? story.content.body : []
    const keys = keysOfStory(body, data)
    const vehicles = data.stock.by('brandId').get(brand.key) ?? []
    const models = data.models.filter(({ brandId }) => brandId === brand.key).map(({ key }) => key)
    const ofModels = new Set(models)
    const ofBrand = data.offers.filter(({ modelId }) => ofModels.has(modelId))
    const offers = ofBrand.map(({ key }) => key)
    const privateOffers = ofBrand.filter(({ kind }) => kind === 'private').map(({ key }) => key)
    const newest = latestUpdate(vehicles)
    const stockByModel = countByModel(vehicles)

    const list = (variant: 'models' | 'all'): PagePlan => ({
      path: variant === 'models' ? paths.brandModels(brand.key) : paths.brandAllModels(brand.key),
      template: 'brand-models',
      context: { brandKey: brand.key, modelKeys: models, offerKeys: privateOffers, variant, stockByModel },
      sitemap: listed(newest),
    })
    return [
      {
        path,
        template: 'brand',
        context: {
          ...keys,
          brandKey: brand.key,
          modelKeys: merged(models, keys.modelKeys),
          offerKeys: merged(offers, keys.offerKeys),
          vehicleKeys: merged(
            vehicles.slice(0, VEHICLES).map(({ key }) => key),
            keys.vehicleKeys,
          ),
          locationKeys: merged(
            brand.locationIds.filter((key) => known.has(key)),
            keys.locationKeys,
          ),
          vehicleTotal: vehicles.length,
        },
        sitemap: story?.noindex ? null : listed(latestOf([newest, story?.publishedAt ?? null])),
      },
      list('models'),
      list('all'),
    ]
  }
  return data.brands.flatMap(pagesOf)
}
