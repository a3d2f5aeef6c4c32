import { randomUUID } from 'node:crypto'
import type { ApiContext } from '../context'
import { notFound, unprocessable } from '../api-error'
import { randomId } from '../state/story-id'
import type { StoryRecord } from '../state/types'
import type { createStoryBody, editStoryBody } from './bodies'
import type { z } from 'zod'

/** What an editor does with stories; every change is on disk when a function returns, and announced after it. */
export const storyEditing = ({ store, clock, announce }: Pick<ApiContext, 'store' | 'clock' | 'announce'>) => {
  const now = (): string => new Date(clock()).toISOString()
  const find = (id: string): StoryRecord => {
    const story = store.state.stories.get(Number(id))
    if (!story) throw notFound()
    return story
  }
  const assertFree = (fullSlug: string, id: number): void => {
    const other = store.storyBySlug(fullSlug)
    if (other && other.id !== id) throw unprocessable('slug', 'has already been taken')
  }
  /** A seed that was moved or deleted must not come back under its old address. */
  const forgotten = (story: StoryRecord) => (story.seedDigest === null ? {} : { forgottenSeeds: [story.fullSlug] })
  const freeId = (): number => {
    const id = randomId()
    return store.state.stories.has(id) ? freeId() : id
  }

  const publish = (story: StoryRecord): StoryRecord => {
    const at = now()
    const published = {
      ...story,
      published: story.draft,
      publishedAt: at,
      firstPublishedAt: story.firstPublishedAt ?? at,
      seedDigest: null,
    }
    store.commit({ stories: [published] }, true)
    announce({
      text: `A user published the Story ${story.name} (${story.fullSlug})`,
      action: 'published',
      story_id: story.id,
      full_slug: story.fullSlug,
    })
    return published
  }
  const move = (story: StoryRecord, fullSlug: string): StoryRecord => {
    if (fullSlug === story.fullSlug) return story
    assertFree(fullSlug, story.id)
    const moved = { ...story, fullSlug, updatedAt: now(), seedDigest: null }
    store.commit({ stories: [moved], ...forgotten(story) }, true)
    announce({
      text: `A user moved the Story ${story.name} (${fullSlug})`,
      action: 'moved',
      story_id: story.id,
      full_slug: fullSlug,
    })
    return moved
  }

  return {
    find,
    create: ({ story, publish: isPublished }: z.output<typeof createStoryBody>): StoryRecord => {
      assertFree(story.slug, 0)
      const at = now()
      const record: StoryRecord = {
        id: freeId(),
        uuid: randomUUID(),
        name: story.name,
        fullSlug: story.slug,
        position: story.position ?? 0,
        isStartpage: story.is_startpage ?? false,
        tags: story.tag_list ?? [],
        createdAt: at,
        updatedAt: at,
        firstPublishedAt: null,
        publishedAt: null,
        draft: story.content,
        published: null,
        seedDigest: null,
      }
      store.commit({ stories: [record] }, false)
      return isPublished ? publish(record) : record
    },
    /** Edits the draft; a new slug moves the story, published or not, as in Storyblok. */
    edit: (id: string, { story, publish: isPublished }: z.output<typeof editStoryBody>): StoryRecord => {
      const old = find(id)
      if (story.slug !== undefined) assertFree(story.slug, old.id)
      const edited: StoryRecord = {
        ...old,
        name: story.name ?? old.name,
        draft: story.content ?? old.draft,
        tags: story.tag_list ?? old.tags,
        position: story.position ?? old.position,
        isStartpage: story.is_startpage ?? old.isStartpage,
        updatedAt: now(),
        seedDigest: null,
      }
      store.commit({ stories: [edited] }, false)
      const placed = story.slug === undefined ? edited : move(edited, story.slug)
      if (story.slug !== undefined && story.slug !== old.fullSlug) store.commit(forgotten(old), false)
      return isPublished ? publish(placed) : placed
    },
    move: (id: string, fullSlug: string): StoryRecord => move(find(id), fullSlug),
    publish: (id: string): StoryRecord => publish(find(id)),
    unpublish: (id: string): StoryRecord => {
      const story = find(id)
      const hidden = { ...story, published: null, publishedAt: null, seedDigest: null }
      store.commit({ stories: [hidden] }, true)
      announce({
        text: `A user unpublished the Story ${story.name} (${story.fullSlug})`,
        action: 'unpublished',
        story_id: story.id,
      })
      return hidden
    },
    remove: (id: string): StoryRecord => {
      const story = find(id)
      store.commit({ removedStories: [story.id], forgottenSeeds: [story.fullSlug] }, true)
      announce({
        text: `A user deleted the Story ${story.name} (${story.fullSlug})`,
        action: 'deleted',
        story_id: story.id,
      })
      return story
    },
  }
}
