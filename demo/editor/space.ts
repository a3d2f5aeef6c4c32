import { z } from 'zod'
import { mapJson } from '../content-api/state/walk-json'
import type { JsonObject } from '../content-api/state/types'

const storySchema = z.looseObject({
  id: z.number(),
  uuid: z.string(),
  name: z.string(),
  full_slug: z.string(),
  published: z.boolean(),
  unpublished_changes: z.boolean(),
  updated_at: z.string(),
  content: z.record(z.string(), z.json()),
})
export type EditedStory = z.output<typeof storySchema>

/** The content API refused; its answer is for the person at the editor. */
export class SpaceError extends Error {
  override name = 'SpaceError'

  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {
    super(`The content API answered ${status}`)
  }
}

export interface SpaceOptions {
  /** Origin of the content API. */
  origin: string
  managementToken: string
  spaceId: number
  /** Origin in front of pictures: stored from the root, edited with their whole address as in Storyblok. */
  assetBaseUrl: string
}

const PER_PAGE = 100

/** The write side of the demo's content API. Its token stays in this process. */
export const openSpace = ({ origin, managementToken, spaceId, assetBaseUrl }: SpaceOptions) => {
  const ask = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${origin}/v1/spaces/${spaceId}${path}`, {
      method,
      headers: { authorization: managementToken, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json().catch(() => null)
    if (!response.ok) throw new SpaceError(response.status, answer)
    return { answer, total: Number(response.headers.get('total') ?? 0) }
  }
  const withPictures = (story: EditedStory): EditedStory => ({
    ...story,
    content: mapJson(story.content, {
      string: (text) => (text.startsWith('/f/') ? assetBaseUrl + text : text),
    }) as JsonObject,
  })
  const stored = (content: JsonObject): JsonObject =>
    mapJson(content, {
      string: (text) => (text.startsWith(`${assetBaseUrl}/f/`) ? text.slice(assetBaseUrl.length) : text),
    }) as JsonObject
  const one = async (method: string, path: string, body?: unknown): Promise<EditedStory> => {
    const { answer } = await ask(method, path, body)
    return withPictures(z.object({ story: storySchema }).parse(answer).story)
  }

  return {
    list: async (): Promise<EditedStory[]> => {
      const stories: EditedStory[] = []
      for (let page = 1; ; page += 1) {
        const { answer, total } = await ask('GET', `/stories?per_page=${PER_PAGE}&page=${page}`)
        stories.push(...z.object({ stories: z.array(storySchema) }).parse(answer).stories)
        if (page * PER_PAGE >= total) return stories
      }
    },
    read: (id: string) => one('GET', `/stories/${encodeURIComponent(id)}`),
    create: (name: string, slug: string, content: JsonObject) =>
      one('POST', '/stories', { story: { name, slug, content } }),
    save: (id: string, name: string, content: JsonObject) =>
      one('PUT', `/stories/${encodeURIComponent(id)}`, { story: { name, content: stored(content) } }),
    publish: (id: string) => one('PUT', `/stories/${encodeURIComponent(id)}/publish`),
    unpublish: (id: string) => one('PUT', `/stories/${encodeURIComponent(id)}/unpublish`),
  }
}
