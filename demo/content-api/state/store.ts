import { openJournal } from './journal'
import type { Change, DatasourceRecord, ReleaseRecord, SpaceState, StoryRecord } from './types'

/** What a writer changes; the store adds the cache version. */
export type Edit = Omit<Change, 'cv'>

/** The space in memory, with every change on disk before it is seen. */
export interface Store {
  readonly state: SpaceState
  /** @param isPublic whether readers of published content can see a difference: then the cache version rises */
  commit: (edit: Edit, isPublic: boolean) => void
  storyBySlug: (fullSlug: string) => StoryRecord | undefined
  storyByUuid: (uuid: string) => StoryRecord | undefined
  close: () => void
}

/** Longer journals are folded into one line at the next start. */
const COMPACT_AT = 100

/**
 * Opens the space that is kept in a folder; an empty one when there is none yet.
 *
 * @param now in milliseconds
 * @throws Error when the journal is damaged
 */
export const openStore = (folder: string, now: () => number): Store => {
  const { entries, journal } = openJournal(folder)
  const stories = new Map<number, StoryRecord>()
  const datasources = new Map<number, DatasourceRecord>()
  const releases = new Map<number, ReleaseRecord>()
  const forgottenSeeds = new Set<string>()
  const bySlug = new Map<string, StoryRecord>()
  const byUuid = new Map<string, StoryRecord>()
  let cv = 0

  const dropStory = (id: number): void => {
    const story = stories.get(id)
    if (!story) return
    stories.delete(id)
    bySlug.delete(story.fullSlug)
    byUuid.delete(story.uuid)
  }
  const apply = (change: Change): void => {
    cv = change.cv
    // All old addresses go before any new one comes: two stories may swap theirs in one change.
    for (const id of change.removedStories ?? []) dropStory(id)
    for (const { id } of change.stories ?? []) dropStory(id)
    for (const story of change.stories ?? []) {
      stories.set(story.id, story)
      bySlug.set(story.fullSlug, story)
      byUuid.set(story.uuid, story)
    }
    for (const id of change.removedDatasources ?? []) datasources.delete(id)
    for (const datasource of change.datasources ?? []) datasources.set(datasource.id, datasource)
    for (const release of change.releases ?? []) releases.set(release.id, release)
    for (const slug of change.forgottenSeeds ?? []) forgottenSeeds.add(slug)
  }
  entries.forEach(apply)
  if (entries.length > COMPACT_AT)
    journal.compact({
      cv,
      stories: [...stories.values()],
      datasources: [...datasources.values()],
      releases: [...releases.values()],
      forgottenSeeds: [...forgottenSeeds],
    })

  return {
    get state() {
      return { cv, stories, datasources, releases, forgottenSeeds }
    },
    commit: (edit, isPublic) => {
      const change = { ...edit, cv: isPublic ? Math.max(cv + 1, Math.floor(now() / 1000)) : cv }
      journal.append(change)
      apply(change)
    },
    storyBySlug: (fullSlug) => bySlug.get(fullSlug),
    storyByUuid: (uuid) => byUuid.get(uuid),
    close: () => journal.close(),
  }
}
