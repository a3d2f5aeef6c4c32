import { useMemo } from 'react'
import type { BlockKeys, StoryData } from '../domain/content/story-data'
import { useStoryData } from './story-data'

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
