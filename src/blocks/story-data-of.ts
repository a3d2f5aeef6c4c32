import type { StoryData } from '../domain/content/story-data'
import type { Block } from '../domain/content/types'

/** What the query of a page with blocks gives. */
export type StoryRecords = Omit<StoryData, 'byBlock' | 'stockTotal'>

/** What the context of every page with blocks holds. */
export type StoryKeys = Pick<StoryData, 'byBlock' | 'stockTotal'>

/** Records from the query and choices from the page's context, as blocks read them. */
export const storyDataOf = (records: StoryRecords, { byBlock, stockTotal }: StoryKeys): StoryData => ({
  byBlock,
  stockTotal,
  vehicles: records.vehicles,
  models: records.models,
  offers: records.offers,
  articles: records.articles,
  brands: records.brands,
  locations: records.locations,
  employees: records.employees,
})

/** Whether a block of a body is a preview of the stock that found a vehicle; one that found none is hidden. */
export const showsVehicles = (blocks: readonly Block[], { byBlock }: Pick<StoryData, 'byBlock'>): boolean =>
  blocks.some(({ component, _uid }) => component === 'stock-preview' && (byBlock[_uid]?.vehicleKeys ?? []).length > 0)
