import { z } from 'zod'
import type { ManagementClient } from './management-client'

/** Key of a story's `meta_data`, which editors do not see: what it was seeded from. */
export const SEED_MARK = 'vitrine_seed'
/** The mark of a story that was created and does not say yet what it is to say. */
export const UNFINISHED = 'unfinished'

const rowSchema = z.object({
  id: z.number(),
  uuid: z.string(),
  full_slug: z.string(),
  is_folder: z.boolean().nullish(),
})
export type SpaceStory = Pick<z.output<typeof rowSchema>, 'id' | 'uuid'>

/** A folder and its own page have the same path. */
export const storyKey = (path: string, isFolder: boolean): string => `${isFolder ? 'folder' : 'story'} ${path}`

/** Every story and folder of a space, by `storyKey`. */
export const readStories = async (client: ManagementClient): Promise<Map<string, SpaceStory>> => {
  const rows = z.array(rowSchema).parse(await client.list('stories', 'stories'))
  return new Map(rows.map((row) => [storyKey(row.full_slug.replace(/^\/+|\/+$/g, ''), row.is_folder ?? false), row]))
}

export const createdStory = (answer: unknown): SpaceStory => z.object({ story: rowSchema }).parse(answer).story

const storySchema = z.object({
  story: z.object({ content: z.unknown(), meta_data: z.record(z.string(), z.unknown()).nullish() }),
})

/** What one story says, and what it was seeded from. */
export const readStory = async (client: ManagementClient, id: number): Promise<{ content: unknown; mark: unknown }> => {
  const { content, meta_data: marks } = storySchema.parse(await client.get(`stories/${id}`)).story
  return { content, mark: marks?.[SEED_MARK] }
}
