import { isListOf } from '../../domain/content/same-list'
import { keysOfStory } from '../../domain/content/block-keys'
import type { Paths } from '../../domain/routes/paths'
import { BODIES } from '../../domain/stock-search/url/option-names'
import {
  bodyStock,
  brandStock,
  DEMO_STOCK,
  NEW_STOCK,
  USED_STOCK,
  UTILITY_STOCK,
} from '../../domain/stock-search/url/scope'
import type { StockScope } from '../../domain/stock-search/url/scope'
import { BODY_STYLES } from '../../domain/vehicle/types'
import { newestFirst } from '../site-data'
import type { SiteData, VehicleFacts } from '../site-data'
import { latestUpdate } from './latest-update'
import { modelsOfList } from './models-of-list'
import { latestOf, listed } from './page-plan'
import type { PagePlan } from './page-plan'
import { FIRST_PAGE } from './stock-pages'
import type { PlannedStock, StockView } from './stock-view'

interface StockList {
  path: string
  scope: StockScope
  vehicles: readonly VehicleFacts[]
  /** Groups of the stock that make up its vehicles; left out, they are a group of their own. */
  parts?: readonly (readonly VehicleFacts[])[]
  /** Brands that its vehicles may be of. */
  brandKeys: readonly string[]
  /** The brand that it is about. */
  brandKey: string | null
}

const listsOf = ({ brands }: Pick<SiteData, 'brands'>, by: StockView['by'], paths: Paths): StockList[] => {
  const [byCondition, byBrand, byBody, byCategory] = [by('condition'), by('brandId'), by('bodyStyle'), by('category')]
  const all = brands.map(({ key }) => key)
  const utilityParts = UTILITY_STOCK.category.map((category) => byCategory.get(category) ?? [])
  const utilities = utilityParts.flat().sort(newestFirst)
  return [
    { path: paths.allModels, scope: NEW_STOCK, vehicles: byCondition.get('new') ?? [], brandKeys: all, brandKey: null },
    {
      path: paths.usedCentre,
      scope: USED_STOCK,
      vehicles: byCondition.get('used') ?? [],
      brandKeys: all,
      brandKey: null,
    },
    {
      path: paths.demoStock,
      scope: DEMO_STOCK,
      vehicles: byCondition.get('demo') ?? [],
      brandKeys: all,
      brandKey: null,
    },
    {
      path: paths.utilityStock,
      scope: UTILITY_STOCK,
      vehicles: utilities,
      parts: utilityParts,
      brandKeys: all,
      brandKey: null,
    },
    ...BODY_STYLES.map((style) => ({
      path: paths.bodyStock(BODIES[style]),
      scope: bodyStock(style),
      vehicles: byBody.get(style) ?? [],
      brandKeys: all,
      brandKey: null,
    })),
    ...all.map((key) => ({
      path: paths.brandStock(key),
      scope: brandStock(key),
      vehicles: byBrand.get(key) ?? [],
      brandKeys: [key],
      brandKey: key,
    })),
  ]
}

/** Addresses of the lists of a part of the stock. */
export const stockListPaths = ({ brands }: Pick<SiteData, 'brands'>, paths: Paths): string[] =>
  listsOf({ brands }, () => new Map(), paths).map(({ path }) => path)

/**
 * Lists of a part of the stock, each with the story of its address, if there is one. A page names the cards that it shows
 * first and counts no vehicle of another list: a vehicle that comes makes the lists anew that it is on.
 */
export const stockListPages = (data: SiteData & PlannedStock, paths: Paths): PagePlan[] =>
  listsOf(data, data.stock.by, paths).map(
    ({ path, scope, vehicles, parts = [vehicles], brandKeys, brandKey }): PagePlan => {
      const story = data.stories.find((candidate) => candidate.path === path && candidate.content.component === 'page')
      const body =
        story?.content.component === 'page' ? story.content.body.filter((block) => !isListOf(block, scope)) : []
      const newest = latestUpdate(...parts)
      const models = brandKey === null ? null : modelsOfList(vehicles)
      const isListed = !story?.noindex && (vehicles.length > 0 || story !== undefined)
      return {
        path,
        template: 'stock-list',
        context: {
          ...keysOfStory(body, data),
          ...(brandKey !== null && { brandKey }),
          listPath: path,
          scope,
          cardKeys: vehicles.slice(0, FIRST_PAGE).map(({ key }) => key),
          listBrandKeys: brandKeys,
          listLocationKeys: data.locations.map(({ key }) => key),
          total: vehicles.length,
          counts: { ...data.stock.counts(path, vehicles), ...(models && { modelId: models.counts }) },
          ...(models && { listModels: models.names }),
        },
        sitemap: isListed ? listed(latestOf([newest, story?.publishedAt ?? null])) : null,
      }
    },
  )
