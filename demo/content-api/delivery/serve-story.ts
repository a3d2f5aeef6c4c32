import { basename, dirname } from 'node:path/posix'
import { idOf } from '../state/story-id'
import type { Store } from '../state/store'
import type { SeenStory } from './seen-story'
import type { Json, JsonObject, StoryRecord } from '../state/types'
import { isObject, isStoryLink, mapJson } from '../state/walk-json'
import type { Version } from './access'

export interface View {
  store: Store
  baseUrl: string
  spaceId: number
  version: Version
  /** Fields of the content's root that are left out. */
  excludingFields: readonly string[]
}

/** What a version of a story says; null when the public does not see it. */
export const contentOf = (story: StoryRecord, version: Version): JsonObject | null =>
  version === 'draft' ? story.draft : story.published

/** Folder that a story lies in; null at the top. */
export const parentFolder = (fullSlug: string): string | null => {
  const folder = dirname(fullSlug)
  return folder === '.' ? null : folder
}
export const folderId = (folder: string | null): number => (folder === null ? 0 : idOf('folder', folder))

/** Links keep the slug that their story had when they were made; readers get the one it has now. */
const refreshLink =
  (store: Store) =>
  (object: JsonObject): JsonObject => {
    const id = object['id']
    if (!isStoryLink(object) || typeof id !== 'string') return object
    const story = store.storyByUuid(id)
    return story ? { ...object, cached_url: story.fullSlug } : object
  }

/** What the visual editor calls a block; in drafts every block carries it. */
export const withEditable =
  (storyId: number, spaceId: number) =>
  (object: JsonObject): JsonObject => {
    const { _uid: uid, component } = object
    if (typeof uid !== 'string' || typeof component !== 'string') return object
    return {
      ...object,
      _editable: `<!--#storyblok#${JSON.stringify({ name: component, space: String(spaceId), uid, id: String(storyId) })}-->`,
    }
  }

const servedContent = (
  storyId: number,
  content: JsonObject,
  { store, baseUrl, spaceId, version, excludingFields }: View,
): JsonObject => {
  const refresh = refreshLink(store)
  const mark = version === 'draft' ? withEditable(storyId, spaceId) : (object: JsonObject) => object
  const served: Json = mapJson(content, {
    string: (text) => (text.startsWith('/f/') ? `${baseUrl}${text}` : text),
    object: (object) => mark(refresh(object)),
  })
  const kept = isObject(served) ? Object.entries(served).filter(([key]) => !excludingFields.includes(key)) : []
  return Object.fromEntries(kept)
}

/** The story's own fields, without its content. */
export const storyFields = (story: SeenStory): JsonObject => ({
  name: story.name,
  created_at: story.createdAt,
  published_at: story.publishedAt,
  updated_at: story.updatedAt,
  id: story.id,
  uuid: story.uuid,
  slug: basename(story.fullSlug),
  full_slug: story.fullSlug,
  sort_by_date: null,
  position: story.position,
  tag_list: story.tags,
  is_startpage: story.isStartpage,
  parent_id: folderId(parentFolder(story.fullSlug)),
  meta_data: null,
  group_id: story.uuid,
  first_published_at: story.firstPublishedAt,
  release_id: story.releaseId ?? null,
  lang: 'default',
  path: null,
  alternates: [],
  default_full_slug: null,
  translated_slugs: null,
})

/** A story as a reader of one version gets it; null when there is no such version. */
export const serveStory = (story: SeenStory, view: View): JsonObject | null => {
  const content = contentOf(story, view.version)
  return content && { ...storyFields(story), content: servedContent(story.id, content, view) }
}
