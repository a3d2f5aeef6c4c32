import { createContext, useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import { EMPTY_STORY_DATA } from '../domain/content/story-data'
import type { BlockKeys, StoryData } from '../domain/content/story-data'
import type { Block } from '../domain/content/types'

const StoryDataContext = createContext<StoryData>(EMPTY_STORY_DATA)

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

/** Gives the blocks of one page the records they show. */
export const StoryDataProvider = ({ data, children }: { data: StoryData; children: ReactNode }) => (
  <StoryDataContext value={data}>{children}</StoryDataContext>
)

/** Everything that the page was made with. */
export const useStoryData = (): StoryData => useContext(StoryDataContext)

const pick = <Key, Item>(
  keys: readonly Key[] | undefined,
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): Item[] => {
  const byKey = new Map(items.map((item) => [keyOf(item), item]))
  return (keys ?? []).flatMap((key) => byKey.get(key) ?? [])
}

/** The records of one block, in its order; one that is gone since is left out. */
export const recordsOf = (data: StoryData, keys: BlockKeys | undefined) => ({
  isBrandUnknown: keys?.isBrandUnknown === true,
  vehicles: pick(keys?.vehicleKeys, data.vehicles, ({ id }) => id),
  vehicleTotal: keys?.vehicleTotal ?? 0,
  models: pick(keys?.modelKeys, data.models, ({ id }) => id),
  offers: pick(keys?.offerKeys, data.offers, ({ id }) => id),
  articles: pick(keys?.articlePaths, data.articles, ({ path }) => path),
  employees: pick(keys?.employeeKeys, data.employees, ({ id }) => id),
})

/** The records of the block with a `_uid`. */
export const useBlockRecords = (uid: string) => {
  const data = useStoryData()
  return useMemo(() => recordsOf(data, data.byBlock[uid]), [data, uid])
}
