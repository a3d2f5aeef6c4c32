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

const matching = (vehicles: readonly VehicleOfBlocks[], filter: Partial<Record<(typeof FILTER_NAMES)[number], string>>) =>
  vehicles.filter((vehicle) => FILTER_NAMES.every((name) => filter[name] === undefined || vehicle[FILTERS[name]] === filter[name]))

/** News, latest first. */
const articlePaths = (stories: BlockData['stories']): string[] =>
  stories
    .filter(({ kind }) => kind === 'article')
    .sort((a, b) => ((a.date ?? '') < (b.date ?? '') ? 1 : (a.date ?? '') > (b.date ?? '') ? -1 : a.path < b.path ? -1 : 1))
    .map(({ path }) => path)

/** The one car that is priced in every way: of the wanted model, with the most ways, the newest of those. */
const pricedVehicle = (vehicles: readonly VehicleOfBlocks[], model: string | undefined): number[] => {
  const wanted = model === undefined ? vehicles : vehicles.filter(({ modelId }) => modelId === model)
  const candidates = (wanted.length > 0 ? wanted : vehicles).filter(({ photos, prices }) => photos.length > 0 && prices.length > 0)
  const most = Math.max(0, ...candidates.map(({ prices }) => prices.length))
  return candidates.filter(({ prices }) => prices.length === most).slice(0, 1).map(({ key }) => key)
}

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
      return { offerKeys: offers.filter(({ kind }) => kind === block.kind).slice(0, block.count).map(({ key }) => key) }
    case 'model-list':
      return {
        modelKeys: models
          .filter(({ brandId, category }) => (block.brand ?? brandId) === brandId && (block.category ?? category) === category)
          .slice(0, block.count)
          .map(({ key }) => key),
      }
    case 'article-overview':
      return { articlePaths: articlePaths(stories) }
    case 'article-latest':
      return { articlePaths: articlePaths(stories).slice(0, block.count) }
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
    stockTotal: data.vehicles.length,
  }
}

/** The latest articles but one. */
export const latestArticles = (stories: BlockData['stories'], count: number, exceptPath: string): string[] =>
  articlePaths(stories).filter((path) => path !== exceptPath).slice(0, count)
