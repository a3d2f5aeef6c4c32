import { basename, dirname } from 'node:path/posix'
import type { JsonObject } from '../../../domain/json'
import type { SeedStory } from './seed-story'

/** Path of the folder around a story or folder; empty at the top. */
export const folderOf = (path: string): string => (dirname(path) === '.' ? '' : dirname(path))

/** Every folder that stories lie in, each after the one around it. */
export const foldersOf = (stories: readonly SeedStory[]): string[] => {
  const folders = new Set<string>()
  const add = (folder: string): void => {
    if (folder === '' || folders.has(folder)) return
    add(folderOf(folder))
    folders.add(folder)
  }
  for (const { folder } of stories) add(folder)
  return [...folders]
}

/** What new stories of a folder are: as most of those in it. */
const defaultRoot = (folder: string, stories: readonly SeedStory[]): string => {
  const inside = stories.filter((story) => story.folder === folder && !story.isStartpage)
  const articles = inside.filter(({ content }) => content['component'] === 'article')
  return articles.length * 2 > inside.length ? 'article' : 'page'
}

/** A folder as the API takes it, named after its own page if it has one. */
export const folderBody = (folder: string, stories: readonly SeedStory[], parentId: number): JsonObject => {
  const slug = basename(folder)
  const words = slug.replaceAll('-', ' ')
  return {
    name: stories.find(({ path }) => path === folder)?.name ?? words.charAt(0).toUpperCase() + words.slice(1),
    slug,
    parent_id: parentId,
    is_folder: true,
    default_root: defaultRoot(folder, stories),
  }
}
