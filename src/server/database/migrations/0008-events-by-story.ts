import type { Migration } from '../migration'

/** Finds the builds that read a story; see decision 0007. */
export const eventsByStory: Migration = {
  number: 8,
  name: 'events-by-story',
  statements: ["create index events_by_story on events ((payload ->> 'story_id')) where source = 'storyblok'"],
}
