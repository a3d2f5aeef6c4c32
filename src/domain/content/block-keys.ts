import type { Employee } from '../location/types'
import type { LeaseOffer, Model } from '../model/types'
import { newsEntries } from '../news/articles'
import { NEWS_PAGE } from '../news/news-lists'
import { relatedArticles } from '../news/related-articles'
import { asksForPeople } from './asks-for-people'
import type { BlockKeys } from './story-data'
import type { StoryFields } from './story-fields'
import type { Block, EmployeeListBlock } from './types'
import { asksUnknownBrand } from './unknown-records'
import { matchingVehicles, pricedVehicle } from './vehicles-of-block'
import type { VehicleOfBlocks } from './vehicles-of-block'

/** Everything that blocks choose from, each list in the order in which it is shown. */
export interface BlockData {
  /** Newest first. */
  vehicles: readonly VehicleOfBlocks[]
  models: readonly (Pick<Model, 'brandId' | 'category'> & { key: string })[]
  /** Cheapest first. */
  offers: readonly (Pick<LeaseOffer, 'kind'> & { key: string })[]
  stories: readonly Pick<StoryFields, 'kind' | 'path' | 'date' | 'category' | 'brand'>[]
  /** In menu order. */
  brands: readonly { key: string }[]
  locations: readonly { key: string }[]
  employees: readonly (Pick<Employee, 'locationId' | 'department'> & { key: string })[]
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
  employeeKeys: string[]
  /** 0 where no block shows it. */
  stockTotal: number
}

/** Articles of a block that shows all of them; the list of news has the others on pages of its own. */
const OVERVIEW = NEWS_PAGE

const newestPaths = (stories: BlockData['stories'], count: number): string[] =>
  newsEntries(stories)
    .slice(0, count)
    .map(({ path }) => path)

/** Keys of the employees of a dealership and a department, of all of them where a block names none. */
const employeesOf = (
  employees: BlockData['employees'],
  asked: Pick<EmployeeListBlock, 'location' | 'department'>,
): string[] =>
  employees
    .filter(
      ({ locationId, department }) =>
        (asked.location ?? locationId) === locationId && (asked.department ?? department) === department,
    )
    .map(({ key }) => key)

/** Which records a block shows; null for blocks that show none. Depends on structural facts only. */
export const keysOfBlock = (
  block: Block,
  { vehicles, models, offers, stories, employees }: BlockData,
): BlockKeys | null => {
  switch (block.component) {
    case 'stock-preview': {
      const found = matchingVehicles(vehicles, block)
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
    case 'employee-list':
      return { employeeKeys: employeesOf(employees, block) }
    case 'contact-list':
      return asksForPeople(block) ? { employeeKeys: employeesOf(employees, block) } : null
    case 'article-overview':
      return { articlePaths: newestPaths(stories, OVERVIEW) }
    case 'article-latest':
      return { articlePaths: newestPaths(stories, block.count) }
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

const NEED_BRANDS: readonly Block['component'][] = ['brand-strip', 'stock-quick-search', 'employee-list']
/** Every vehicle that comes or goes changes the number: only pages that show it may hold it. */
const NEED_TOTAL: readonly Block['component'][] = ['stock-quick-search']
const NEED_LOCATIONS: readonly Block['component'][] = [
  'locations-map',
  'enquiry-form',
  'trade-in',
  'contact-list',
  'employee-list',
  'appointment-booking-grid',
]

const unique = <Key>(keys: (readonly Key[] | undefined)[]): Key[] => [...new Set(keys.flatMap((list) => list ?? []))]

/** Everything that the blocks of a body show, by block and all together, each record once. */
export const keysOfStory = (body: readonly Block[], data: BlockData): StoryKeys => {
  const blocks = flat(body)
  const byBlock: Record<string, BlockKeys> = {}
  for (const block of blocks) {
    const keys = keysOfBlock(block, data)
    if (keys !== null)
      byBlock[block._uid] = asksUnknownBrand(block, data.brands) ? { ...keys, isBrandUnknown: true } : keys
  }
  const all = Object.values(byBlock)
  const needs = (names: readonly Block['component'][]) => blocks.some(({ component }) => names.includes(component))
  return {
    byBlock,
    vehicleKeys: unique(all.map(({ vehicleKeys }) => vehicleKeys)),
    modelKeys: unique(all.map(({ modelKeys }) => modelKeys)),
    offerKeys: unique(all.map(({ offerKeys }) => offerKeys)),
    articlePaths: unique(all.map((keys) => keys.articlePaths)),
    employeeKeys: unique(all.map(({ employeeKeys }) => employeeKeys)),
    brandKeys: needs(NEED_BRANDS) ? data.brands.map(({ key }) => key) : [],
    locationKeys: needs(NEED_LOCATIONS) ? data.locations.map(({ key }) => key) : [],
    stockTotal: needs(NEED_TOTAL) ? data.vehicles.length : 0,
  }
}

/** Articles below an article. */
const RELATED = 3

/** Addresses of what to read after an article. */
export const relatedPaths = (stories: BlockData['stories'], path: string): string[] =>
  relatedArticles(newsEntries(stories), path, RELATED)
