import { z } from 'zod'

/**
 * Where every story is, or was last: one that is left out, or withdrawn, may come back elsewhere. Below the output of a build, and part
 * of the release: it says where visitors and search engines know them.
 */
export const STORY_ADDRESSES = 'builds/stories.json'

/** A story by what stays the same when it moves, and its address. */
export interface StoryAddress {
  key: string
  path: string
}

const addressesSchema = z.record(z.string(), z.string())
const ADDRESS = /^\/(?!\/)\S*$/

/** The same text for the same stories, in whichever order they come. */
export const storyAddressesText = (stories: Iterable<StoryAddress>): string =>
  `${JSON.stringify(Object.fromEntries([...stories].map(({ key, path }) => [key, path] as const).sort(([a], [b]) => (a < b ? -1 : 1))))}\n`

/** None when it is no such text: then no story is known to have been elsewhere. */
export const parseStoryAddresses = (text: string): StoryAddress[] => {
  try {
    return Object.entries(addressesSchema.parse(JSON.parse(text))).flatMap(([key, path]) =>
      ADDRESS.test(path) ? [{ key, path }] : [],
    )
  } catch {
    return []
  }
}
