import { z } from 'zod'
import { safeParse } from '../../contract/safe-parse'
import { createKept } from './kept'

/** Milliseconds that one answer of the content API may take. */
const TIMEOUT = 8_000
const PER_PAGE = 100
const LINKS_PER_PAGE = 1_000
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

const linksSchema = z.object({
  links: z.record(z.string(), z.object({ uuid: z.string(), slug: z.string(), is_folder: z.boolean().default(false) })),
})

/** The content API did not give a draft; the message names what was asked, never the token. */
export class ContentApiFailure extends Error {
  override name = 'ContentApiFailure'
}

export interface DraftSource {
  /** Null when the space has no story of that number. */
  story: (id: number) => Promise<RawStory | null>
  /** Address of every story of the space, drafts included: slug by uuid. */
  links: () => Promise<ReadonlyMap<string, string>>
  /** Every article, drafts included. */
  articles: () => Promise<readonly RawStory[]>
}

export interface DraftSourceOptions {
  /** Up to the version, for example `https://api.storyblok.com/v2`. */
  endpoint: string
  previewToken: string
  /** In milliseconds. */
  clock?: () => number
}

/** Reads drafts with the preview token, which stays in this process. */
export const createDraftSource = ({ endpoint, previewToken, clock = Date.now }: DraftSourceOptions): DraftSource => {
  const ask = async (path: string, query: Record<string, string> = {}) => {
    const parameters = new URLSearchParams({ ...query, version: 'draft', token: previewToken, cv: String(clock()) })
    const response = await fetch(`${endpoint}/cdn/${path}?${parameters.toString()}`, {
      signal: AbortSignal.timeout(TIMEOUT),
    }).catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message.replaceAll(previewToken, '***') : 'no answer'
      throw new ContentApiFailure(`Content API: GET ${path}: ${reason}`)
    })
    if (response.status === 404) return null
    if (!response.ok) throw new ContentApiFailure(`Content API: GET ${path} answered ${response.status}`)
    const body: unknown = await response.json().catch(() => {
      throw new ContentApiFailure(`Content API: GET ${path}: the answer is not JSON`)
    })
    return { body, total: Number(response.headers.get('total') ?? 0) }
  }
  const parse = <Shape extends z.ZodType>(shape: Shape, body: unknown, path: string): z.output<Shape> => {
    const result = safeParse(shape, body)
    if (!result.success) throw new ContentApiFailure(`Content API: GET ${path}: the answer is not what it should be`)
    return result.data
  }

  /** All pages of a list. */
  const pages = async <Shape extends z.ZodType>(
    path: string,
    shape: Shape,
    perPage: number,
    query: Record<string, string> = {},
  ) => {
    const bodies: z.output<Shape>[] = []
    for (let page = 1; ; page += 1) {
      const answer = await ask(path, { ...query, per_page: String(perPage), page: String(page) })
      if (answer !== null) bodies.push(parse(shape, answer.body, path))
      if (answer === null || page * perPage >= answer.total) return bodies
    }
  }

  return {
    story: async (id) => {
      const answer = await ask(`stories/${id}`)
      return answer === null ? null : parse(z.object({ story: rawStorySchema }), answer.body, `stories/${id}`).story
    },
    links: createKept({
      ...KEEP,
      clock,
      read: async () => {
        const bodies = await pages('links', linksSchema, LINKS_PER_PAGE, { paginated: '1' })
        const links = bodies.flatMap((body) => Object.values(body.links))
        return new Map(links.filter((link) => !link.is_folder).map(({ uuid, slug }) => [uuid, slug]))
      },
    }),
    articles: createKept({
      ...KEEP,
      clock,
      read: async () => {
        const shape = z.object({ stories: z.array(rawStorySchema) })
        const bodies = await pages('stories', shape, PER_PAGE, { content_type: 'article', excluding_fields: 'body' })
        return bodies.flatMap(({ stories }) => stories)
      },
    }),
  }
}
