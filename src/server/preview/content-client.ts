import { z } from 'zod'
import { systemClock } from '../../content-api/clock'
import { ContentApiError } from '../../content-api/content-api-error'
import { createContentClient } from '../../content-api/content-client'
import type { Parameters } from '../../content-api/content-client'
import { readLinks } from '../../content-api/read-links'
import { readStories } from '../../content-api/read-stories'
import { safeParse } from '../../contract/safe-parse'
import { createKept } from './kept'
import type { Kept } from './kept'

/** Milliseconds that one answer of the content API may take. */
const TIMEOUT = 8_000
const PER_PAGE = 100
/** The list of stories and the news, while somebody types; in milliseconds. */
const KEEP = { freshFor: 3_000, usableFor: 20_000 }

/** A story, while its editor asks every other second what became of it; the content API takes few questions. */
const KEEP_STORY = { freshFor: 15_000, usableFor: 30_000 }
const STORIES = 100

/** A story as the delivery API serves it and as the editor sends it; what is inside is for the parser. */
export const rawStorySchema = z.looseObject({
  id: z.number().int().positive(),
  uuid: z.string().default(''),
  name: z.string().default(''),
  full_slug: z.string(),
  published_at: z.string().nullish(),
  /** The release that this version of the story belongs to. */
  release_id: z.union([z.number(), z.string()]).nullish(),
  content: z.looseObject({}),
})
export type RawStory = z.output<typeof rawStorySchema>

export interface Versions {
  draft: RawStory | null
  published: RawStory | null
}

export interface DraftSource {
  /** Null when the space has no story of that number. */
  story: (id: number) => Promise<RawStory | null>
  /** A story as it is edited and as the public sees it; null: there is none, or it is not published. */
  versions: (id: number) => Promise<Versions>
  /** Every story that belongs to the release of this source; none without one. */
  ofRelease: () => Promise<readonly RawStory[]>
  /** Address of every story of the space, drafts included: slug by uuid. */
  links: () => Promise<ReadonlyMap<string, string>>
  /** Every article, drafts included. */
  articles: () => Promise<readonly RawStory[]>
  /** The editor saved something: from now on nothing that was read before is given to anybody. */
  saved: () => void
}

/** Drafts as they are, and as they will be with a release. */
export interface DraftSources {
  /** @param release number of a release of the CMS; null: none */
  of: (release: string | null) => DraftSource
}

export interface DraftSourceOptions {
  /** Up to the version, for example `https://api.storyblok.com/v2`. */
  endpoint: string
  previewToken: string
  /** In milliseconds. */
  clock?: () => number
}

const storySchema = z.object({ story: rawStorySchema })

const createDraftSource = (
  { endpoint, previewToken, clock = Date.now }: DraftSourceOptions,
  release: string | null,
): DraftSource => {
  const common = { endpoint, token: previewToken, timeout: TIMEOUT, clock: { ...systemClock, now: clock } }
  const client = createContentClient({ ...common, version: 'draft' })
  const publicClient = createContentClient({ ...common, version: 'published' })
  const inRelease: Parameters = release === null ? {} : { from_release: release }
  const one = async (read: () => Promise<{ body: { story: RawStory } }>): Promise<RawStory | null> => {
    try {
      return (await read()).body.story
    } catch (error) {
      if (error instanceof ContentApiError && error.status === 404) return null
      throw error
    }
  }
  const list = async (parameters: Parameters): Promise<RawStory[]> => {
    const stories = await readStories(client, { ...parameters, ...inRelease }, { perPage: PER_PAGE })
    return stories.flatMap((story) => safeParse(rawStorySchema, story).data ?? [])
  }
  const links = createKept({ ...KEEP, clock, read: () => readLinks(client) })
  const articles = createKept({
    ...KEEP,
    clock,
    read: () => list({ content_type: 'article', excluding_fields: 'body' }),
  })

  const story = (id: number) => one(() => client.read(`stories/${id}`, storySchema, inRelease))
  const readVersions = async (id: number): Promise<Versions> => {
    // Somebody may have published it a moment ago: nothing of before will do.
    const isPublic = one(() => publicClient.read(`stories/${id}`, storySchema, {}, true))
    const [draft, published] = await Promise.all([story(id), isPublic])
    return { draft, published }
  }
  const kept = new Map<number, Kept<Versions>>()

  return {
    story,
    versions: (id) => {
      const known = kept.get(id) ?? createKept({ ...KEEP_STORY, clock, read: () => readVersions(id) })
      if (kept.size >= STORIES) kept.clear()
      kept.set(id, known)
      return known()
    },
    ofRelease: async () =>
      release === null ? [] : (await list({})).filter((story) => String(story.release_id) === release),
    links,
    articles,
    saved: () => {
      links.forget()
      articles.forget()
      kept.clear()
    },
  }
}

/** Releases whose lists are kept at the same time. */
const RELEASES = 20

/** Reads drafts with the preview token, which stays in this process. */
export const createDraftSources = (options: DraftSourceOptions): DraftSources => {
  const plain = createDraftSource(options, null)
  const kept = new Map<string, DraftSource>()
  return {
    of: (release) => {
      if (release === null) return plain
      const source = kept.get(release) ?? createDraftSource(options, release)
      if (kept.size >= RELEASES) kept.clear()
      kept.set(release, source)
      return source
    },
  }
}
