import { z } from 'zod'
import { systemClock } from '../../content-api/clock'
import { ContentApiError } from '../../content-api/content-api-error'
import { createContentClient } from '../../content-api/content-client'
import { readLinks } from '../../content-api/read-links'
import { readStories } from '../../content-api/read-stories'
import { safeParse } from '../../contract/safe-parse'
import { createKept } from './kept'

/** Milliseconds that one answer of the content API may take. */
const TIMEOUT = 8_000
const PER_PAGE = 100
/** The list of stories and the news, while somebody types; in milliseconds. */
const KEEP = { freshFor: 3_000, usableFor: 20_000 }

/** A story as the delivery API serves it and as the editor sends it; what is inside is for the parser. */
export const rawStorySchema = z.looseObject({
  id: z.number().int().positive(),
  uuid: z.string().default(''),
  name: z.string().default(''),
  full_slug: z.string(),
  published_at: z.string().nullish(),
  content: z.looseObject({}),
})
export type RawStory = z.output<typeof rawStorySchema>

export interface DraftSource {
  /** Null when the space has no story of that number. */
  story: (id: number) => Promise<RawStory | null>
  /** Address of every story of the space, drafts included: slug by uuid. */
  links: () => Promise<ReadonlyMap<string, string>>
  /** Every article, drafts included. */
  articles: () => Promise<readonly RawStory[]>
  /** The editor saved something: from now on nothing that was read before is given to anybody. */
  saved: () => void
}

export interface DraftSourceOptions {
  /** Up to the version, for example `https://api.storyblok.com/v2`. */
  endpoint: string
  previewToken: string
  /** In milliseconds. */
  clock?: () => number
}

const storySchema = z.object({ story: rawStorySchema })

/** Reads drafts with the preview token, which stays in this process. */
export const createDraftSource = ({ endpoint, previewToken, clock = Date.now }: DraftSourceOptions): DraftSource => {
  const client = createContentClient({
    endpoint,
    token: previewToken,
    version: 'draft',
    timeout: TIMEOUT,
    clock: { ...systemClock, now: clock },
  })
  const links = createKept({ ...KEEP, clock, read: () => readLinks(client) })
  const articles = createKept({
    ...KEEP,
    clock,
    read: async () => {
      const stories = await readStories(
        client,
        { content_type: 'article', excluding_fields: 'body' },
        { perPage: PER_PAGE },
      )
      return stories.flatMap((story) => safeParse(rawStorySchema, story).data ?? [])
    },
  })

  return {
    story: async (id) => {
      try {
        return (await client.read(`stories/${id}`, storySchema)).body.story
      } catch (error) {
        if (error instanceof ContentApiError && error.status === 404) return null
        throw error
      }
    },
    links,
    articles,
    saved: () => {
      links.forget()
      articles.forget()
    },
  }
}
