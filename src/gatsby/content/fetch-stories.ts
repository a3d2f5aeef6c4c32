import { z } from 'zod'
import { chunks } from '../../domain/collections/chunks'
import { ContentApiError, createContentFetch } from './content-fetch'
import { queryOf } from './read-links'
import type { ContentSource } from './read-links'
import { entryOf } from './story-entry'
import type { StoryEntry } from './story-entry'

const PER_PAGE = 100
/** Ids in one address, which must not grow too long for a host. */
const IDS_AT_ONCE = 50

const spaceSchema = z.object({ space: z.object({ version: z.number() }) })
const storiesSchema = z.object({ stories: z.array(z.looseObject({})) })

/**
 * Version of the content as it is now; everything read with it afterwards is at least that new.
 *
 * @throws ContentApiError
 */
export const readContentVersion = async ({ endpoint, token, request }: ContentSource): Promise<string> => {
  const address = `${endpoint}/cdn/spaces/me?${new URLSearchParams({ token }).toString()}`
  const answer = spaceSchema.safeParse(await (await createContentFetch(request)(address)).json())
  if (!answer.success) throw new ContentApiError(address, 'the answer does not tell the version of the content')
  return String(answer.data.space.version)
}

const readPages = async (source: ContentSource, parameters: Record<string, string>): Promise<StoryEntry[]> => {
  const contentFetch = createContentFetch(source.request)
  const read = async (page: number): Promise<{ entries: StoryEntry[]; total: number }> => {
    const query = new URLSearchParams({
      ...queryOf(source),
      ...parameters,
      per_page: String(PER_PAGE),
      page: String(page),
    })
    const address = `${source.endpoint}/cdn/stories?${query.toString()}`
    const response = await contentFetch(address)
    const answer = storiesSchema.safeParse(await response.json())
    if (!answer.success) throw new ContentApiError(address, 'the answer has no list of stories')
    return {
      entries: answer.data.stories.flatMap((story) => entryOf(story) ?? []),
      total: Number(response.headers.get('total')),
    }
  }
  const first = await read(1)
  const pages = Array.from({ length: Math.max(0, Math.ceil(first.total / PER_PAGE) - 1) }, (_, index) =>
    read(index + 2),
  )
  return [first, ...(await Promise.all(pages))].flatMap(({ entries }) => entries)
}

/**
 * Stories by number or uuid; those that are not published (any more) are left out.
 *
 * @throws ContentApiError
 */
export const fetchStories = async (
  source: ContentSource,
  by: 'by_ids' | 'by_uuids',
  keys: readonly (string | number)[],
): Promise<StoryEntry[]> => {
  const found = await Promise.all(chunks(keys, IDS_AT_ONCE).map((part) => readPages(source, { [by]: part.join(',') })))
  return found.flat()
}

/**
 * Every story of the space.
 *
 * @throws ContentApiError
 */
export const fetchAllStories = (source: ContentSource): Promise<StoryEntry[]> => readPages(source, {})
