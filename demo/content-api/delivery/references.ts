import { unprocessable } from '../api-error'
import type { JsonObject, StoryRecord } from '../state/types'
import { isObject, isStoryLink, objectsIn } from '../state/walk-json'
import { listOf } from './query'
import { linkOf } from './links'
import { contentOf, serveStory, storyFields } from './serve-story'
import type { View } from './serve-story'
import { jsonText } from '../state/json-text'

/** Storyblok sends at most so many related stories along; of more it only names the uuids. */
const MAX_INLINE = 50

const strings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

const relationsIn = (content: JsonObject, fields: ReadonlySet<string>): string[] =>
  [...objectsIn(content)].flatMap((object) =>
    Object.entries(object).flatMap(([field, value]) =>
      fields.has(`${jsonText(object['component'])}.${field}`) ? strings(value) : [],
    ),
  )
const linksIn = (content: JsonObject): string[] =>
  [...objectsIn(content)].flatMap((object) => (isStoryLink(object) ? strings(object['id'] ?? object['uuid']) : []))

/** Stories that contents refer to, level by level, none twice. */
const collect = (
  contents: JsonObject[],
  levels: number,
  refer: (content: JsonObject) => string[],
  view: View,
): StoryRecord[] => {
  const found = new Map<string, StoryRecord>()
  let current = contents
  for (let level = 0; level < levels && current.length > 0; level++) {
    const next: JsonObject[] = []
    for (const uuid of current.flatMap(refer)) {
      const story = view.store.storyByUuid(uuid)
      const content = story && contentOf(story, view.version)
      if (!story || !content || found.has(uuid)) continue
      found.set(uuid, story)
      next.push(content)
    }
    current = next
  }
  return [...found.values()]
}

const level = (name: string, value: string | null, fallback: number): number => {
  if (!value) return fallback
  if (value !== '1' && value !== '2') throw unprocessable(name, 'must be 1 or 2')
  return Number(value)
}

const urlOf = (story: StoryRecord): JsonObject => {
  const { name, id, uuid, slug, full_slug } = storyFields(story)
  return {
    name: name ?? null,
    id: id ?? null,
    uuid: uuid ?? null,
    slug: slug ?? null,
    url: full_slug ?? null,
    full_slug: full_slug ?? null,
    _stopResolving: true,
  }
}

/**
 * What goes along with stories: `rels` for the fields named in `resolve_relations` and `links` for `resolve_links`;
 * `rel_uuids` and `link_uuids` instead when they are more than fifty.
 *
 * @throws 422 for a level or kind of link that cannot be
 */
export const referencesOf = (stories: readonly JsonObject[], query: URLSearchParams, view: View): JsonObject => {
  const contents = stories.map(({ content }) => content).filter(isObject)
  const fields = new Set(listOf(query.get('resolve_relations')))
  const whole = (story: StoryRecord): JsonObject => serveStory(story, { ...view, excludingFields: [] }) ?? {}
  // The official client leaves the same fields out of relations that it fetches by uuid: few or many, they look alike.
  const served = (story: StoryRecord): JsonObject => serveStory(story, view) ?? {}

  const rels =
    fields.size > 0
      ? collect(
          contents,
          level('resolve_level', query.get('resolve_level'), 1),
          (content) => relationsIn(content, fields),
          view,
        )
      : []
  const relations: JsonObject =
    rels.length > MAX_INLINE ? { rels: [], rel_uuids: rels.map(({ uuid }) => uuid) } : { rels: rels.map(served) }

  const kind = query.get('resolve_links') ?? '0'
  const shape = { '0': null, '1': whole, story: whole, url: urlOf, link: linkOf }[kind]
  if (shape === undefined) throw unprocessable('resolve_links', 'must be url, story or link')
  if (shape === null) return { ...relations, links: [] }
  const linked = collect(contents, level('resolve_links_level', query.get('resolve_links_level'), 1), linksIn, view)
  const links: JsonObject =
    linked.length > MAX_INLINE
      ? { links: [], link_uuids: linked.map(({ uuid }) => uuid) }
      : { links: linked.map(shape) }
  return { ...relations, ...links }
}
