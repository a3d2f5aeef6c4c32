import { z } from 'zod'
import { chunks } from '../domain/collections/chunks'
import type { ContentClient, Parameters } from './content-client'
import { readAll } from './read-all'
import type { ListOptions } from './read-all'
import { insertRelations } from './relations'
import type { RawStory } from './relations'

/** Stories in one question, which is an address and must not grow too long (spec, section 7). */
export const BATCH = 50

const rawStorySchema = z.looseObject({ uuid: z.string().optional() })
const pageSchema = z.object({
  stories: z.array(rawStorySchema),
  rels: z.array(rawStorySchema).default([]),
  rel_uuids: z.array(z.string()).default([]),
})

const readPages = async (client: ContentClient, parameters: Parameters, options?: ListOptions) => {
  const { pages } = await readAll(client, 'stories', parameters, pageSchema, ({ stories }) => stories.length, options)
  return pages
}

export interface StoryOptions extends ListOptions {
  /** Fields whose uuids are replaced by the stories that they name: `article.author`. */
  relations?: readonly string[]
}

/**
 * Stories that the parameters choose, as they come.
 *
 * @throws ContentApiError
 */
export const readStories = async (
  client: ContentClient,
  parameters: Parameters = {},
  { relations = [], ...options }: StoryOptions = {},
): Promise<RawStory[]> => {
  const asked = relations.length === 0 ? parameters : { ...parameters, resolve_relations: relations.join(',') }
  const pages = await readPages(client, asked, options)
  const stories = pages.flatMap((page) => page.stories)
  if (relations.length === 0) return stories
  // Where they are more than fifty, the answer names them only.
  const named = [...new Set(pages.flatMap((page) => page.rel_uuids))]
  const related = [...pages.flatMap((page) => page.rels), ...(await readStoriesBy(client, 'by_uuids', named, options))]
  return insertRelations(stories, related, relations)
}

/**
 * Stories by number or uuid, fifty at a time; those that are not published (any more) are left out.
 *
 * @throws ContentApiError
 */
export const readStoriesBy = async (
  client: ContentClient,
  by: 'by_ids' | 'by_uuids',
  keys: readonly (string | number)[],
  options: StoryOptions = {},
): Promise<RawStory[]> => {
  const batches = chunks(keys, BATCH).map((part) =>
    readStories(client, { [by]: part.join(',') }, { ...options, perPage: BATCH }),
  )
  return (await Promise.all(batches)).flat()
}
