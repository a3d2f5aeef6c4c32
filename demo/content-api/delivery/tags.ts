import type { StoryRecord } from '../state/types'
import type { Version } from './access'
import { contentOf } from './serve-story'

/** Tags of the stories a reader sees, with how often each is used, by name. */
export const tagsOf = (
  stories: Iterable<StoryRecord>,
  version: Version,
  startsWith: string,
): { name: string; taggings_count: number }[] => {
  const counts = new Map<string, number>()
  for (const story of stories) {
    if (!contentOf(story, version) || !story.fullSlug.startsWith(startsWith)) continue
    for (const tag of story.tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  }
  return [...counts]
    .map(([name, taggings_count]) => ({ name, taggings_count }))
    .sort((a, b) => a.name.localeCompare(b.name, 'fr'))
}
