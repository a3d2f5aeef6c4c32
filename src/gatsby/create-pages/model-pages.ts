import type { Paths } from '../../domain/routes/paths'
import { groupBy } from '../../domain/collections/once'
import type { ModelFacts } from '../site-data'
import { latestUpdate } from './latest-update'
import { listed } from './page-plan'
import type { PagePlan } from './page-plan'
import type { PlannedStock } from './stock-view'

const VEHICLES = 8

/** A model's page, its landing pages, and its two forms. */
export const modelPages = ({ models, offers, brands, locations, stock }: PlannedStock, paths: Paths): PagePlan[] => {
  const byModel = stock.by('modelId')
  const leases = groupBy(offers, ({ modelId }) => modelId)
  const locationsOf = new Map(brands.map(({ key, locationIds }) => [key, locationIds]))
  const known = new Set(locations.map(({ key }) => key))

  const pagesOf = (model: ModelFacts): PagePlan[] => {
    const inStock = byModel.get(model.key) ?? []
    const locationKeys = (locationsOf.get(model.brandId) ?? []).filter((key) => known.has(key))
    const context = {
      modelKey: model.key,
      offerKeys: (leases.get(model.key) ?? []).map(({ key }) => key),
      vehicleKeys: inStock.slice(0, VEHICLES).map(({ key }) => key),
      vehicleTotal: inStock.length,
      locationKeys,
    }
    // A test drive needs a dealership, also of a model whose brand none of them has.
    const formLocationKeys = locationKeys.length > 0 ? locationKeys : [...known]
    const sitemap = listed(latestUpdate(inStock))
    const isUtility = model.category !== 'passenger'
    return [
      { path: paths.model(model), template: 'model', context, sitemap },
      {
        path: paths.modelLanding(model),
        template: 'model-landing',
        context: { ...context, variant: 'brand' },
        sitemap,
      },
      ...(isUtility
        ? [
            {
              path: paths.utilityModel(model),
              template: 'model-landing' as const,
              context: { ...context, variant: 'utility' },
              sitemap,
            },
          ]
        : []),
      {
        path: paths.modelContact(model),
        template: 'model-form',
        context: { modelKey: model.key, kind: 'contact', locationKeys: formLocationKeys },
        sitemap: null,
      },
      {
        path: paths.modelTestDrive(model),
        template: 'model-form',
        context: { modelKey: model.key, kind: 'test_drive', locationKeys: formLocationKeys },
        sitemap: null,
      },
    ]
  }
  return models.flatMap(pagesOf)
}
