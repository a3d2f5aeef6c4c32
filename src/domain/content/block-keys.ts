import { once } from '../collections/once'
import type { LeaseOffer, Model } from '../model/types'
import type { Vehicle } from '../vehicle/types'
import type { BlockKeys } from './story-data'
import type { StoryFields } from './story-fields'
import type { Block, StockPreviewBlock } from './types'

/** What of a vehicle decides which blocks show it. */
export interface VehicleOfBlocks extends Pick<Vehicle, 'brandId' | 'modelId' | 'fuel' | 'category' | 'condition'> {
  key: number
  photos: { readonly length: number }
  prices: { readonly length: number }
}

/** Everything that blocks choose from, each list in the order in which it is shown. */
export interface BlockData {
  /** Newest first. */
  vehicles: readonly VehicleOfBlocks[]
  models: readonly (Pick<Model, 'brandId' | 'category'> & { key: string })[]
  /** Cheapest first. */
  offers: readonly (Pick<LeaseOffer, 'kind'> & { key: string })[]
  stories: readonly Pick<StoryFields, 'kind' | 'path' | 'date'>[]
  /** In menu order. */
  brands: readonly { key: string }[]
  locations: readonly { key: string }[]
}

/** Records that the blocks of one page show, as the page's context carries them. */
export interface StoryKeys {
  byBlock: Record<string, BlockKeys>
  vehicleKeys: number[]
  modelKeys: string[]
  offerKeys: string[]
  articlePaths: string[]
  brandKeys: string[]
  locationKeys: string[]
  /** 0 where no block shows it. */
  stockTotal: number
}

const FILTERS = {
  brand: 'brandId',
  model: 'modelId',
  fuel: 'fuel',
  category: 'category',
  condition: 'condition',
} as const satisfies Partial<Record<keyof StockPreviewBlock, keyof VehicleOfBlocks>>

const FILTER_NAMES = ['brand', 'model', 'fuel', 'category', 'condition'] as const

type Filter = Partial<Record<(typeof FILTER_NAMES)[number], string>>

const matching = once(
  (filter: Filter) => JSON.stringify(FILTER_NAMES.map((name) => filter[name])),
  (vehicles: readonly VehicleOfBlocks[], filter) => {
    const asked = FILTER_NAMES.filter((name) => filter[name] !== undefined)
    return asked.length === 0
      ? vehicles
      : vehicles.filter((vehicle) => asked.every((name) => vehicle[FILTERS[name]] === filter[name]))
  },
)

/** News, latest first. */
const articlePaths = once(
  () => '',
  (stories: BlockData['stories'], _question: null) =>
    stories
      .filter(({ kind }) => kind === 'article')
      .sort((a, b) =>
        (a.date ?? '') < (b.date ?? '') ? 1 : (a.date ?? '') > (b.date ?? '') ? -1 : a.path < b.path ? -1 : 1,
      )
      .map(({ path }) => path),
)

/** The one car that is priced in every way: of the wanted model, with the most ways, the newest of those. */
const pricedVehicle = once(
  (model: string | undefined) => model ?? '',
  (vehicles: readonly VehicleOfBlocks[], model): number[] => {
    const wanted = model === undefined ? vehicles : vehicles.filter(({ modelId }) => modelId === model)
    const candidates = (wanted.length > 0 ? wanted : vehicles).filter(
      ({ photos, prices }) => photos.length > 0 && prices.length > 0,
    )
    const most = candidates.reduce((longest, { prices }) => Math.max(longest, prices.length), 0)
    return candidates
      .filter(({ prices }) => prices.length === most)
      .slice(0, 1)
      .map(({ key }) => key)
  },
)

/** Which records a block shows; null for blocks that show none. Depends on structural facts only. */
export const keysOfBlock = (block: Block, { vehicles, models, offers, stories }: BlockData): BlockKeys | null => {
  switch (block.component) {
    case 'stock-preview': {
      const found = matching(vehicles, block)
      return { vehicleKeys: found.slice(0, block.count).map(({ key }) => key), vehicleTotal: found.length }
    }
    case 'price-ways':
      return { vehicleKeys: pricedVehicle(vehicles, block.model) }
    case 'lease-offers':
      return {
        offerKeys: offers
          .filter(({ kind }) => kind === block.kind)
          .slice(0, block.count)
          .map(({ key }) => key),
      }
    case 'model-list':
      return {
        modelKeys: models
          .filter(
            ({ brandId, category }) =>
              (block.brand ?? brandId) === brandId && (block.category ?? category) === category,
          )
          .slice(0, block.count)
          .map(({ key }) => key),
      }
    case 'article-overview':
      return { articlePaths: articlePaths(stories, null) }
    case 'article-latest':
      return { articlePaths: articlePaths(stories, null).slice(0, block.count) }
    default:
      return null
  }
}

/** Blocks of a body with those that stand inside them. */
const flat = (body: readonly Block[]): Block[] =>
  body.flatMap((block) => {
    if (block.component === 'hero') return [block, ...(block.search ?? [])]
    if (block.component === 'hero-carousel') return [block, ...flat(block.slides)]
    return [block]
  })

const NEED_BRANDS: readonly Block['component'][] = ['brand-strip', 'stock-quick-search']
/** Every vehicle that comes or goes changes the number: only pages that show it may hold it. */
const NEED_TOTAL: readonly Block['component'][] = ['stock-quick-search']
const NEED_LOCATIONS: readonly Block['component'][] = ['locations-map', 'enquiry-form', 'contact-list']

const unique = <Key>(keys: (readonly Key[] | undefined)[]): Key[] => [...new Set(keys.flatMap((list) => list ?? []))]

/** Everything that the blocks of a body show, by block and all together, each record once. */
export const keysOfStory = (body: readonly Block[], data: BlockData): StoryKeys => {
  const blocks = flat(body)
  const byBlock: Record<string, BlockKeys> = {}
  for (const block of blocks) {
    const keys = keysOfBlock(block, data)
    if (keys !== null) byBlock[block._uid] = keys
  }
  const all = Object.values(byBlock)
  const needs = (names: readonly Block['component'][]) => blocks.some(({ component }) => names.includes(component))
  return {
    byBlock,
    vehicleKeys: unique(all.map(({ vehicleKeys }) => vehicleKeys)),
    modelKeys: unique(all.map(({ modelKeys }) => modelKeys)),
    offerKeys: unique(all.map(({ offerKeys }) => offerKeys)),
    articlePaths: unique(all.map((keys) => keys.articlePaths)),
    brandKeys: needs(NEED_BRANDS) ? data.brands.map(({ key }) => key) : [],
    locationKeys: needs(NEED_LOCATIONS) ? data.locations.map(({ key }) => key) : [],
    stockTotal: needs(NEED_TOTAL) ? data.vehicles.length : 0,
  }
}

/** The latest articles but one. */
export const latestArticles = (stories: BlockData['stories'], count: number, exceptPath: string): string[] =>
  articlePaths(stories, null)
    .slice(0, count + 1)
    .filter((path) => path !== exceptPath)
    .slice(0, count)
