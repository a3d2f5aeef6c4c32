import { z } from 'zod'
import { mapJson } from '../content-api/state/walk-json'
import type { JsonObject } from '../content-api/state/types'
import { askAll, askSpace } from './ask-space'
import type { Datasources } from './field-schema'

const content = z.record(z.string(), z.json())
const storySchema = z.looseObject({
  id: z.number(),
  uuid: z.string(),
  name: z.string(),
  full_slug: z.string(),
  published: z.boolean(),
  unpublished_changes: z.boolean(),
  updated_at: z.string(),
  content,
  /** Whether the release that is open has a draft of its own of the story. */
  is_planned: z.boolean().default(false),
})
export type EditedStory = z.output<typeof storySchema>

/** A story as the delivery API shows it in a release. */
const seenSchema = z.object({ id: z.number(), content, release_id: z.number().nullable() })
const releaseSchema = z.object({ id: z.number(), name: z.string(), released: z.boolean() })

const datasourcesSchema = z.object({ datasources: z.array(z.object({ slug: z.string() })) })
const entriesSchema = z.object({ datasource_entries: z.array(z.object({ name: z.string(), value: z.string() })) })

export interface SpaceOptions {
  /** Origin of the content API. */
  origin: string
  managementToken: string
  /** Reads what stories say in a release: the management API has only the drafts outside. */
  previewToken: string
  spaceId: number
  /** Origin in front of pictures: stored from the root, edited with their whole address as in Storyblok. */
  assetBaseUrl: string
}

/** Number of a release; null: none is open. */
type Release = number | null

/** Both sides of the demo's content API. Its tokens stay in this process. */
export const openSpace = ({ origin, managementToken, previewToken, spaceId, assetBaseUrl }: SpaceOptions) => {
  const ask = (method: string, path: string, body?: unknown) =>
    askSpace(`${origin}/v1/spaces/${spaceId}${path}`, {
      method,
      headers: { authorization: managementToken, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const see = (path: string, release: number) =>
    askSpace(`${origin}/v2/cdn/stories${path}version=draft&from_release=${release}&token=${previewToken}`)

  const withPictures = (story: EditedStory): EditedStory => ({
    ...story,
    content: mapJson(story.content, {
      string: (text) => (text.startsWith('/f/') ? assetBaseUrl + text : text),
    }) as JsonObject,
  })
  const stored = (edited: JsonObject): JsonObject =>
    mapJson(edited, {
      string: (text) => (text.startsWith(`${assetBaseUrl}/f/`) ? text.slice(assetBaseUrl.length) : text),
    }) as JsonObject
  const one = async (method: string, path: string, body?: unknown): Promise<EditedStory> => {
    const answer = await ask(method, path, body)
    return withPictures(z.object({ story: storySchema }).parse(answer.body).story)
  }
  const read = async (id: string, release: Release): Promise<EditedStory> => {
    const path = `/${encodeURIComponent(id)}`
    if (release === null) return one('GET', `/stories${path}`)
    const [story, { body }] = await Promise.all([one('GET', `/stories${path}`), see(`${path}?`, release)])
    const seen = z.object({ story: seenSchema }).parse(body).story
    return withPictures({ ...story, content: seen.content, is_planned: seen.release_id === release })
  }
  const plannedIn = async (release: Release): Promise<ReadonlySet<number>> => {
    if (release === null) return new Set()
    const stories = await askAll(
      (page) => see(`?${page}&`, release),
      (body) => z.object({ stories: z.array(seenSchema) }).parse(body).stories,
    )
    return new Set(stories.filter(({ release_id: of }) => of === release).map(({ id }) => id))
  }

  return {
    list: async (release: Release): Promise<EditedStory[]> => {
      const planned = await plannedIn(release)
      const stories = await askAll(
        (page) => ask('GET', `/stories?${page}`),
        (body) => z.object({ stories: z.array(storySchema) }).parse(body).stories,
      )
      return stories.map((story) => ({ ...story, is_planned: planned.has(story.id) }))
    },
    read,
    create: (name: string, slug: string, first: JsonObject) =>
      one('POST', '/stories', { story: { name, slug, content: first } }),
    save: async (id: string, name: string, edited: JsonObject, release: Release): Promise<EditedStory> => {
      const story = { name, content: stored(edited) }
      const path = `/stories/${encodeURIComponent(id)}`
      if (release === null) return one('PUT', path, { story })
      await ask('PUT', path, { story, release_id: release })
      return read(id, release)
    },
    publish: (id: string) => one('PUT', `/stories/${encodeURIComponent(id)}/publish`),
    unpublish: (id: string) => one('PUT', `/stories/${encodeURIComponent(id)}/unpublish`),

    /** What the choices of some fields are taken from. */
    datasources: async (): Promise<Datasources> => {
      const { datasources } = datasourcesSchema.parse((await ask('GET', '/datasources')).body)
      const entries = ({ slug }: { slug: string }) =>
        askAll(
          (page) => ask('GET', `/datasource_entries?datasource_slug=${encodeURIComponent(slug)}&${page}`),
          (body) => entriesSchema.parse(body).datasource_entries,
        )
      return new Map(await Promise.all(datasources.map(async (one) => [one.slug, await entries(one)] as const)))
    },

    /** Releases that were not published yet. */
    releases: async () => {
      const all = await askAll(
        (page) => ask('GET', `/releases?${page}`),
        (body) => z.object({ releases: z.array(releaseSchema) }).parse(body).releases,
      )
      return all.filter(({ released }) => !released)
    },
    createRelease: async (name: string) =>
      z.object({ release: releaseSchema }).parse((await ask('POST', '/releases', { release: { name } })).body).release,
    merge: async (id: string): Promise<void> => {
      await ask('PUT', `/releases/${encodeURIComponent(id)}`, { do_release: true })
    },
  }
}
