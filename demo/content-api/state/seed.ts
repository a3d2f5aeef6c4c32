import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { DemoDatasource, DemoStory } from '../../content/types'
import { withLinkIds } from './link-ids'
import { idOf, uuidOf } from './story-id'
import type { Store } from './store'
import type { DatasourceRecord, StoryRecord } from './types'

/** What a new space begins with. */
export interface Seed {
  stories: readonly DemoStory[]
  datasources: readonly DemoDatasource[]
}

const digestOf = (value: unknown): string => createHash('sha1').update(JSON.stringify(value)).digest('hex')

const recordOf = (story: DemoStory, slugs: ReadonlySet<string>): StoryRecord => {
  const content = withLinkIds(z.json().parse(JSON.parse(JSON.stringify(story.content))), (slug) =>
    slugs.has(slug) ? uuidOf('story', slug) : undefined,
  )
  return {
    id: idOf('story', story.fullSlug),
    uuid: uuidOf('story', story.fullSlug),
    name: story.name,
    fullSlug: story.fullSlug,
    position: story.position,
    isStartpage: story.isStartpage ?? false,
    tags: story.tags ?? [],
    createdAt: story.firstPublishedAt,
    updatedAt: story.publishedAt,
    firstPublishedAt: story.firstPublishedAt,
    publishedAt: story.publishedAt,
    draft: content,
    published: content,
    seedDigest: digestOf([story, content]),
  }
}

const datasourceOf = ({ slug, name, entries }: DemoDatasource): DatasourceRecord => ({
  id: idOf('datasource', slug),
  slug,
  name,
  seedDigest: digestOf([slug, name, entries]),
  entries: entries.map((entry, index) => ({ id: idOf('entry', `${slug}/${index}/${entry.name}`), ...entry })),
})

/**
 * Brings the space up to its seed: what is new comes in, what changed in the seed is renewed and what left it goes,
 * but nothing that somebody edited, moved or deleted is touched.
 *
 * @throws Error when two seed stories have the same slug
 */
export const applySeed = (store: Store, seed: Seed): void => {
  const slugs = new Set(seed.stories.map(({ fullSlug }) => fullSlug))
  if (slugs.size < seed.stories.length) {
    const twice = seed.stories.find(
      ({ fullSlug }, index) => seed.stories.findIndex((other) => other.fullSlug === fullSlug) < index,
    )
    throw new Error(`two seed stories have the slug ${twice?.fullSlug}`)
  }
  const { stories, datasources, forgottenSeeds } = store.state
  const isWanted = (old: { seedDigest: string | null } | undefined, next: { seedDigest: string | null }): boolean =>
    old ? old.seedDigest !== null && old.seedDigest !== next.seedDigest : true

  const renewed = seed.stories
    .filter(({ fullSlug }) => !forgottenSeeds.has(fullSlug))
    .map((story) => recordOf(story, slugs))
    .filter(
      (record) =>
        isWanted(stories.get(record.id), record) && (store.storyBySlug(record.fullSlug)?.id ?? record.id) === record.id,
    )
  const renewedDatasources = seed.datasources
    .map(datasourceOf)
    .filter((record) => isWanted(datasources.get(record.id), record))
  const seedIds = new Set(seed.stories.map(({ fullSlug }) => idOf('story', fullSlug)))
  const removed = [...stories.values()]
    .filter(({ id, seedDigest }) => seedDigest !== null && !seedIds.has(id))
    .map(({ id }) => id)

  if (renewed.length + renewedDatasources.length + removed.length > 0 || store.state.cv === 0)
    store.commit({ stories: renewed, datasources: renewedDatasources, removedStories: removed }, true)
}
