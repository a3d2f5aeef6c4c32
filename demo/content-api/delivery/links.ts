import { basename } from 'node:path/posix'
import { uuidOf } from '../state/story-id'
import type { JsonObject, StoryRecord } from '../state/types'
import type { Version } from './access'
import { contentOf, folderId, parentFolder } from './serve-story'
import { jsonText } from '../state/json-text'

/** A story as the tree of the space shows it. */
export const linkOf = (story: StoryRecord): JsonObject => ({
  id: story.id,
  uuid: story.uuid,
  slug: story.fullSlug,
  path: null,
  parent_id: folderId(parentFolder(story.fullSlug)),
  name: story.name,
  is_folder: false,
  published: story.published !== null,
  position: story.position,
  is_startpage: story.isStartpage,
  real_path: story.fullSlug === 'home' ? '/' : `/${story.fullSlug}`,
})

const withDates = (story: StoryRecord): JsonObject => ({
  ...linkOf(story),
  published_at: story.publishedAt,
  created_at: story.createdAt,
  updated_at: story.updatedAt,
})

const folderLink = (folder: string): JsonObject => ({
  id: folderId(folder),
  uuid: uuidOf('folder', folder),
  slug: folder,
  path: null,
  parent_id: folderId(parentFolder(folder)),
  name: basename(folder),
  is_folder: true,
  published: false,
  position: 0,
  is_startpage: false,
  real_path: `/${folder}`,
})

const foldersOf = (fullSlug: string): string[] => {
  const folder = parentFolder(fullSlug)
  return folder === null ? [] : [...foldersOf(folder), folder]
}

/** The tree of the space, folders before what lies in them, in the order of the addresses. */
export const linksOf = (stories: Iterable<StoryRecord>, version: Version, query: URLSearchParams): JsonObject[] => {
  const start = query.get('starts_with')?.replace(/^\//, '') ?? ''
  const parent = query.get('with_parent')
  const visible = [...stories].filter((story) => contentOf(story, version))
  const folders = [...new Set(visible.flatMap(({ fullSlug }) => foldersOf(fullSlug)))].map(folderLink)
  const shape = query.get('include_dates') === '1' ? withDates : linkOf
  return [...folders, ...visible.map(shape)]
    .filter((link) => jsonText(link['slug']).startsWith(start) && (!parent || jsonText(link['parent_id']) === parent))
    .sort((a, b) => (jsonText(a['slug']) < jsonText(b['slug']) ? -1 : 1))
}
